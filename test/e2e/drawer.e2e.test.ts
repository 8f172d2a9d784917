import type { Page } from '@playwright/test'
import { aloneInReach, drawerOpener, expect, holdBack, test } from './fixtures.ts'

/** Each way to close the drawer. */
const ways = {
  'its button': (page: Page) => page.locator('#drawer p button').click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a press beside it': (page: Page) => page.locator('#drawer > button').click({ position: { x: 10, y: 300 } }),
}
const panelOf = (page: Page) => page.locator('#drawer > div')

test('the drawer is 300 px wide, traps the focus and returns it on Escape', async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(drawerOpener).click()
  const drawer = page.locator('#drawer')
  await expect(drawer).toBeVisible()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(300)
  }
  await aloneInReach(drawer)
  await expect(drawer.locator('p button')).toBeFocused()
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
  await expect(page.locator(drawerOpener)).toBeFocused()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a second press where its opener was leaves it open (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/our-story')
    const { x, y } = (await page.locator(drawerOpener).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.dblclick(x + 20, y + 20, { delay: 60 })
    await expect(panelOf(page)).toBeInViewport({ ratio: 1 })
    await page.locator('#drawer p button').click()
    await expect(page.locator('#drawer')).toBeHidden()
  })

test('the button that opens it stays in the accessibility tree until the dialog has been announced', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/our-story')
  await page.clock.pauseAt(60_000)
  await page.locator(drawerOpener).click()
  await expect(page.locator('#drawer p button')).toBeFocused()
  await page.clock.runFor(400)
  await expect(page.locator('[inert]')).toHaveCount(0)
  await page.clock.runFor(200)
  await aloneInReach(page.locator('#drawer'))
})

test('it is closed when the page is left, as Back would show it open', async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(drawerOpener).click()
  await aloneInReach(page.locator('#drawer'))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(page.locator('#drawer')).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('without script it opens over the page, closes in three ways and blocks presses on the page', async ({ page }) => {
  await holdBack(page, '**/assets/*.js')
  await page.goto('/our-story', { waitUntil: 'commit' })
  const drawer = page.locator('#drawer')
  for (const [name, close] of Object.entries(ways)) {
    await page.locator(drawerOpener).click()
    await expect(drawer).toBeVisible()
    await expect(drawer.locator('p button')).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await close(page)
    await expect(drawer, name).toBeHidden()
    await expect(page.locator(drawerOpener)).toBeFocused()
  }
  await page.evaluate(() => scrollTo(0, 0))
  const logo = await page.locator('.site-logo').boundingBox()
  await page.locator(drawerOpener).click()
  await expect(drawer.locator('> button')).toHaveCSS('pointer-events', 'auto')
  await page.mouse.click((logo?.x ?? 0) + 5, (logo?.y ?? 0) + 5)
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/our-story$/)
})

test('the page behind becomes interactive again after each way to close it', async ({ page }) => {
  await page.goto('/our-story')
  for (const [name, close] of Object.entries(ways)) {
    await page.locator(drawerOpener).click()
    await aloneInReach(page.locator('#drawer'))
    await close(page)
    await expect(page.locator('#drawer')).toBeHidden()
    await expect(page.locator('[inert]'), name).toHaveCount(0)
    await expect(page.locator(drawerOpener)).toBeFocused()
  }
})

test('a drawer opened before the script loaded is adopted', async ({ page }) => {
  const release = await holdBack(page, '**/assets/client-*.js')
  await page.goto('/our-story', { waitUntil: 'commit' })
  await page.locator(drawerOpener).click()
  await expect(page.locator('#drawer')).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  release()
  await aloneInReach(page.locator('#drawer'))
  await page.keyboard.press('Escape')
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('it closes when the window becomes wide', async ({ page, viewport }) => {
  await page.goto('/our-story')
  await page.locator(drawerOpener).click()
  await aloneInReach(page.locator('#drawer'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('#drawer')).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await page.setViewportSize(viewport ?? { width: 360, height: 740 })
  await page.locator(drawerOpener).click()
  await expect(page.locator('#drawer')).toBeVisible()
})

test('the page behind fades after the drawer starts to move', async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(drawerOpener).click()
  await expect(page.locator('#drawer')).toBeVisible()
  const delays = await page
    .locator('#drawer > *')
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).transitionDelay)))
  const [panel = Number.NaN, behind] = delays
  expect(delays).toHaveLength(2)
  expect(behind).toBeGreaterThan(panel)
})

test('it links to every page of the menu and contains the contact lines', async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(drawerOpener).click()
  const drawer = page.locator('#drawer')
  await expect(drawer.locator('nav a')).toHaveCount(await page.locator('nav[aria-label=Main] a').count())
  await expect(drawer.locator('a[href^="mailto:"]')).toHaveCount(3)
  await expect(drawer.locator('a[href^="tel:"]')).toHaveCount(1)
  await expect(drawer.locator('a[href^="https://wa.me/"]')).toHaveCount(1)
  await drawer.getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/\/careers$/)
})
