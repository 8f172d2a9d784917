import { paths } from '../../src/paths.ts'
import { faintText } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { type PaintedText, paintedTexts } from './painted-text.ts'

// What the window cuts off a plate depends on its shape.
for (const path of [paths.home, paths.notFound]) {
  test(`the text over the plate of ${path} in windows of every shape`, async ({ page }) => {
    // The hero's layers drift, which Chromium paints in another way; the other plate's header fades as windows change.
    if (path !== paths.home) await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const width of [320, 360, 412, 768, 1024, 1280, 1920]) {
      for (const height of [400, 600, 720, 800, 1080]) {
        await page.setViewportSize({ width, height })
        await page.evaluate(fadesEnd)
        const texts = await paintedTexts(page)
        expect(texts.map(({ text }) => text).join()).toContain('Forager')
        expect(tooFaint(texts), `${width} x ${height}`).toEqual([])
      }
    }
  })
}

test('text of 200 % over a plate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of [paths.home, paths.notFound]) {
    await page.goto(path)
    for (const width of [320, 360, 500, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1400 })
      const texts = await paintedTexts(page)
      expect(texts.map(({ text }) => text).join()).toContain('Forager')
      expect(tooFaint(texts), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('on phones, text spaced as far as WCAG 1.4.12 asks, over a plate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [paths.home, paths.notFound]) {
    await page.goto(path)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    for (const width of [320, 360, 390, 430, 540]) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(fadesEnd)
      expect(tooFaint(await paintedTexts(page)), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the text over the hero while its layers drift', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(paths.home)
    for (const share of [0.1, 0.2, 0.35, 0.5]) {
      await page.evaluate((share) => scrollTo(0, innerHeight * share), share)
      await expect(page.locator('.header-bar')).toHaveCSS('background-color', 'rgb(16, 36, 31)')
      await page.evaluate(fadesEnd)
      expect(tooFaint(await paintedTexts(page)), `${width} px, ${share}`).toEqual([])
    }
  }
})

// That of every other page is measured where axe reads them.
test('with more contrast the text of the sign-in and of a form with errors has 7:1', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.login)
  expect(await faintText(page)).toEqual([])
  await page.goto(paths.contact)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForURL('**/contact?result=*')
  expect(await faintText(page)).toEqual([])
})

/** The header fades in a window of another shape. */
const fadesEnd = async () => {
  await new Promise(requestAnimationFrame)
  const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(fades.map(({ finished }) => finished))
}

/** WCAG asks for less where letters are large; the art direction does not. */
const tooFaint = (texts: PaintedText[]) => texts.filter(({ ratio }) => ratio < 4.5)
