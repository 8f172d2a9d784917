import type { Locator, Page } from '@playwright/test'
import { carouselOf } from './carousels.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Row by row, https://www.w3.org/WAI/ARIA/apg/patterns/carousel/#keyboardinteraction */
test.describe('a carousel', () => {
  const parts = async (page: Page, path: string, id: string) => {
    await page.goto(path)
    await page.locator(`#${id}`).focus()
    const carousel = page.locator('[aria-roledescription=carousel]', { has: page.locator(`#${id}`) })
    await expect(carousel).toHaveAttribute('data-rotation')
    const button = (name: string) => carousel.getByRole('button', { name, exact: true })
    return { scroller: page.locator(`#${id}`), button }
  }
  const position = (scroller: Locator) => scroller.evaluate((element) => element.scrollLeft)

  for (const [path, id] of [
    ['/', 'network-brands'],
    ['/our-community', 'non-profit-partners'],
  ] as const) {
    test(`${id}: the rotation control comes first, then the arrow, then the slides`, async ({ page }) => {
      const { scroller, button } = await parts(page, path, id)
      await button('Play').focus()
      await page.keyboard.press('Tab')
      await expect(button('Next')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(scroller).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(button('Next')).toBeFocused()
    })

    for (const key of ['Enter', 'Space']) {
      test(`${id}: ${key} on the rotation control starts and stops it, and the name says which is next`, async ({
        page,
      }) => {
        const { scroller, button } = await parts(page, path, id)
        await button('Play').focus()
        await page.keyboard.press(key)
        await expect(button('Pause')).toBeFocused()
        await expect(scroller).toHaveAttribute('aria-live', 'off')
        await page.keyboard.press(key)
        await expect(button('Play')).toBeFocused()
      })
    }
  }

  test('Tab comes from above to the controls, although the carousel is not yet in sight', async ({ page }) => {
    await page.goto('/our-community')
    await page.getByRole('link', { name: 'our privacy page' }).focus()
    const carousel = carouselOf(page, 'strategic-partners')
    await expect(carousel).not.toBeInViewport()
    await expect(carousel).toHaveAttribute('data-rotation')
    await page.keyboard.press('Tab')
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeFocused()
  })

  test('the name of a slide that has the focus is in sight from end to end', async ({ page }) => {
    const { scroller } = await parts(page, '/', 'network-brands')
    const names = await scroller.getByRole('link').all()
    for (const key of ['Tab', 'Shift+Tab'])
      for (const name of key === 'Tab' ? names : names.toReversed().slice(1)) {
        await page.keyboard.press(key)
        await expect(name).toBeFocused()
        await expect(name, key).toBeInViewport({ ratio: 1 })
      }
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} on the arrows goes on and back, and the arrows keep the focus`, async ({ page }) => {
      const { scroller, button } = await parts(page, '/our-community', 'strategic-partners')
      await button('Next').focus()
      await page.keyboard.press(key)
      await expect.poll(() => position(scroller)).toBeGreaterThan(0)
      while (await button('Next').isVisible()) {
        await page.keyboard.press(key)
        await page.waitForTimeout(1200)
      }
      await expect(button('Previous')).toBeFocused()
      const end = await position(scroller)
      await page.keyboard.press(key)
      await expect.poll(() => position(scroller)).toBeLessThan(end)
    })
  }

  test('the arrow keys scroll the slides that have the focus', async ({ page }) => {
    const { scroller } = await parts(page, '/our-community', 'strategic-partners')
    await scroller.focus()
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => position(scroller)).toBeGreaterThan(0)
  })
})
