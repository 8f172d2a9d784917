import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hydrate } from '../../src/browser/about-menu.ts'
import { stubLayout } from '../helpers/layout.ts'
import { find } from '../helpers/mount.tsx'

beforeEach(() => stubLayout({ width: 400, content: 400 }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const mouse = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })
const finger = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'touch' })
const key = (name: string) => new KeyboardEvent('keydown', { bubbles: true, key: name })

it.each([
  ['opens under the mouse', false, 'details', mouse('pointerenter'), true],
  ['stays closed under a finger, whose press opens it', false, 'details', finger('pointerenter'), false],
  ['closes at Escape', true, 'summary', key('Escape'), false],
  ['closes at Escape with the focus elsewhere', true, 'main', key('Escape'), false],
  ['stays open at another key', true, 'summary', key('Tab'), true],
  ['closes at a press elsewhere', true, 'main', mouse('pointerdown'), false],
  ['stays open at a press in it', true, 'ul', mouse('pointerdown'), true],
])('%s', async (_case, before, selector, event, after) => {
  const { page, details } = await open(before)
  find(page, selector).dispatchEvent(event)
  expect(details.open).toBe(after)
})

it('closes when the page is left, as Back would show it open', async () => {
  const { details } = await open(true)
  dispatchEvent(new Event('pagehide'))
  expect(details.open).toBe(false)
})

it('returns the focus to its button on Escape', async () => {
  const { page } = await open(true)
  find(page, 'a').focus()
  find(page, 'a').dispatchEvent(key('Escape'))
  expect(document.activeElement).toBe(find(page, 'summary'))
})

it('leaves the focus elsewhere where it is on Escape', async () => {
  const { page } = await open(true)
  find(page, 'button').focus()
  find(page, 'button').dispatchEvent(key('Escape'))
  expect(document.activeElement).toBe(find(page, 'button'))
})

it.each([
  ['closes when the focus goes elsewhere', 'main', false],
  ['stays open when the focus moves in it', 'summary', true],
])('%s', async (_case, target, after) => {
  const { page, details } = await open(true)
  const relatedTarget = find(page, target)
  find(page, 'a').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
  expect(details.open).toBe(after)
})

it('opens at a press after Escape has closed it under the mouse', async () => {
  const { page, details } = await open(false)
  details.dispatchEvent(mouse('pointerenter'))
  find(page, 'main').dispatchEvent(key('Escape'))
  find(page, 'summary').click()
  expect(details.open).toBe(true)
})

it('closes when the mouse that opened it leaves', async () => {
  const { details } = await open(false)
  details.dispatchEvent(mouse('pointerenter'))
  details.dispatchEvent(mouse('pointerleave'))
  expect(details.open).toBe(false)
})

async function open(isOpen: boolean) {
  document.body.innerHTML =
    '<details><summary>About</summary><ul><li><a href="/our-story">Our Story</a></li></ul></details><main><button type="button">Elsewhere</button></main>'
  const page = document.body
  const details = find<HTMLDetailsElement>(page, 'details')
  await hydrate(details)
  details.open = isOpen
  return { page, details }
}
