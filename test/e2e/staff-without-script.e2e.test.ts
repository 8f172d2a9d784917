import type { Page } from '@playwright/test'
import { totp } from '../helpers/totp.ts'
import { expect, test } from './fixtures.ts'
import { createAdmin, password, sendMessage } from './team.ts'

const block = Math.floor(Math.random() * 0xffff).toString(16)
test.use({
  javaScriptEnabled: false,
  extraHTTPHeaders: { 'CF-Connecting-IP': `2001:db8:${block}:5::1` },
  contextOptions: { reducedMotion: 'reduce' },
})

const signIn = async (page: Page, email: string) => {
  await page.goto('/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main form [type=submit]').first().click()
}
const signOut = (page: Page) => page.locator('footer').getByRole('button', { name: 'Sign out' }).click()
const tool = (page: Page, name: string) => page.locator('.pane-tools').getByRole('button', { name }).click()
const row = (page: Page, text: string) => page.locator('[data-mail]', { hasText: text })
const listUrl = (query: Record<string, string>) => `/admin/contactmails?${new URLSearchParams(query)}`

test('messages are read one after another, filtered, marked as spam and back, and as unread', async ({ page }) => {
  const unique = crypto.randomUUID()
  await sendMessage(page, { subject: `${unique} 1` })
  await sendMessage(page, { subject: `${unique} 2`, reason: 'Technical Support' })
  await signIn(page, await createAdmin())
  await page.goto(listUrl({ q: unique, status: 'open' }))
  await row(page, `${unique} 1`).getByRole('button').click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`${unique} 1`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(heading).toHaveText(`${unique} 2`)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(heading).toHaveText(`${unique} 1`)

  await tool(page, 'Spam')
  await page.goto(listUrl({ q: unique, verdict: 'spam' }))
  await row(page, `${unique} 1`).getByRole('button').click()
  await tool(page, 'Not spam')
  await page.goto(listUrl({ q: unique, status: 'open' }))
  await expect(page.locator('[data-mail]')).toHaveCount(2)

  await page.getByRole('checkbox', { name: 'Unread only' }).check()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('[data-mail]')).toHaveText([new RegExp(`${unique} 2`)])
  await row(page, `${unique} 2`).getByRole('button').click()
  await tool(page, 'Mark unread')
  await page.goto(listUrl({ q: unique, status: 'open' }))
  await expect(page.locator('[data-mail][data-unread]', { hasText: `${unique} 2` })).toBeVisible()
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Technical Support')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('[data-mail]')).toHaveText([new RegExp(`${unique} 2`)])
})

test('a search that finds nothing leads to all messages, and back to the list', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await signIn(page, await createAdmin())
  await page.goto(listUrl({ q: subject, status: 'waiting' }))
  await expect(page.locator('.inbox-empty')).toContainText('No message here has all of these words.')
  await page.getByRole('link', { name: 'Search all messages' }).click()
  await expect(row(page, subject)).toBeVisible()
  await page.goto(listUrl({ q: `${subject} nowhere`, status: 'all' }))
  await expect(page.getByRole('link', { name: 'Search all messages' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/admin/contactmails?status=all')
})

test('a saved answer is made, inserted, changed and deleted', async ({ page }) => {
  const name = `Thanks ${crypto.randomUUID()}`
  const { subject } = await sendMessage(page, { reason: 'Other' })
  await signIn(page, await createAdmin())
  await page.goto('/admin/answers')
  await page.locator('main [name=name]').fill(name)
  await page.locator('main [name=reason]').selectOption('Other')
  await page.locator('main [name=body]').fill('Dear {name}, thank you.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.banner')).toContainText('Answer saved.')

  await page.goto(listUrl({ q: subject, status: 'open' }))
  await row(page, subject).getByRole('button').click()
  await page.getByRole('combobox', { name: 'Saved answer' }).fill(name)
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.locator('#reply-text')).toHaveValue('Dear Ada O’Brien, thank you.')

  await page.goto('/admin/answers')
  await page.getByRole('link', { name }).click()
  await page.locator('main [name=body]').fill('Thank you!')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-answer]', { hasText: name })).toContainText('Thank you!')
  await page.getByRole('link', { name }).click()
  await page.getByText('Delete this answer').click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.locator('.banner')).toContainText('Answer deleted.')
  await expect(page.locator('[data-answer]', { hasText: name })).toHaveCount(0)
})

