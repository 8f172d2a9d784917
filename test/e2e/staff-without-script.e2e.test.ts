import type { Page } from '@playwright/test'
import { totp } from '../helpers/totp.ts'
import { expect, test } from './fixtures.ts'
import {
  createAdmin,
  openRow,
  password,
  row,
  runStatement,
  sendMessage,
  signInWithoutScript as signIn,
  staffBrowser,
} from './team.ts'

test.use({ ...staffBrowser(), javaScriptEnabled: false })

const signOut = (page: Page) => page.locator('footer').getByRole('button', { name: 'Sign out' }).click()
const listUrl = (query: Record<string, string>) => `/admin/contactmails?${new URLSearchParams(query)}`

test('messages are read one after another, filtered and searched', async ({ page }) => {
  const unique = crypto.randomUUID()
  await sendMessage(page, { subject: `${unique} 1` })
  await sendMessage(page, { subject: `${unique} 2`, reason: 'Technical Support' })
  await signIn(page, await createAdmin())
  await page.goto(listUrl({ q: unique, status: 'open' }))
  await openRow(page, `${unique} 1`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`${unique} 1`)
  await expect(page.locator('noscript .inbox-empty')).toBeVisible()
  await expect(
    page.locator('.pane-acts, .composer form, .composer-tab, .inbox-several').filter({ visible: true }),
  ).toHaveCount(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(heading).toHaveText(`${unique} 2`)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(heading).toHaveText(`${unique} 1`)

  await page.goto(listUrl({ q: unique, status: 'open' }))
  await page.getByRole('checkbox', { name: 'Unread only' }).check()
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Technical Support')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('[data-mail]')).toHaveText([new RegExp(`${unique} 2`)])
  await page.getByText('Sender and dates').click()
  await page.getByRole('searchbox', { name: 'Sender' }).fill('nobody')
  await page.locator('details').getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('.inbox-empty').last()).toContainText('No message here matches this search.')
  await expect(page.getByRole('searchbox', { name: 'Sender' })).toHaveValue('nobody')
})

test('a search that finds nothing leads to all messages, and back to the list', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await signIn(page, await createAdmin())
  await page.goto(listUrl({ q: subject, status: 'waiting' }))
  await expect(page.locator('.inbox-empty').last()).toContainText('No message here matches this search.')
  await page.getByRole('link', { name: 'Search all messages and spam' }).click()
  await expect(row(page, subject)).toBeVisible()
  await page.goto(listUrl({ q: `${subject} nowhere`, verdict: 'all', status: 'all' }))
  await expect(page.getByRole('link', { name: 'Search all messages and spam' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/admin/contactmails?status=all&verdict=all')
})

test('the older part of a long thread is open when it is asked for', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await runStatement(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state)
     SELECT contactmails.id || value, contactmails.id, 'in', email, 'Letter ' || value, contactmails.id || value,
       '2026-11-20T10:00:' || value || '.000Z', 'received'
     FROM contactmails, json_each(?2) WHERE subject = ?1`,
    subject,
    JSON.stringify(Array.from({ length: 30 }, (_, at) => String(at + 10))),
  )
  await signIn(page, await createAdmin())
  await page.goto(listUrl({ q: subject }))
  await openRow(page, subject)
  await page.getByText('More than 19 earlier').click()
  await page.getByRole('link', { name: 'Show older ones' }).click()
  await expect(page).toHaveURL(/older=/)
  await expect(page.locator('[data-entry$="10"] > details > summary')).toBeVisible()
})

test('a saved reply is made, changed and deleted', async ({ page }) => {
  const name = `Thanks ${crypto.randomUUID()}`
  await signIn(page, await createAdmin())
  await page.goto('/admin/saved-replies')
  await page.locator('main [name=name]').fill(name)
  await page.locator('main [name=reason]').selectOption('Other')
  await page.locator('main [name=body]').fill('Dear {name}, thank you.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.banner')).toContainText('Reply saved.')

  await page.goto('/admin/saved-replies')
  await page.getByRole('link', { name }).click()
  await page.locator('main [name=body]').fill('Thank you!')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-saved-reply]', { hasText: name })).toContainText('Thank you!')
  await page.getByRole('link', { name }).click()
  await page.getByText('Delete this reply').click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.locator('.banner')).toContainText('Reply deleted.')
  await expect(page.locator('[data-saved-reply]', { hasText: name })).toHaveCount(0)
})

test('two-step verification is turned on, asked for, passed with a recovery code and turned off', async ({ page }) => {
  const email = await createAdmin()
  await signIn(page, email)
  await page.goto('/admin/account')
  const form = page.locator('form[action="/admin/account/two-step"]')
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: 'Set up' }).click()
  const key = String(await page.locator('main p code').textContent()).replaceAll(' ', '')
  const [first = ''] = await page.locator('main li code').allTextContents()
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
  const renew = page.locator('form[action="/admin/account/two-step/codes"]')
  await expect(renew).toContainText('Recovery codes left: 9.')
  await renew.locator('[name=password]').fill(password)
  await renew.getByRole('button', { name: 'Make new recovery codes' }).click()
  const second = String(await page.locator('main li code').first().textContent())

  await page.goto('/admin/account')
  const stop = page.locator('form[action="/admin/account/two-step/stop"]')
  await stop.locator('[name=password]').fill(password)
  await stop.locator('[name=code]').fill(second)
  await stop.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.locator('.banner')).toContainText('Two-step verification has been turned off.')
})

test('everything from one sender is found, and erased once that is confirmed', async ({ page }) => {
  const address = `${crypto.randomUUID()}@keepers.example`
  const { subject } = await sendMessage(page, { email: address })
  await signIn(page, await createAdmin())
  await page.goto('/admin/sender')
  await page.locator('main [name=email]').fill(address)
  const find = page.getByRole('button', { name: 'Find' })
  const heights = [page.locator('main [name=email]'), find].map((part) =>
    part.evaluate(({ clientHeight }) => clientHeight),
  )
  expect(new Set(await Promise.all(heights)).size).toBe(1)
  await find.click()
  await page.getByRole('link', { name: 'Read messages' }).click()
  await expect(row(page, subject)).toBeVisible()
  await page.goBack()
  await page.getByText('Erase all messages').click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
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
  const open = (name: string) => webhook.locator('summary', { hasText: name }).click()
  await press('Send a test')
  await expect(page.locator('.banner')).toContainText('The test did not arrive: the receiver could not be reached.')
  await press('Pause')
  await expect(webhook).toContainText('(paused)')
  await open('New secret')
  await press('Make a new secret')
  await expect(page.locator('main code')).toContainText('whsec_')
  await expect(webhook).toContainText('Signed with earlier secrets')
  await press('Resume')
  await expect(webhook).not.toContainText('(paused)')
  await open('Delete')
  await press('Delete the webhook')
  await expect(webhook).toHaveCount(0)
})

test('figures and the activity log are tables', async ({ page }) => {
  await sendMessage(page)
  await signIn(page, await createAdmin())
  await page.goto('/admin/figures')
  await expect(page.getByRole('row', { name: /^Media Enquiry/ }).first()).toContainText(/\d/)
  await expect(page.getByRole('img')).toBeVisible()
  await page.goto('/admin/audit')
  await expect(page.locator('main li', { hasText: 'signed in' }).first()).toBeVisible()
})
