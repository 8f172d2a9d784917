import { paths } from '../../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { paintedTexts } from './painted-text.ts'

// About as wide as a printed page.
test.use({ viewport: { width: 768, height: 1024 } })

test('a printed page has no controls, and all its text is legible', async ({ page, pagePaths }) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of pagePaths) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const control of ['.header-bar', 'nav', 'form', 'button.button-icon', '.skip-link'])
      await expect(page.locator(control).locator('visible=true'), control).toHaveCount(0)
    const texts = await paintedTexts(page)
    expect(texts.length, path).toBeGreaterThan(3)
    expect(
      texts.filter(({ ratio }) => ratio < 7),
      path,
    ).toEqual([])
  }
})

test('a printed carousel shows every slide', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  for (const path of [paths.home, paths.ourCommunity]) {
    await page.goto(path)
    const slides = page.locator('[aria-roledescription=slide]')
    expect(await slides.count()).toBeGreaterThan(5)
    const beyond = await slides.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).filter(({ right }) => right > innerWidth),
    )
    expect(beyond, path).toEqual([])
  }
})

test('a printed link to another site shows its URL', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(paths.brand('fmg'))
  const link = page.locator('main a[href^=http]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(await link.getAttribute('href'))
})
