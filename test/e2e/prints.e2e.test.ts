import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Px between a print and what is below it: an eyebrow begins something new, a name belongs to the print. */
const distances = { eyebrow: 48, name: 12 }

for (const width of [360, 390])
  test(`at ${width} px no print comes close to the words below it, settled or not`, async ({ page, pagePaths }) => {
    await page.setViewportSize({ width, height: 740 })
    let seen = 0
    for (const path of pagePaths) {
      await page.goto(path)
      seen += await page.locator('.settles').count()
      expect(await tooClose(page), path).toEqual([])
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await tooClose(page), path).toEqual([])
    }
    expect(seen).toBeGreaterThan(5)
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
