import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Row by row, https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/#kbd_label */
test.describe('the disclosure of About', { tag: '@menu' }, () => {
  const parts = async (page: Page) => {
    await page.goto('/our-story')
    const menu = page.locator('details.about-menu')
    const button = menu.locator('summary')
    await button.focus()
    await page.locator('[data-island=about-menu][data-hydrated]').waitFor({ state: 'attached' })
    return { menu, button, links: menu.getByRole('link') }
  }

  test('Tab and Shift + Tab go through the menu and skip closed links', async ({ page }) => {
    const { button } = await parts(page)
    await page.keyboard.press('Tab')
    await expect(page.locator('header nav').getByRole('link', { name: 'Brands' }).first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('header nav').getByRole('link', { name: 'Home' }).first()).toBeFocused()
  })

  test('Tab goes from the button through the open links', async ({ page }) => {
    const { menu, links } = await parts(page)
    await page.keyboard.press('Enter')
    for (let at = 0; at < 4; at += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(at)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
  })

  for (const key of ['Space', 'Enter']) {
    test(`${key} on the button opens and closes`, async ({ page }) => {
      const { menu, button } = await parts(page)
      await page.keyboard.press(key)
      await expect(menu).toHaveAttribute('open')
      await page.keyboard.press(key)
      await expect(menu).not.toHaveAttribute('open')
      await expect(button).toBeFocused()
    })
  }

  test('Escape closes from the button and from a link, and the button has the focus', async ({ page }) => {
    const { menu, button } = await parts(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(button).toBeFocused()
  })

  test('Down, Up, Home and End move through the open links and stop at their ends', async ({ page }) => {
    const { links } = await parts(page)
    await page.keyboard.press('Enter')
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 0],
      ['End', 3],
      ['ArrowDown', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(links.nth(at), key).toBeFocused()
    }
  })

  test('the current page is marked', async ({ page }) => {
    const { links } = await parts(page)
    await page.keyboard.press('Enter')
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Our Story')
  })
})

test.describe('the page', () => {
  test('the first stop is the skip link, which leads past the menu', async ({ page }) => {
    await page.goto('/our-focus')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  })

  test('stops of the header are in sight on a page that has scrolled', async ({ page }) => {
    await page.goto('/our-story')
    await page.evaluate(() => scrollTo(0, 1200))
    const unseen: string[] = []
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab')
      unseen.push(await page.evaluate(faultOfFocus, true))
    }
    expect(unseen.filter(Boolean)).toEqual([])
  })

  test('every stop has a visible ring, is large enough and is not covered by the header', async ({
    page,
    pagePaths,
    viewport,
  }) => {
    test.setTimeout(240_000)
    const isWide = (viewport?.width ?? 0) >= 1024
    for (const [index, path] of (isWide ? pagePaths : ['/', '/our-community', '/contact']).entries()) {
      await page.goto(path)
      // Header and footer are those of every page.
      const isWhole = index === 0
      if (!isWhole) await page.locator('#content').focus()
      const unseen: string[] = []
      for (let stop = 0; stop < 120; stop += 1) {
        await page.keyboard.press('Tab')
        const fault = await page.evaluate(faultOfFocus, isWhole)
        if (fault === 'end') break
        if (fault) unseen.push(fault)
      }
      expect(unseen, path).toEqual([])
    }
  })
})

/** What is wrong with the element that has the focus: nothing, or that it cannot be seen to have it. */
function faultOfFocus(isWhole: boolean) {
  const { activeElement: element } = document
  if (!element || element === document.body || (!isWhole && element.closest('.site-footer'))) return 'end'
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name}: no ring`
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  if (right < 1 || bottom < 1 || left > innerWidth - 1 || top > innerHeight - 1) return `${name}: out of sight`
  const ring = bottom + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  // Browsers show as much of a field as its caret needs.
  if (ring > innerHeight && height < innerHeight / 2 && !element.matches('textarea')) return `${name}: cut at the foot`
  if (width < 24 || height < 24) return `${name}: ${width} x ${height}`
  const middle = document.elementFromPoint(
    Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
    Math.min(Math.max(top + height / 2, 1), innerHeight - 1),
  )
  const covers = middle?.closest('.site-header')
  return covers && !covers.contains(element) ? `${name}: behind the header` : ''
}
