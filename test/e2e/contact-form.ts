import type { Page } from '@playwright/test'
import { enquiry, expect, hydrated } from './fixtures.ts'
import { findMails } from './stored-mails.ts'

export const endpoint = '**/v1/api/contactmails'

export async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form [name=${name}]`)
    if (name === 'reason') await field.selectOption(value)
    else await field.fill(value)
  }
}

export const send = (page: Page) => page.locator('form [type=submit]').click()
export const banner = (page: Page) => page.locator('.banner')
/** The form has its script once the island says so. */
export const open = async (page: Page) => {
  await page.goto('/contact')
  await page.locator('form [name=name]').focus()
  await hydrated(page, 'contact-form')
}

/** Chooses the reason by its place, as a translator changes its words. */
export async function sendsOwnReason(page: Page, unique: string) {
  const { reason, ...lines } = enquiry(unique)
  await fill(page, lines)
  await page.locator('form [name=reason]').selectOption({ index: 1 })
  await send(page)
  await expect(page.locator('.sent-panel')).toBeFocused()
  expect(findMails(unique)).toMatchObject([{ ...lines, reason }])
}
