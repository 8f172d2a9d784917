import type { Locator, Page } from '@playwright/test'
import { aloneInReach, drawerOpener, expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Row by row, https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/#kbd_label */
test.describe('the disclosure of About', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'narrow screens have the drawer')

  const parts = async (page: Page) => {
    await page.goto('/our-story')
    const menu = page.locator('details.about-menu')
    const button = menu.locator('summary')
    await button.focus()
    await page.locator('[data-island=about-menu][data-hydrated]').waitFor({ state: 'attached' })
    return { menu, button, links: menu.getByRole('link') }
  }

  test('Tab and Shift + Tab go through the menu, past the links while they are closed', async ({ page }) => {
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

  test('the page it stands on is marked as current', async ({ page }) => {
    const { links } = await parts(page)
    await page.keyboard.press('Enter')
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Our Story')
  })
})

/** Row by row, https://www.w3.org/WAI/ARIA/apg/patterns/carousel/#keyboardinteraction */
test.describe('a carousel', () => {
  const parts = async (page: Page, path: string, id: string, island: string) => {
    await page.goto(path)
    await page.locator(`#${id}`).focus()
    await page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor({ state: 'attached' })
    const carousel = page.locator('[aria-roledescription=carousel]', { has: page.locator(`#${id}`) })
    const button = (name: string) => carousel.getByRole('button', { name, exact: true })
    return { scroller: page.locator(`#${id}`), button }
  }
  const position = (scroller: Locator) => scroller.evaluate((element) => element.scrollLeft)

  for (const [path, id, island] of [
    ['/', 'network-brands', 'carousel'],
    ['/our-community', 'non-profit-partners', 'logo-wall'],
  ] as const) {
    test(`${id}: the rotation control comes first, then the arrow, then the slides`, async ({ page }) => {
      const { scroller, button } = await parts(page, path, id, island)
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
        const { scroller, button } = await parts(page, path, id, island)
        await button('Play').focus()
        await page.keyboard.press(key)
        await expect(button('Pause')).toBeFocused()
        // It rests for as long as the focus is in it.
        await expect(scroller).toHaveAttribute('aria-live', 'polite')
        await page.keyboard.press(key)
        await expect(button('Play')).toBeFocused()
      })
    }
  }

  for (const key of ['Enter', 'Space']) {
    test(`${key} on the arrows goes on and back, and the arrows keep the focus`, async ({ page }) => {
      const { scroller, button } = await parts(page, '/our-community', 'strategic-partners', 'carousel')
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
    const { scroller } = await parts(page, '/our-community', 'strategic-partners', 'carousel')
    await scroller.focus()
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => position(scroller)).toBeGreaterThan(0)
  })
})

/** Row by row, https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/#keyboardinteraction */
for (const { name, path, opener, dialog, widest } of [
  {
    name: 'drawer',
    path: '/our-story',
    opener: drawerOpener,
    dialog: '#drawer',
    widest: 1023,
  },
  {
    name: 'story',
    path: '/our-team',
    opener: 'main button[command=show-modal] >> nth=0',
    dialog: 'dialog:modal',
    widest: 9999,
  },
]) {
  test.describe(`the dialog of a ${name}`, () => {
    test.skip(({ viewport }) => (viewport?.width ?? 0) > widest, 'wide screens have the menu')

    const open = async (page: Page, key: string) => {
      await page.goto(path)
      // The cards have two buttons of one target: the one outside the dialog opens it.
      const button = page.locator(opener).and(page.locator('[aria-haspopup=dialog]')).first()
      await button.focus()
      await page.keyboard.press(key)
      const box = page.locator(dialog)
      await aloneInReach(box)
      return { button, box }
    }
    const holdsFocus = (box: Locator) => box.evaluate((element) => element.contains(document.activeElement))

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens it, with a name, and the focus moves into it`, async ({ page }) => {
        const { box } = await open(page, key)
        expect(await holdsFocus(box)).toBe(true)
        await expect(box).toHaveAccessibleName(/\S/)
        await expect(box).toHaveRole('dialog')
      })
    }

    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${key} stays in it, and what is behind cannot be reached`, async ({ page }) => {
        const { box } = await open(page, 'Enter')
        for (let times = 0; times < 25; times += 1) {
          await page.keyboard.press(key)
          // Between the last and the first the browser's own controls have their turn.
          const isInside =
            (await holdsFocus(box)) || (await page.evaluate(() => document.activeElement === document.body))
          expect(isInside).toBe(true)
        }
      })
    }

    test('Escape closes it, and the focus is where it came from', async ({ page }) => {
      const { button, box } = await open(page, 'Enter')
      await page.keyboard.press('Escape')
      await expect(box).toBeHidden()
      await expect(button).toBeFocused()
    })
  })
}

test.describe('the page', () => {
  test('the first stop is the way past the menu, and it leads there', async ({ page }) => {
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

  test('every stop can be seen: it has a ring, is large enough and is not hidden by the header', async ({
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
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name}: no ring`
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 24 || height < 24) return `${name}: ${width} x ${height}`
  const middle = document.elementFromPoint(
    Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
    Math.min(Math.max(top + height / 2, 1), innerHeight - 1),
  )
  const covers = middle?.closest('.site-header')
  return covers && !covers.contains(element) ? `${name}: behind the header` : ''
}
