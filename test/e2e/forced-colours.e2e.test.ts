import { paths } from '../../src/paths.ts'
import { contrast, type Rgb } from '../styleguide/contrast.ts'
import { expect, test } from './fixtures.ts'
import { createAdmin, openFive } from './team.ts'

const { home, ourCommunity, ourTeam, contact, press, salalPoint, notFound } = paths
const ask = paths.ask(paths.brand('fvi'))
const pages = [home, ourCommunity, ourTeam, paths.domain('main'), contact, ask, press, salalPoint, notFound]
const controls = '.button, .button-line, .button-icon, .field, .print'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced colours, ${colorScheme}, controls have their edges and words no picture behind them`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const path of pages) {
      await page.goto(path)
      const edges = await page.locator(controls).locator('visible=true').evaluateAll(edgesOf)
      expect(edges.length, path).toBeGreaterThan(0)
      expect(
        edges.filter(({ width, style }) => width < 1 || style !== 'solid'),
        path,
      ).toEqual([])
      expect(
        edges.filter(({ edge, ground }) => contrast(edge, ground) < 3),
        path,
      ).toEqual([])
      await expect(page.locator('.behind-text').locator('visible=true')).toHaveCount(0)
    }
  })
}

test('with forced colours the current industry stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(paths.domain('main'))
  const grounds = await page
    .locator('.industry')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
  expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1)
})

test('with forced colours a logo of the press page lies on the ground that it is for', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(press)
  const grounds = await page
    .locator('section[aria-labelledby=logos] p:has(> img)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
})

test('with forced colours a phone has no blank hero, and the map keeps its ground', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(paths.home)
  const [action, caption] = await Promise.all(
    ['.hero .button', '.hero .imprint'].map((part) => page.locator(part).boundingBox()),
  )
  const gap = Number(caption?.y) - Number(action?.y) - Number(action?.height)
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(160)
  const map = page.locator('section[aria-labelledby=reach] > picture')
  const [ground, picture] = await Promise.all([map.boundingBox(), map.locator('img').boundingBox()])
  expect(ground?.height).toBeGreaterThanOrEqual(Number(picture?.height))
  const colour = await map.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(colour).toBe('rgb(22, 50, 47)')
})

test('with forced colours the open message and what one writes stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openFive(page, await createAdmin())
  await page.keyboard.press('o')
  await expect(page.locator('[data-mail][data-open]')).toHaveCount(1)
  const colours = (selector: string, edge: string) =>
    page
      .locator(selector)
      .evaluateAll((all, edge) => all.map((one) => getComputedStyle(one).getPropertyValue(edge)), edge)
  const [reply, note] = await colours('.composer-tab', 'border-bottom-color')
  expect(reply).not.toBe(note)
  const widths = await colours('[data-mail]', 'border-left-width')
  expect(widths.filter((width) => width !== '0px')).toHaveLength(1)

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  const edges = await page.locator('.said :is(p, button)').evaluateAll(edgesOf)
  expect(edges).toHaveLength(2)
  expect(edges.filter(({ width, edge, ground }) => width < 1 || contrast(edge, ground) < 3)).toEqual([])
})

/** Runs in the page. */
function edgesOf(elements: Element[]) {
  const channels = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number) as unknown as Rgb
  // Whatever a surface's own colour is, it is Canvas now.
  const ground = channels(getComputedStyle(document.body).backgroundColor)
  return elements.map((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
    return {
      name: `${element.tagName} ${element.className}`,
      width: Number.parseFloat(borderTopWidth),
      style: borderTopStyle,
      edge: channels(borderTopColor),
      ground,
    }
  })
}
