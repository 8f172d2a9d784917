import { expect, test } from './fixtures.ts'
import { paintedTexts } from './painted-text.ts'

/** WCAG asks for less where letters are large; the art direction does not. */
const wanted = 4.5

test.beforeEach(({ viewport }) => test.skip(viewport?.width !== 1280, 'each test sets its own widths'))

// Away from pictures the dark scheme is axe's at every width: here it is measured once.
for (const [width, colorScheme] of [
  [360, 'light'],
  [768, 'light'],
  [1280, 'light'],
  [1280, 'dark'],
  [1920, 'light'],
] as const) {
  test(`every line of text at ${width} px, ${colorScheme}`, async ({ page, pagePaths }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: Math.round(Math.min(width * 1.6, 1000)) })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of pagePaths) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager'
          await Promise.all([...document.images].map((image) => image.decode()))
        })
        const texts = await paintedTexts(page, { fullPage: true })
        expect(texts.length, path).toBeGreaterThan(20)
        expect(
          texts.filter(({ ratio }) => ratio < wanted),
          path,
        ).toEqual([])
      })
    }
  })
}

test('the text over the hero while its layers drift', async ({ page }) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: width < 1280 ? 800 : 900 })
    await page.goto('/')
    for (const share of [0.1, 0.25, 0.5]) {
      await page.evaluate((share) => scrollTo(0, innerHeight * share), share)
      await expect(page.locator('.site-header')).toHaveCSS('background-color', 'rgb(16, 36, 31)')
      const texts = await paintedTexts(page)
      expect(
        texts.filter(({ ratio }) => ratio < wanted),
        `${width} px, ${share}`,
      ).toEqual([])
    }
  }
})
