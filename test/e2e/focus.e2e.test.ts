import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { contrast, type Rgb } from '../styleguide/contrast.ts'
import { expect, test } from './fixtures.ts'
import { type Pixels, pixelsOf } from './screenshot.ts'

const pages = [
  paths.home,
  paths.ourCommunity,
  paths.ourTeam,
  paths.domain('main'),
  paths.newsroom,
  paths.contact,
  paths.notFound,
]

/**
 * Measured as WCAG 2.2's criterion 2.4.13 asks: of the pixels in and around the control at least as many as a line of
 * 2 px round it would have change, when it gets the focus, by a contrast of 3:1.
 */
test('the focus is visible on every kind of control and surface', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(hideCaret)
  const seen = new Set<string>()
  for (const path of pages) {
    await page.goto(path)
    // From here on a focus counts as one by keyboard.
    await page.keyboard.press('Tab')
    const kinds = await page.evaluate(markKinds, [...seen])
    for (const [index, kind] of kinds.entries()) {
      seen.add(kind)
      const { changed, wanted } = await focusChange(page, page.locator(`[data-kind="${index}"]`))
      expect.soft(changed, `${path}: ${kind}`).toBeGreaterThanOrEqual(wanted)
    }
  }
  expect(seen.size).toBeGreaterThan(15)
})

/** Runs in the page: marks one control of each new kind. Those of the same classes on the same ground are of one. */
function markKinds(seen: string[]) {
  const kinds: string[] = []
  const controls = ':is(a[href], button:enabled, summary, input:not([type=hidden]), select, textarea, [tabindex])'
  for (const control of document.querySelectorAll<HTMLElement>(`${controls}:not([inert] *)`)) {
    const ground = control.closest('.site-header, [class*="surface-"], section, footer')?.className
    const kind = `${control.tagName} ${control.className} on ${ground}`
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true }) || seen.includes(kind)) continue
    seen.push(kind)
    control.dataset.kind = String(kinds.push(kind) - 1)
  }
  return kinds
}

async function focusChange(page: Page, control: Locator) {
  const size = await control.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    element.focus({ preventScroll: true })
    const { width, height } = element.getBoundingClientRect()
    return { width, height }
  })
  const focused = await pixelsOf(page)
  await control.evaluate((element: HTMLElement) => element.blur())
  const strong = differences(focused, await pixelsOf(page)).filter(({ one, other }) => contrast(one, other) >= 3)
  const changed = strong.reduce((sum, { count }) => sum + count, 0)
  return { changed, wanted: 4 * (size.width + size.height) }
}

/** Runs in the page. By the object model, which the content security policy does not govern. */
function hideCaret() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important }')
  document.adoptedStyleSheets = [sheet]
}

/** The pixels in which two pictures differ, counted by their pair of colours. */
function differences(before: Pixels, after: Pixels) {
  expect(after.data.length).toBe(before.data.length)
  const channels = (pixel: number): Rgb => [pixel >>> 24, (pixel >> 16) & 255, (pixel >> 8) & 255]
  const pairs = new Map<string, { one: Rgb; other: Rgb; count: number }>()
  for (let at = 0; at < before.data.length; at += 4) {
    const [one, other] = [before.data.readUInt32BE(at), after.data.readUInt32BE(at)]
    if (one === other) continue
    const pair = pairs.get(`${one} ${other}`)
    if (pair) pair.count += 1
    else pairs.set(`${one} ${other}`, { one: channels(one), other: channels(other), count: 1 })
  }
  return [...pairs.values()]
}