test('two-step verification is turned on, asked for, passed with a recovery code and turned off', async ({ page }) => {
  const email = await createAdmin()
  await signIn(page, email)
  await page.goto('/admin/account')
  const form = page.locator('form[action="/admin/account/two-factor"]')
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: 'Set up' }).click()
  const key = String(await page.locator('main p code').textContent()).replaceAll(' ', '')
  const [first = '', second = ''] = await page.locator('main li code').allTextContents()
  await page.locator('main [name=code]').fill(await totp(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.locator('.banner')).toContainText('Two-step verification is on')

  await signOut(page)
  await signIn(page, email)
  await page.locator('main [name=code]').fill('not a code')
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('.banner')).toContainText('Error:')
  await page.locator('main [name=code]').fill(first)
  await page.locator('main form [type=submit]').click()
  await expect(page).toHaveURL('/admin/contactmails')

  await page.goto('/admin/account')
  const stop = page.locator('form[action="/admin/account/two-factor/stop"]')
  await stop.locator('[name=password]').fill(password)
  await stop.locator('[name=code]').fill(second)
  await stop.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.locator('.banner')).toContainText('Two-step verification has been turned off.')
})

test('an account is created, disabled and enabled', async ({ page }) => {
  const address = `staff-${crypto.randomUUID()}@forager.example`
  await signIn(page, await createAdmin())
  await page.goto('/admin/users')
  await page.locator('main [name=name]').fill('Bo')
  await page.locator('main [name=email]').fill(address)
  await page.locator('main [name=password]').fill('nine slow ferries home')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('.banner')).toContainText('Account created.')
  const account = page.locator('main li', { hasText: address })
  await account.getByRole('button', { name: 'Disable' }).click()
  await expect(account).toContainText('disabled')
  await account.getByRole('button', { name: 'Enable' }).click()
  await expect(account).not.toContainText('disabled')
})

test('everything from one sender is found, and erased once that is confirmed', async ({ page }) => {
  const address = `${crypto.randomUUID()}@keepers.example`
  const { subject } = await sendMessage(page, { email: address })
  await signIn(page, await createAdmin())
  await page.goto('/admin/sender')
  await page.locator('main [name=email]').fill(address)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: 'Read messages' }).click()
  await expect(row(page, subject)).toBeVisible()
  await page.goBack()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Erase all messages' }).click()
  await expect(page.locator('.banner')).toContainText('Messages erased: 1.')
})

test('a webhook is added, paused, given a new secret, resumed and deleted', async ({ page }) => {
  const url = `https://hooks.partner.example/${crypto.randomUUID()}`
  await signIn(page, await createAdmin())
  await page.goto('/admin/webhooks')
  await page.locator('main [name=url]').fill(url)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.locator('main code')).toContainText('whsec_')
  const webhook = page.locator('main li', { hasText: url })
  const press = (name: string) => webhook.getByRole('button', { name }).click()
  await press('Pause')
  await expect(webhook).toContainText('(paused)')
  await press('New secret')
  await expect(page.locator('main code')).toContainText('whsec_')
  await expect(webhook).toContainText('Signed with the previous secret')
  await press('Resume')
  await expect(webhook).not.toContainText('(paused)')
  await press('Delete')
  await expect(webhook).toHaveCount(0)
})

test('figures and the activity log are tables', async ({ page }) => {
  await sendMessage(page)
  await signIn(page, await createAdmin())
  await page.goto('/admin/figures')
  await expect(page.getByRole('row', { name: /^Media Enquiry/ }).first()).toContainText(/\d/)
  await expect(page.getByRole('img')).toBeVisible()
  await page.goto('/admin/audit')
  await expect(page.locator('tbody tr', { hasText: 'signed-in' }).first()).toBeVisible()
})
