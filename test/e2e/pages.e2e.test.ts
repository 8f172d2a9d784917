import { expect, test } from './fixtures.ts'

test('every page draws itself: its pictures, no sideways scroll, nothing in the console, nothing shifts', async ({
  page,
  pagePaths,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(watchShifts)
  for (const path of pagePaths) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === '/not-found' ? 404 : 200)
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      const broken = () =>
        page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src))
      await expect.poll(broken).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toEqual([])
    })
  }
})

test('a page without an island in sight fetches no React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/our-story', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await page.locator('.site-header').locator('summary, button').locator('visible=true').first().focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
})

test('each page opens at its top', async ({ page }) => {
  // A view transition would still be under way when the test ends.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/our-story')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator('footer nav a').first().click()
  await expect(page).not.toHaveURL(/our-story/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

/** Keeps in `shifted` what the browser reports to have moved by itself. */
function watchShifts() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] }
  const shifted: string[] = []
  Object.assign(window, { shifted })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput)
        shifted.push(`${value} ${sources.map(({ node }) => node?.textContent?.slice(0, 80)).join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
