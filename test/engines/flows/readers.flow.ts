import { expect, inject, test } from 'vitest'
import { pagePathsOf } from '../../e2e/page-paths.ts'
import type { Tab } from '../drivers/tab.ts'
import { fill, press, until } from '../hands.ts'
import { engine, inTab } from '../open.ts'

const pagePaths = await pagePathsOf(inject('site'))

/** Text that is cut off at a side of the window or by a box that hides what is too wide. */
function cutTexts(): string[] {
  const { clientWidth } = document.documentElement
  const scrolled = '.sr-only, .carousel, .skip-link, [aria-hidden=true]'
  for (const box of document.body.querySelectorAll<HTMLElement>('*'))
    if (box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 2)
      box.toggleAttribute('data-cuts', /hidden|clip/.test(getComputedStyle(box).overflowX))
  const isCut = (text: Node) => {
    const element = text.parentElement as Element
    const range = document.createRange()
    range.selectNode(text)
    const { left, right, width, height } = range.getBoundingClientRect()
    if (width < 2 || height < 2 || element.closest(scrolled) || !element.checkVisibility({ visibilityProperty: true }))
      return false
    return left < -1 || right > clientWidth + 1 || Boolean(element.closest('[data-cuts]'))
  }
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (texts.currentNode.textContent?.trim() && isCut(texts.currentNode)) cut.push(texts.currentNode.textContent)
  return cut
}

async function expectNothingCut(tab: Tab, path: string) {
  const overflow = await tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect({ path, overflow: Math.max(0, overflow), cut: await tab.run(cutTexts) }).toEqual({
    path,
    overflow: 0,
    cut: [],
  })
}

test.skipIf(engine === 'webkit')('at text of twice the size no page scrolls sideways, and no text is cut', async () => {
  await inTab({ largeText: true }, async ({ tab, go }) => {
    await go('/privacy')
    expect(Math.round(await tab.run(() => Number.parseFloat(getComputedStyle(document.body).fontSize)))).toBe(34)
    for (const path of pagePaths) {
      await go(path)
      await expectNothingCut(tab, path)
    }
  })
})

test('at four times the size, 320 px wide, no page scrolls sideways, and no text is cut', async () => {
  await inTab({ width: 320, height: 256 }, async ({ tab, go }) => {
    for (const path of pagePaths) {
      await go(path)
      // The window of WebKitGTK cannot be narrower than 334 px.
      expect(await tab.run(() => innerWidth)).toBeLessThan(335)
      await expectNothingCut(tab, path)
    }
  })
})

test.runIf(engine === 'firefox')('with the reader’s own fonts and colours, controls keep their edges', async () => {
  await inTab({ ownLooks: true }, async ({ tab, go }) => {
    await go('/contact')
    const looks = await tab.run(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor, forced: matchMedia('(forced-colors: active)').matches }
    })
    expect(looks).toEqual({ color: 'rgb(240, 224, 96)', backgroundColor: 'rgb(16, 16, 16)', forced: true })
    const edgeless = await tab.run(() =>
      [...document.querySelectorAll('main :is(input, select, textarea, button):not([type=hidden], [inert] *)')]
        .filter(
          (control) => control.checkVisibility() && Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1,
        )
        .map((control) => control.outerHTML.slice(0, 80)),
    )
    expect(edgeless).toEqual([])
    await fill(tab, 'form [name=name]', 'Ada')
    await press(tab, 'form [type=submit]')
    await until(tab, () => document.activeElement?.className.includes('error-summary')).toBe(true)
    for (const path of pagePaths) {
      await go(path)
      await expectNothingCut(tab, path)
    }
  })
})
