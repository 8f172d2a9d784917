import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { enquiry, hydrated } from './fixtures.ts'
import { databasePort, type NewAdmin, type Statement } from './site.ts'

export const password = 'four quiet harbour seals'

/** Creates an admin and returns the address. */
export const createAdmin = async ({ name = 'Ada Quill' } = {}) => {
  const email = `admin-${crypto.randomUUID()}@forager.example`
  const admin: NewAdmin = { email, name, password }
  await askDatabase('accounts', admin)
  return email
}

/** Changes stored rows as nothing that a visitor or staff do would. */
export const runStatement = (sql: string, ...values: (string | number)[]) => askDatabase('statements', { sql, values })

async function askDatabase(call: string, body: NewAdmin | Statement) {
  const answer = await fetch(`http://127.0.0.1:${databasePort}/${call}`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.status, await answer.text()).toBe(204)
}

/** Sends a message with a subject of its own, from an address of its own, as messages from one are limited. */
export const sendMessage = async (page: Page, fields: Record<string, string> = {}) => {
  const mail = { ...enquiry(crypto.randomUUID()), ...fields }
  const headers = { 'CF-Connecting-IP': `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:3::1` }
  const answer = await page.request.post('/v1/api/contactmails', { data: mail, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  return mail
}

/** Without the form, which has tests of its own, and without a page: most tests go to one of their own. */
export const signIn = async (page: Page, email: string) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await page.request.post(paths.api.login, { data: { email, password }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** By the form, with JavaScript off. */
export const signInWithoutScript = async (page: Page, email: string, by = password) => {
  await page.goto('/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(by)
  await page.locator('main form [type=submit]').first().click()
}

/** Five messages that one search finds, and the list of them. */
export const openFive = async (page: Page, email: string, fields: Record<string, string> = {}) => {
  const unique = crypto.randomUUID()
  for (const number of [1, 2, 3, 4, 5]) await sendMessage(page, { subject: `${unique} ${number}`, ...fields })
  await signIn(page, email)
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: unique, status: 'open' })}`)
  await hydrated(page, 'inbox')
  await expect(page.locator('[data-mail]')).toHaveCount(5)
  return unique
}

/** The browser of one of the staff: its network is its own, as attempts to sign in are counted for each. */
export const staffBrowser = () => ({
  extraHTTPHeaders: { 'CF-Connecting-IP': `2001:db8:${hex()}:${hex()}::1` },
  // Chromium complains in the console about page transitions that a slow machine cuts short.
  contextOptions: { reducedMotion: 'reduce' as const },
})

const hex = () => Math.floor(Math.random() * 0xffff).toString(16)

/** Signs in and searches: the list begins with what is due first, and the other tests' messages may fill a page. */
export const openInbox = async (page: Page, email: string, subject: string) => {
  await signIn(page, email)
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: subject })}`)
  await hydrated(page, 'inbox')
}

export const row = (page: Page, subject: string) => page.locator('[data-mail]', { hasText: subject })

export const openRow = (page: Page, subject: string) => row(page, subject).getByRole('link').click()

/** On narrow screens the menu is behind a button. */
export const openMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
}

/** Deletes the open message by its menu. */
export const deleteOpen = async (page: Page) => {
  await page.locator('main article').getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Delete' }).filter({ visible: true }).click()
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

/** What a refusal or a failure says at the composer. */
export const alertOf = (page: Page) => page.locator('.said [role=alert]')

export const addNote = async (page: Page, text: string) => {
  await page.getByRole('tab', { name: 'Note' }).click()
  await page.locator('#note-text').fill(text)
  await page.getByRole('button', { name: 'Add note' }).click()
}
