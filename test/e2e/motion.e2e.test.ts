import type { Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, test } from './fixtures.ts'

/** What the compositor or a repaint can change; anything else would lay the page out anew in every frame. */
const movable = ['transform', 'translate', 'rotate', 'scale', 'opacity']
const changeable = [...movable, 'color', 'background-color', 'box-shadow', 'overlay', 'display', 'filter']

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [paths.home, paths.ourCommunity, paths.newsroom]) {
    await page.goto(path)
    await scrollThrough(page)
    expect(await animated(page), path).toEqual([])
    await page.locator('main a').first().hover()
    expect(await animated(page), path).toEqual([])
  }
  const moved = await page
    .locator('.lifts')
    .first()
    .evaluate((element) => {
      element.querySelector('a')?.focus()
      return getComputedStyle(element).translate
    })
  expect(moved).toBe('none')
})

test('each layer of the hero drifts at its own speed as the page scrolls', async ({ page }) => {
  await page.goto(paths.home)
  const layers = page.locator('.hero-plate:visible [class^=layer-]')
  const shifts = () =>
    layers.evaluateAll((elements) =>
      elements.map((element) => Math.round(new DOMMatrix(getComputedStyle(element).transform).f)),
    )
  expect(new Set(await shifts())).toEqual(new Set([0]))
  await page.evaluate(() => scrollTo(0, innerHeight / 2))
  await expect.poll(async () => new Set(await shifts()).size).toBeGreaterThan(3)
  const timelines = await page.evaluate(() =>
    document.getAnimations().map(({ timeline }) => timeline?.constructor.name ?? 'none'),
  )
  expect(timelines).toContain('ScrollTimeline')
})

test('no animation or transition causes layout', async ({ page, pagePaths }) => {
  for (const path of pagePaths) {
    await page.goto(path)
    expect(
      (await animated(page)).filter((name) => !movable.includes(name)),
      path,
    ).toEqual([])
    const changed = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after', '::backdrop'].map((pseudo) => getComputedStyle(element, pseudo)),
      )
      const timed = styles.filter(({ transitionDuration }) => /[1-9]/.test(transitionDuration))
      return [...new Set(timed.flatMap(({ transitionProperty }) => transitionProperty.split(', ')))]
    })
    expect(
      changed.filter((name) => !changeable.includes(name)),
      path,
    ).toEqual([])
  }
})

/** The properties that the page's animations change at the moment, custom ones (the header's colours) aside. */
function animated(page: Page) {
  return page.evaluate(() => {
    const keyframes = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    const about = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    return [...new Set(keyframes.flatMap(Object.keys))].filter((name) => !about.has(name))
  })
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
}
