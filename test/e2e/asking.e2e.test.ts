import { paths } from '../../src/paths.ts'
import { expect, test } from './fixtures.ts'

const invitation = `main a[href^="${paths.ask('/')}"]`

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('Back from the form returns to where the reader was', async ({ page }) => {
      test.setTimeout(120_000)
      await page.goto(paths.newsroom)
      const article = await page.locator('main article a').first().getAttribute('href')
      const { brand, domain, ourCommunity, ourStory } = paths
      for (const path of [brand('fvi'), brand('fnd'), domain('main'), ourCommunity, ourStory, String(article)]) {
        await page.goto(path)
        const link = page.locator(invitation).first()
        await link.scrollIntoViewIfNeeded()
        const place = () => link.boundingBox().then((box) => Math.round(Number(box?.y)))
        const before = await place()
        expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(0)
        await link.click()
        await expect(page).toHaveURL(`${paths.ask(path)}#contact`)
        await page.goBack()
        await expect(page).toHaveURL(path)
        await expect.poll(async () => Math.abs((await place()) - before), path).toBeLessThanOrEqual(2)
      }
    })
  })
