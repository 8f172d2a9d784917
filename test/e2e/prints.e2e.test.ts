import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Px between a print and what is below it: an eyebrow begins something new, a name belongs to the print. */
const distances = { eyebrow: 48, name: 12 }

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone no print comes close to the words below it, settled or not', async ({ page, pagePaths }) => {
  let seen = 0
  for (const path of pagePaths) {
    // Only a few pages have such prints.
    const html = await (await page.request.get(path)).text()
    if (!/class="[^"]*\bsettles\b/.test(html)) continue
    await page.goto(path)
    seen += await page.locator('.settles').count()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      for (const place of ['top', 'bottom']) {
        await page.evaluate(async (place) => {
          scrollTo(0, place === 'top' ? 0 : document.body.scrollHeight)
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        }, place)
        expect(await tooClose(page), `${path} at ${width} px, from its ${place}`).toEqual([])
      }
    }
  }
  expect(seen).toBeGreaterThan(5)
})

test('on a phone no page scrolls sideways when its pictures are lost', async ({ page, pagePaths }) => {
  await page.route(/\.(?:avif|jpe?g|png|svg|webp)(?:\?|$)/, (route) => route.abort())
  for (const path of pagePaths) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})

function tooClose(page: Page) {
  return page.locator('.settles').evaluateAll((prints, { eyebrow, name }) => {
    const belowOf = (print: Element) => {
      let part: Element | null = print
      while (part && !part.nextElementSibling) part = part.parentElement
      return part?.nextElementSibling
    }
    return prints.flatMap((print) => {
      const below = belowOf(print)
      const gap = (below?.getBoundingClientRect().top ?? 0) - print.getBoundingClientRect().bottom
      return gap < (below?.querySelector('.label') ? eyebrow : name)
        ? [`${print.querySelector('img')?.src}: ${gap}`]
        : []
    })
  }, distances)
}
