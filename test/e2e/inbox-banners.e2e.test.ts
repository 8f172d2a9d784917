import type { Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { alertOf, createAdmin, deleteOpen, openInbox, openRow, row, sendMessage, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  email = await createAdmin()
})

test('the offer to undo goes after ten seconds', async ({ page }) => {
  const mail = await sendMessage(page)
  await openInbox(page, email, mail.subject)
  await page.clock.install()
  await openRow(page, mail.subject)
  await deleteOpen(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(10_100)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
})

test('a list that cannot be fetched is said to be so, and what was there stays', async ({ page }) => {
  const mail = await sendMessage(page)
  await openInbox(page, email, mail.subject)
  await page.route('**/v1/api/contactmails?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The tide is out.' } }),
  )
  await page.locator('[name=q]').press('Enter')
  await expect(alertOf(page)).toContainText('Error: The tide is out.')
  await expect(row(page, mail.subject)).toBeVisible()
  // Seen again, the page asks for its session.
  const asked = page.waitForResponse('**/v1/api/contactmails/auth')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).finished()
  await expect(alertOf(page)).toContainText('Error: The tide is out.')
})

test('on a phone a refusal leaves the buttons for several messages in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const mail = await sendMessage(page)
  await openInbox(page, email, mail.subject)
  await page.route('**/bulk/change', (route) => route.fulfill({ status: 503, json: { message: 'The tide is out.' } }))
  await row(page, mail.subject).getByRole('checkbox').check()
  const close = page.locator('#several').getByRole('button', { name: 'Close' })
  await close.click()
  await expect(alertOf(page)).toContainText('Error: The tide is out.')
  await page.unroute('**/bulk/change')
  await close.click()
  await expect(row(page, mail.subject)).toContainText('Closed')
})

for (const { key, said, rows } of [
  { key: 'e', said: 'Closed', rows: 1 },
  { key: '#', said: 'Deleted', rows: 0 },
])
  test(`what was stored although its answer was lost is said, and taken back with z: ${key}`, async ({ page }) => {
    const { subject } = await sendMessage(page)
    await openInbox(page, email, subject)
    await openRow(page, subject)
    await expect(page.locator('#mail-heading')).toBeFocused()
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort('connectionreset')
    }
    await page.route('**/bulk/*', lose, { times: 1 })
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(page.locator('.said')).toContainText(said)
    await expect(row(page, subject)).toHaveCount(rows)
    await page.keyboard.press('z')
    await expect(row(page, subject)).toHaveAttribute('data-status', 'open')
  })

test('in the dark scheme the key in "Undo" is as plain as the word, and the words in an empty field are not grey', async ({
  page,
}) => {
  const { subject } = await sendMessage(page)
  await openInbox(page, email, subject)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openRow(page, subject)
  const colours = (selector: string, pseudo?: string) =>
    page.locator(selector).evaluate((element, pseudo) => getComputedStyle(element, pseudo).color, pseudo)
  expect(await colours('#reply-text', '::placeholder')).toBe(await colours('.mail-fact >> nth=0'))
  await expect(row(page, subject)).not.toHaveAttribute('data-unread')
  await page.keyboard.press('u')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await colours('.said kbd')).toBe(await colours('.said button'))
})
