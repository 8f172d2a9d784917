import { drawerOpener, expect, holdBack, hydrated, islandFiles, pressTrembling, test, watchMotion } from './fixtures.ts'

const snow = 'rgb(255, 252, 245)'
const ink = 'rgb(16, 36, 31)'

test.describe('on every width', () => {
  for (const [path, atTop] of [
    ['/', snow],
    ['/not-found', snow],
    ['/our-story', ink],
  ] as const) {
    test(`the logo on ${path} has its ink, and the header turns solid on scroll`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      const header = page.locator('.header-bar')
      const logo = header.locator('.site-logo')
      await expect(logo).toHaveCSS('color', atTop)
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await page.evaluate(() => {
        document.body.style.minHeight = '300vh'
        scrollTo(0, 400)
      })
      await expect(header).toHaveCSS('background-color', ink)
      await expect(logo).toHaveCSS('color', snow)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })
  }
})

test('the first words lie below the header, however low the window', async ({ page }) => {
  for (const [width, height] of [
    [1280, 470],
    [1024, 300],
    [800, 300],
    [390, 300],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const header = await page.locator('.header-bar').boundingBox()
    const heading = await page.locator('h1').boundingBox()
    expect(heading?.y, `${width} × ${height}`).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY)
  }
})

test.describe('the line above the menu', { tag: '@menu' }, () => {
  test('holds an address that takes two lines, where the browser has a smallest size of text', async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.contact-line * { font-size: 24px !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto('/contact')
    const line = await page.locator('.contact-line').boundingBox()
    // The sheet for large text comes late.
    await expect(async () => {
      const address = await page.locator('.contact-line a').first().boundingBox()
      expect(address?.y).toBeGreaterThanOrEqual(0)
      expect((address?.y ?? 0) + (address?.height ?? 0)).toBeLessThanOrEqual(line?.height ?? 0)
    }).toPass({ timeout: 10_000 })
  })
})

test.describe('About', { tag: '@menu' }, () => {
  test('opens on hover and closes on leaving and on Escape', async ({ page }) => {
    await page.goto('/our-story')
    const menu = page.locator('details.about-menu')
    await menu.hover()
    await expect(menu).toHaveAttribute('open')
    await expect(menu.getByRole('link', { name: 'Our Story' })).toBeVisible()
    await page.mouse.move(600, 600)
    await expect(menu).not.toHaveAttribute('open')
    await menu.hover()
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(page.locator('body')).toBeFocused()
  })

  test('is opened and closed by a hand that trembles', async ({ page }) => {
    await page.goto('/our-story')
    const summary = page.locator('details.about-menu summary')
    await summary.hover()
    await hydrated(page, 'about-menu')
    for (const isOpen of [true, false, true]) {
      await pressTrembling(summary)
      await expect(page.locator('details.about-menu[open]')).toHaveCount(Number(isOpen))
    }
  })

  test('opens without script and keeps its state when React hydrates', async ({ page }) => {
    const release = await holdBack(page, islandFiles)
    await page.goto('/our-story')
    const menu = page.locator('details.about-menu')
    await menu.locator('summary').click()
    await expect(menu).toHaveAttribute('open')
    await menu.getByRole('link', { name: 'Our Team' }).focus()
    const motion = await watchMotion(page)
    release()
    await hydrated(page, 'about-menu')
    await expect(menu).toHaveAttribute('open')
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeFocused()
    expect(await motion()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
  })

  test('opens by keyboard, marks the current page, closes on Escape and returns the focus', async ({ page }) => {
    await page.goto('/our-story')
    const summary = page.locator('details.about-menu summary')
    await summary.focus()
    await page.locator('[data-island=about-menu][data-hydrated]').waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Our Story' }).first()).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Tab')
    await expect(page.locator('details.about-menu a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('details.about-menu')).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
  })

  test('opens below its word, from whichever side the page runs', async ({ page }) => {
    await page.goto('/our-story')
    const menu = page.locator('details.about-menu')
    for (const side of ['left', 'right'] as const) {
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), side === 'left' ? 'ltr' : 'rtl')
      await menu.evaluate((details) => details.toggleAttribute('open', true))
      const edges = (part: string) => menu.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON())
      const [word, panel] = [await edges('summary'), await edges('ul')]
      expect(panel[side]).toBe(word[side])
      expect(panel.top).toBe(word.bottom)
    }
  })

  test('closes when the focus leaves it and when something else is pressed', async ({ page }) => {
    await page.goto('/our-story')
    const menu = page.locator('details.about-menu')
    await menu.locator('summary').focus()
    await page.locator('[data-island=about-menu][data-hydrated]').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await menu.getByRole('link').last().focus()
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
    await menu.locator('summary').click()
    await expect(menu).toHaveAttribute('open')
    await page.mouse.click(20, 700)
    await expect(menu).not.toHaveAttribute('open')
  })
})

test('the signed-in user, read from local storage, shows in header and footer', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ name: 'Noor Keeper', email: 'noor@keepers.example', role: 'staff' }),
    ),
  )
  await page.goto('/our-story')
  await expect(page.locator('footer').getByText('Noor Keeper')).toBeVisible()
  await expect(page.locator('header').getByText('Noor Keeper')).toHaveCount(1)
})

test('narrow screens have the drawer instead of the menu', async ({ page, viewport }) => {
  const isWide = (viewport?.width ?? 0) >= 1024
  await page.goto('/our-story')
  await expect(page.locator(drawerOpener)).toBeVisible({ visible: !isWide })
  await expect(page.locator('header details.about-menu')).toBeVisible({ visible: isWide })
})
