import { expect, holdBack, hydrated, islandFiles, test, watchMotion } from './fixtures.ts'

test.beforeEach(({ viewport }) => test.skip((viewport?.width ?? 0) >= 1024, 'wide screens have the menu'))

const opener = '.site-header button[command=show-modal][commandfor=drawer]'

test('the drawer is 300 px wide, keeps the focus inside and gives it back on Escape', async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(opener).click()
  const drawer = page.locator('#drawer')
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(300)
  await expect(page.locator('[data-island=drawer][data-hydrated]')).toBeAttached()
  await expect.poll(() => drawer.evaluate((element) => element.matches(':modal'))).toBe(true)
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('#drawer')
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.locator(opener)).toBeFocused()
})

test('before any script it is a modal that opens and closes', async ({ page }) => {
  await holdBack(page, '**/assets/*.js')
  await page.goto('/our-story', { waitUntil: 'commit' })
  const drawer = page.locator('#drawer')
  const ways = [
    () => drawer.locator('button[command=close]').click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 300),
  ]
  for (const close of ways) {
    await page.locator(opener).click()
    expect(await drawer.evaluate((element) => element.matches(':modal'))).toBe(true)
    await close()
    await expect(drawer).toBeHidden()
  }
})

test('React takes an open drawer over as it is', async ({ page }) => {
  const release = await holdBack(page, islandFiles)
  await page.goto('/our-story')
  const drawer = page.locator('#drawer')
  const isModal = () => drawer.evaluate((element) => element.matches(':modal'))
  await page.locator(opener).click()
  await expect(drawer).toBeInViewport({ ratio: 1 })
  await drawer.getByRole('link', { name: 'Careers' }).focus()
  await drawer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await isModal()).toBe(true)
  const motion = await watchMotion(page)
  const place = await drawer.boundingBox()
  release()
  await hydrated(page, 'drawer')
  expect(await isModal()).toBe(true)
  expect(await drawer.boundingBox()).toEqual(place)
  await expect(drawer.getByRole('link', { name: 'Careers' })).toBeFocused()
  expect(await motion()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.locator(opener).click()
  await expect(drawer).toBeVisible()
})

test('the page behind fades later than the drawer moves', async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(opener).click()
  await expect(page.locator('#drawer')).toBeVisible()
  const delays = await page.locator('#drawer').evaluate((element) => ({
    drawer: Number.parseFloat(getComputedStyle(element).transitionDelay),
    backdrop: Number.parseFloat(getComputedStyle(element, '::backdrop').transitionDelay),
  }))
  expect(delays.backdrop).toBeGreaterThan(delays.drawer)
})

test('its close button, and a press beside it, close it', async ({ page }) => {
  await page.goto('/our-story')
  const drawer = page.locator('#drawer')
  await page.locator(opener).click()
  await drawer.locator('button[command=close]').click()
  await expect(drawer).toBeHidden()
  await page.locator(opener).click()
  await expect(drawer).toBeVisible()
  await expect.poll(() => drawer.evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.mouse.click(10, 300)
  await expect(drawer).toBeHidden()
})

test('it leads to every page of the menu and holds the contact lines', async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(opener).click()
  const drawer = page.locator('#drawer')
  await expect(drawer.locator('nav a')).toHaveCount(10)
  await expect(drawer.locator('a[href^="mailto:"]')).toHaveCount(3)
  await expect(drawer.locator('a[href^="tel:"]')).toHaveCount(1)
  await expect(drawer.locator('a[href^="https://wa.me/"]')).toHaveCount(1)
  await drawer.getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/\/careers$/)
})
