import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrows, isPlaying, open, press, pressRotation, scroller, scrollTo, wait } from '../helpers/carousel.tsx'
import { stubLayout } from '../helpers/layout.ts'
import { find } from '../helpers/mount.tsx'

beforeEach(() => {
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] as const
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', ...frames] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the arrows', () => {
  it.each([
    ['nothing to scroll', 400, 0, []],
    ['the start', 1000, 0, ['Next']],
    ['the middle', 1000, 300, ['Previous', 'Next']],
    ['the end', 1000, 600, ['Previous']],
  ])('are enabled where there is more to see: %s', async (_case, content, scrollLeft, shown) => {
    stubLayout({ width: 400, content })
    const page = await open()
    await scrollTo(page, scrollLeft)
    await wait(1000)
    expect(arrows(page)).toEqual(shown)
  })

  it('are looked up again a second after a scroll', async () => {
    stubLayout({ width: 400, content: 1000 })
    const page = await open()
    await scrollTo(page, 600)
    await wait(999)
    expect(arrows(page)).toEqual(['Next'])
    await wait(1)
    expect(arrows(page)).toEqual(['Previous'])
  })

  it('move by most of what is seen in half a second', async () => {
    stubLayout({ width: 400, content: 4000 })
    const page = await open()
    await press(page, 'Next')
    await wait(520)
    expect(scroller(page).scrollLeft).toBeCloseTo(320)
    await wait(2000)
    expect(scroller(page).scrollLeft).toBeCloseTo(320)
  })

  it('move on by two steps if they are pressed again on the way', async () => {
    stubLayout({ width: 400, content: 4000 })
    const page = await open()
    await press(page, 'Next')
    await wait(200)
    const before = scroller(page).scrollLeft
    await press(page, 'Next')
    await wait(320)
    expect(scroller(page).scrollLeft).toBeGreaterThan(before)
    expect(scroller(page).dataset.stepping).toBe('')
    await wait(200)
    expect(scroller(page).scrollLeft).toBeCloseTo(640)
    expect(scroller(page).dataset.stepping).toBeUndefined()
  })
})

describe('a carousel that moves by itself', () => {
  it('takes its seconds for one pass, and turns round', async () => {
    stubLayout({ width: 400, content: 1440 })
    const page = await open(52)
    await wait(26_000)
    expect(scroller(page).scrollLeft / 1040).toBeCloseTo(1 / 2, 2)
    await wait(26_000)
    expect(scroller(page).scrollLeft / 1040).toBeCloseTo(1, 2)
    await wait(26_000)
    expect(scroller(page).scrollLeft / 1040).toBeCloseTo(1 / 2, 2)
  })

  it('stops at its button and goes on at it', async () => {
    stubLayout({ width: 400, content: 1440 })
    const page = await open(52)
    await pressRotation(page)
    expect(find(page, '.carousel').dataset.rotation).toBe('off')
    const { scrollLeft } = scroller(page)
    await wait(5000)
    expect(scroller(page).scrollLeft).toBe(scrollLeft)
    await pressRotation(page)
    expect(find(page, '.carousel').dataset.rotation).toBe('on')
    await wait(5000)
    expect(scroller(page).scrollLeft).toBeGreaterThan(scrollLeft)
  })

  it('has a situation of its own', async () => {
    stubLayout({ width: 400, content: 1440 })
    const [stopped, moving] = [await open(52), await open(52)]
    await pressRotation(stopped)
    expect(isPlaying(stopped)).toBe(false)
    expect(isPlaying(moving)).toBe(true)
  })

  it.each([
    ['is pointed at', new PointerEvent('pointerenter', { pointerType: 'mouse' })],
    ['has focus in it', new FocusEvent('focusin', { bubbles: true })],
  ])('rests while it %s', async (_case, event) => {
    stubLayout({ width: 400, content: 1440 })
    const page = await open(52)
    expect(isPlaying(page)).toBe(true)
    await act(async () => scroller(page).dispatchEvent(event))
    expect(isPlaying(page)).toBe(false)
  })

  it('stays where a finger has put it, until its button is pressed', async () => {
    stubLayout({ width: 400, content: 1440 })
    const page = await open(52)
    for (const type of ['touchstart', 'touchend'])
      await act(async () => scroller(page).dispatchEvent(new Event(type, { bubbles: true })))
    const { scrollLeft } = scroller(page)
    await wait(5000)
    expect(scroller(page).scrollLeft).toBe(scrollLeft)
    expect(find(page, '.carousel').dataset.rotation).toBe('off')
    await pressRotation(page)
    expect(isPlaying(page)).toBe(true)
  })

  it.each(['.rotation', '[data-step="1"]'])('is not held by the pointer or the focus on %s', async (control) => {
    stubLayout({ width: 400, content: 1440 })
    const page = await open(52)
    for (const event of [
      new PointerEvent('pointerenter', { pointerType: 'mouse' }),
      new FocusEvent('focusin', { bubbles: true }),
      new Event('touchstart', { bubbles: true }),
    ])
      await act(async () => find(page, control).dispatchEvent(event))
    expect(isPlaying(page)).toBe(true)
  })

  it.each([
    ['is out of sight', { seen: false }],
    ['meets a wish for stillness', { still: true }],
  ])('rests while it %s', async (_case, screen) => {
    stubLayout({ width: 400, content: 1440, ...screen })
    const page = await open(52)
    await wait(5000)
    expect(isPlaying(page)).toBe(false)
    expect(scroller(page).scrollLeft).toBe(0)
  })

  it('stops when a wish for stillness comes later, until its button is pressed', async () => {
    stubLayout({ width: 400, content: 1440 })
    const asked = new EventTarget()
    vi.stubGlobal('matchMedia', () => asked)
    const page = await open(52)
    expect(isPlaying(page)).toBe(true)
    asked.dispatchEvent(Object.assign(new Event('change'), { matches: true }))
    expect(isPlaying(page)).toBe(false)
    asked.dispatchEvent(Object.assign(new Event('change'), { matches: false }))
    expect(isPlaying(page)).toBe(false)
    await pressRotation(page)
    expect(isPlaying(page)).toBe(true)
  })
})

it('never moves by itself without a time for it', async () => {
  stubLayout({ width: 400, content: 1440 })
  const page = await open()
  await wait(5000)
  expect(scroller(page).scrollLeft).toBe(0)
  expect(page.querySelector('.rotation')).toBeNull()
})
