import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { createAdmin, openMenu, sendMessage, signIn, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  email = await createAdmin()
})

/** A list of more messages than the server sends at once, all of them shown. */
async function openLong(page: Page) {
  const unique = crypto.randomUUID()
  for (let count = 0; count < 60; count += 1) await sendMessage(page, { subject: `${unique} ${count}` })
  await signIn(page, email)
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: unique, status: 'open' })}`)
  await hydrated(page, 'inbox')
  await page.getByRole('link', { name: 'More messages' }).click()
  await expect(page.locator('[data-mail]')).toHaveCount(60)
}

/** A list scrolls by itself where there is room beside it, else the page does. */
const scrolled = (page: Page) =>
  page.evaluate(() => scrollY + Number(document.querySelector('.inbox-side')?.scrollTop ?? 0))

test('Back from another page, and a reload, lead to the row and the place in the list', async ({ page }) => {
  await openLong(page)
  const row = page.locator('[data-mail] a').nth(55)
  await row.focus()
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(1000)
  await page.goto('/admin/figures')
  await page.goBack()
  await expect(row).toBeFocused()
  expect(await scrolled(page)).toBe(place)
  await page.reload()
  await expect(row).toBeFocused()
  expect(await scrolled(page)).toBe(place)
  await page.goto(page.url())
  await hydrated(page, 'inbox')
  await expect(page.locator('[data-mail]')).toHaveCount(50)
})

test('another view begins at its top', async ({ page }) => {
  await openLong(page)
  await page.locator('[data-mail] a').nth(55).scrollIntoViewIfNeeded()
  await openMenu(page)
  await page.getByRole('link', { name: 'Open', exact: false }).first().click()
  await expect(page).toHaveURL('/admin/contactmails?status=open')
  await expect.poll(() => scrolled(page)).toBe(0)
})
