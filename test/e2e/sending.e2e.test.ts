import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import {
  alertOf,
  createAdmin,
  openRow,
  password,
  runStatement,
  sendButton,
  sendMessage,
  signIn,
  staffBrowser,
} from './team.ts'

test.use(staffBrowser())

const open = async (page: Page, subject: string) => {
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: subject, status: 'all' })}`)
  await hydrated(page, 'inbox')
  await openRow(page, subject)
}
const answer = async (page: Page, text: string) => {
  await page.locator('#reply-text').fill(text)
  await sendButton(page).click()
}

test('a reply that failed is sent again', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await signIn(page, await createAdmin())
  await open(page, subject)
  const body = `We come in May. ${crypto.randomUUID()}`
  await answer(page, body)
  await expect(page.locator('.said')).toContainText('Sent to Ada')
  // On a phone a reply leads back to the list.
  await open(page, subject)
  const sent = page.locator('#thread [data-entry]', { hasText: body })
  await expect(sent).toHaveAttribute('data-state', 'sent', { timeout: 30_000 })

  await runStatement(`UPDATE entries SET state = 'failed', error = 'the mailbox is full' WHERE body = ?1`, body)
  await page.reload()
  await expect(sent).toContainText('Not sent')
  await sent.getByRole('button', { name: 'Try again' }).click()
  await expect(sent).toHaveAttribute('data-state', 'sent', { timeout: 30_000 })
})

test('a reply on top of a colleague’s asks first, and keeps the text', async ({ page, browser }) => {
  const { subject } = await sendMessage(page)
  await signIn(page, await createAdmin())
  await open(page, subject)
  const colleague = await (await browser.newContext(staffBrowser())).newPage()
  await signIn(colleague, await createAdmin({ name: 'Bo Tern' }))
  await open(colleague, subject)
  await answer(colleague, 'I come in May.')
  await expect(colleague.locator('.said')).toContainText('Sent to Ada')
  await colleague.context().close()

  await answer(page, 'We come in June.')
  await expect(alertOf(page)).toContainText('Something arrived while you were writing')
  await expect(page.locator('#thread [data-entry]')).toHaveText([/^Ada/, /I come in May\./])
  await expect(page.locator('#reply-text')).toHaveValue('We come in June.')
  await sendButton(page).click()
  await expect(page.locator('.said')).toContainText('Sent to Ada')
  await open(page, subject)
  await expect(page.locator('#thread [data-entry]')).toHaveText([/^Ada/, /I come in May\./, /We come in June\./])
})

test('a webhook’s delivery is sent again', async ({ page }) => {
  const { subject } = await sendMessage(page)
  const host = `${crypto.randomUUID()}.partner.example`
  const webhook = crypto.randomUUID()
  // Paused, so that no other test's message is sent to it.
  await runStatement(
    `INSERT INTO webhooks (id, url, secret, is_enabled, created_at) VALUES (?1, ?2, 'whsec_AAAA', 0, ?3)`,
    webhook,
    `https://${host}/`,
    '2026-11-20T09:41:00.000Z',
  )
  await runStatement(
    `INSERT INTO outbox (id, kind, webhook_id, contactmail_id, data, created_at, next_attempt_at, state, attempts, error)
     SELECT ?1, 'webhook', ?2, id, '{"event":"enquiry.created"}', ?3, ?3, 'failed', 5, 'answered with status 500'
     FROM contactmails WHERE subject = ?4`,
    `msg_${webhook}`,
    webhook,
    new Date().toISOString(),
    subject,
  )
  await signIn(page, await createAdmin())
  await page.goto('/admin/webhooks')
  const entry = page.locator('main tr', { hasText: host })
  await expect(entry).toContainText('answered with status 500')
  await entry.getByRole('button', { name: 'Send again' }).click()
  await expect(page.locator('.banner')).toContainText('Nothing was sent: the webhook is paused')
  await runStatement('UPDATE webhooks SET is_enabled = 1 WHERE id = ?1', webhook)
  await entry.getByRole('button', { name: 'Send again' }).click()
  await expect(page.locator('.banner')).toContainText('The delivery is on its way again.')
  await runStatement('UPDATE webhooks SET is_enabled = 0 WHERE id = ?1', webhook)
  // While it was not paused, other tests' messages may have been sent to it.
  await expect(entry.filter({ hasText: 'answered with status 500' })).toHaveCount(0)
})

test('"Send" after another has signed in in a second tab sends nothing, says who, and leads back to the text', async ({
  page,
  context,
}) => {
  const { subject } = await sendMessage(page)
  const [email, other] = [await createAdmin(), await createAdmin({ name: 'Bo Tern' })]
  await signIn(page, email)
  await open(page, subject)
  // Any call that the page makes by itself may meet the other session first.
  await page.route(/\/(news|presence|draft)(\?|$)/, () => {})
  const second = await context.newPage()
  await signIn(second, other)
  await page.locator('#reply-text').fill('We come in June.')
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('.composer-send')?.click())
  const main = page.locator('main')
  await expect(main).toContainText('Bo Tern is signed in here now. Nothing was sent or changed in that name.')
  await open(second, subject)
  await expect(second.locator('#thread [data-entry]')).toHaveCount(1)
  await expect(second.locator('#reply-text')).toHaveValue('')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await main.locator('form [type=submit]').first().click()
  await expect(page.locator('#reply-text')).toHaveValue('We come in June.')
})

test('"Send" after the session has ended leads to the sign-in, which says so, and back to the text', async ({
  page,
  context,
}) => {
  const { subject } = await sendMessage(page)
  const email = await createAdmin()
  await signIn(page, email)
  await open(page, subject)
  // Any call that the page makes by itself may meet the end first.
  await page.route(/\/(news|presence|draft)(\?|$)/, () => {})
  await context.clearCookies()
  await answer(page, 'We come in June.')
  await expect(page.locator('main')).toContainText('You have been signed out. Whatever you were writing is kept.')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main form [type=submit]').first().click()
  await expect(page.locator('#reply-text')).toHaveValue('We come in June.')
})
