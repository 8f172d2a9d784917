import type { Browser, Page, Request } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import {
  addNote,
  alertOf,
  createAdmin,
  openRow,
  password,
  row,
  runStatement,
  sendButton,
  sendMessage,
  signIn,
  staffBrowser,
} from './team.ts'

let ada = ''
let bo = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  test.setTimeout(120_000)
  ada = await createAdmin()
  bo = await createAdmin({ name: 'Bo Tern' })
})

const openList = async (page: Page, query: Record<string, string>) => {
  await page.goto(`/admin/contactmails?${new URLSearchParams(query)}`)
  await hydrated(page, 'inbox')
}
const open = async (page: Page, subject: string) => {
  await openList(page, { q: subject, status: 'all' })
  await openRow(page, subject)
  await expect(page.locator('#reply-text')).toBeVisible()
}
/** A colleague in a browser of their own. */
const colleague = async (browser: Browser) => (await browser.newContext()).newPage()
/** What a tab does every ten seconds. */
const look = async (page: Page) => {
  const told = page.waitForResponse('**/v1/api/contactmails/news?*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await told
}

test('two people see each other on a message, and answering on top of an answer asks first', async ({
  page,
  browser,
}) => {
  const { subject } = await sendMessage(page)
  const other = await colleague(browser)
  await signIn(page, ada)
  await signIn(other, bo)
  await open(page, subject)
  await open(other, subject)
  await expect(page.locator('.composer-other')).toHaveText('Bo Tern has this open')
  await expect(other.locator('.composer-other')).toHaveText('Ada Quill has this open')

  await other.locator('#reply-text').pressSequentially('I come in May.')
  await expect(page.locator('.composer-other')).toHaveText('Bo Tern is writing')
  await page.locator('#reply-text').fill('We come in June.')
  await sendButton(other).click()
  await expect(page.locator('#thread [data-entry]').last()).toContainText('I come in May.')
  await expect(row(page, subject)).toContainText('Answered')

  await sendButton(page).click()
  await expect(alertOf(page)).toContainText('Something arrived while you were writing')
  await expect(page.locator('#reply-text')).toHaveValue('We come in June.')
  await sendButton(page).click()
  await expect(page.locator('#thread [data-entry]')).toHaveCount(3)

  await addNote(other, 'One answer was enough.')
  await expect(page.locator('#thread [data-state=noted]')).toContainText('One answer was enough.')
  await other.goto('/admin/figures')
  await expect(page.locator('.composer-other')).toHaveCount(0, { timeout: 30_000 })
})

test('a second press on "Send" sends, whatever the sender writes meanwhile', async ({ page }) => {
  const { subject, email } = await sendMessage(page)
  const write = (text: string, isVerified: number) =>
    runStatement(
      `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, is_verified)
       SELECT ?1, id, 'in', ?3, ?4, ?1, ?5, 'received', ?6 FROM contactmails WHERE subject = ?2`,
      crypto.randomUUID(),
      subject,
      email ?? '',
      text,
      new Date().toISOString(),
      isVerified,
    )
  await signIn(page, ada)
  await open(page, subject)
  const press = () => sendButton(page).click()
  const entries = page.locator('#thread [data-entry]')
  await page.locator('#reply-text').fill('We come in June.')
  await write('In whose name?', 0)
  await write('One more thing.', 1)
  await press()
  await expect(alertOf(page)).toContainText('Something arrived while you were writing')
  await expect(entries).toHaveText([/^Ada/, /In whose name\?/, /One more thing\./])
  await write('And another.', 1)
  await press()
  await expect(entries).toHaveText([/^Ada/, /name/, /thing/, /another/, /We come in June\./])
  await expect(page.locator('#reply-text')).toHaveValue('')

  await page.locator('#reply-text').fill('And in July.')
  await write('In the name of the sender.', 0)
  await press()
  await expect(entries.last()).toContainText('And in July.')
})

test('new messages appear by themselves, and never move what is under the pointer', async ({ page }) => {
  const unique = crypto.randomUUID()
  const send = (number: number) => sendMessage(page, { subject: `${unique} ${number}` })
  await send(1)
  await signIn(page, ada)
  await openList(page, { q: unique, status: 'all' })
  await page.mouse.move(1000, 500)
  await send(2)
  await look(page)
  await expect(page.locator('[data-mail]')).toContainText([`${unique} 2`, `${unique} 1`])
  await expect(page.locator('.inbox-arrived')).toHaveText('1 new message in the list.')

  await row(page, `${unique} 2`).hover()
  const before = await row(page, `${unique} 2`).boundingBox()
  await send(3)
  await look(page)
  const strip = page.getByRole('button', { name: '1 new message. Show it' })
  await expect(strip).toBeVisible()
  expect(await row(page, `${unique} 2`).boundingBox()).toEqual(before)
  await strip.click()
  await expect(page.locator('[data-mail]')).toContainText([3, 2, 1].map((number) => `${unique} ${number}`))
  await expect(strip).toHaveCount(0)

  const count = String(await page.locator('.staff-count').first().textContent())
  await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `))
})

test('a list by due date takes new messages at its end, whatever is under the pointer', async ({ page }) => {
  const unique = crypto.randomUUID()
  const send = (number: number) => sendMessage(page, { subject: `${unique} ${number}` })
  await send(1)
  await signIn(page, ada)
  await openList(page, { q: unique, status: 'open' })
  await row(page, `${unique} 1`).hover()
  await send(2)
  await look(page)
  await expect(page.locator('[data-mail]')).toContainText([`${unique} 1`, `${unique} 2`])
})

test('a tab that nobody uses does not keep the session', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await signIn(page, ada)
  await open(page, subject)
  const isUnattended = (request: Request) => request.headers()['x-unattended'] === '1'
  const presence = (wanted: boolean) =>
    page.waitForRequest((request) => request.url().endsWith('/presence') && isUnattended(request) === wanted)
  await presence(true)
  const attended = presence(false)
  await page.keyboard.press('Shift')
  await attended
  await presence(true)
})

test('a session that has ended leads to the sign-in page, and from there back to the message', async ({
  page,
  context,
}) => {
  const { subject } = await sendMessage(page)
  await signIn(page, ada)
  await open(page, subject)
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.locator('[name=email]').fill(ada)
  await page.locator('[name=password]').fill(password)
  await page.locator('main form [type=submit]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
})
