import type { Page } from '@playwright/test'
import { faintText, findings } from './axe.ts'
import { aloneInReach, drawerOpener, enquiry, expect, storyOf, storyOpener, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

test('every page, wide and narrow; with more contrast its text has 7:1', { tag: '@every-width' }, async ({
  page,
  pagePaths,
}) => {
  test.setTimeout(900_000)
  for (const path of pagePaths) {
    await test.step(path, async () => {
      await page.setViewportSize(widths.desktop)
      await page.goto(path)
      expect(await findings(page), path).toEqual([])
      expect(await faintText(page), `${path} with more contrast`).toEqual([])
      await page.setViewportSize(widths.phone)
      expect(await findings(page), `${path} on a phone`).toEqual([])
    })
  }
})

test('the solid header', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect(page.locator('.header-bar')).toHaveCSS('background-color', 'rgb(16, 36, 31)')
  expect(await findings(page)).toEqual([])
})

test('the open drawer', { tag: '@drawer' }, async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(drawerOpener).click()
  await aloneInReach(page.locator('#drawer'))
  expect(await findings(page)).toEqual([])
})

test('the open About menu', { tag: '@menu' }, async ({ page }) => {
  for (const path of ['/', '/our-story']) {
    await page.goto(path)
    await page.locator('details.about-menu summary').click()
    await expect(page.locator('details.about-menu')).toHaveAttribute('open')
    expect(await findings(page)).toEqual([])
  }
})

test('a leader’s open story', async ({ page }) => {
  await page.goto('/our-team')
  const card = page.locator(storyOpener).first()
  await card.click()
  await aloneInReach(await storyOf(card))
  expect(await findings(page)).toEqual([])
})

test('all partners’ logos at once', async ({ page }) => {
  await page.goto('/our-community')
  await page.locator('.logo-grid summary').click()
  await expect(page.locator('#non-profit-partners .rail')).toHaveCSS('display', 'grid')
  expect(await findings(page)).toEqual([])
})

for (const { path, form } of [
  { path: '/contact', form: '#contact' },
  { path: '/our-community', form: '#partnership' },
]) {
  test(`the form on ${path} with its errors`, async ({ page }) => {
    await open(page, path)
    await page.locator(`${form} [type=submit]`).click()
    await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'error')
    await hold(page)
    expect(await findings(page)).toEqual([])
  })
}

test('the banner while a message is sent and after', async ({ page }) => {
  await open(page, '/contact')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/api/contactmails', async (route) => {
    await asked
    await route.fulfill({ status: 201, json: { id: crypto.randomUUID(), createdAt: new Date().toISOString() } })
  })
  for (const [name, value] of Object.entries(enquiry('the tone of a banner'))) {
    const field = page.locator(`form [name=${name}]`)
    await (name === 'reason' ? field.selectOption(value) : field.fill(value))
  }
  await page.locator('form [type=submit]').click()
  await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'loading')
  expect(await findings(page)).toEqual([])
  answer()
  await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'success')
  await page.locator('.banner').hover()
  expect(await findings(page)).toEqual([])
})

test('the page that answers a form posted without script', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  // With its style sheet.
  await page.waitForURL('**/contact?result=*')
  await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'error')
  await hold(page)
  expect(await findings(page)).toEqual([])
})

/** Keeps the banner open, by focus, until axe is done. */
const hold = (page: Page) =>
  page.locator('.banner summary').evaluate((close: HTMLElement) => close.focus({ preventScroll: true }))

/** The form has its script once the island says so. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('form [name=name]').focus()
  await page.locator('[data-island=contact-form][data-hydrated]').waitFor({ state: 'attached' })
}
