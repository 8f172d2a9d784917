import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enquiry, expect, test } from './fixtures.ts'
import { persistTo } from './site.ts'

const password = 'four quiet harbour seals'
let email = ''

test.describe.configure({ mode: 'serial' })
// A network address for each run, as tries to sign in are counted for each.
const block = Math.floor(Math.random() * 0xffff).toString(16)
test.use({
  extraHTTPHeaders: { 'CF-Connecting-IP': `2001:db8:${block}:1::1` },
  // Chromium complains in the console about page transitions that a slow machine cuts short.
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeAll(async () => {
  test.setTimeout(120_000)
  email = `admin-${crypto.randomUUID()}@forager.example`
  await createAdmin()
})

/** The first admin, made as the README says. */
const createAdmin = () =>
  new Promise<void>((resolve, reject) => {
    const args = ['scripts/user-create.ts', '--email', email, '--role', 'admin', '--name', 'Ada Quill']
    const command = spawn('node', [...args, '--persist-to', persistTo], { stdio: ['pipe', 'inherit', 'inherit'] })
    command.stdin.end(`${password}\n`)
    command.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`user:create ended with ${code}`))))
  })

/** An enquiry in the inbox, its subject its own. */
const send = async (page: Page, fields: Record<string, string> = {}) => {
  const mail = { ...enquiry(crypto.randomUUID()), ...fields }
  expect((await page.request.post('/v1/api/contactmails', { data: mail })).status()).toBe(201)
  return mail
}

const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor({ state: 'attached' })

const signIn = async (page: Page) => {
  await page.goto('/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main [type=submit]').click()
  await expect(page).toHaveURL('/admin/contactmails')
  await hydrated(page, 'session')
}

const row = (page: Page, subject: string) => page.locator('[data-mail]', { hasText: subject })
const visible = (locator: Locator) => locator.filter({ visible: true }).first()
const signOut = (page: Page) => page.locator('footer').getByRole('button', { name: 'Sign out' })
const userInfo = (page: Page) => page.evaluate(() => localStorage.getItem('userInfo'))

test('staff sign in, read, filter, export, delete, undo and sign out, by keyboard alone', async ({ page }) => {
  const mail = await send(page)
  const press = async (target: Locator, key = 'Enter') => {
    await target.focus()
    await page.keyboard.press(key)
  }
  await page.goto('/admin/contactmails')
  await hydrated(page, 'sign-in-form')
  await page.locator('[name=email]').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the right password')
  await page.keyboard.press('Enter')
  await expect(page.locator('.banner')).toHaveText(/^\s*Error: /)
  await expect(page.locator('[name=password]')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  expect(JSON.parse(String(await userInfo(page)))).toEqual({ name: 'Ada Quill', email, role: 'admin' })

  await hydrated(page, 'inbox')
  await page.locator('[name=q]').focus()
  await page.keyboard.type(mail.subject.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-mail]')).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=/)

  const download = page.waitForEvent('download')
  await press(page.getByRole('link', { name: 'Export CSV' }))
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(mail.subject)

  await press(row(page, mail.subject).getByRole('button'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject)
  await expect(page.locator('main')).toContainText('First line')
  await page.goBack()
  await page.reload()
  await hydrated(page, 'inbox')
  await expect(row(page, mail.subject)).not.toContainText('New')

  await page.locator('[name=unread]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No messages here.')).toBeVisible()
  await press(page.locator('[name=unread]'), 'Space')
  await page.locator('[name=reason]').selectOption('Media Enquiry')
  await press(page.locator('search [type=submit]'))
  await expect(row(page, mail.subject)).toBeVisible()

  await press(row(page, mail.subject).getByRole('link', { name: /^Delete/ }))
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(mail.subject)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await press(row(page, mail.subject).getByRole('link', { name: /^Delete/ }))
  await press(dialog.getByRole('button', { name: 'Delete' }))
  await expect(row(page, mail.subject)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row(page, mail.subject)).toBeVisible()

  await press(page.getByRole('link', { name: 'My account' }))
  await expect(page).toHaveURL('/admin/account')
  await hydrated(page, 'session')
  await press(signOut(page))
  await expect(page).toHaveURL('/login')
  expect(await userInfo(page)).toBeNull()
  await page.goBack()
  await expect(page.locator('[name=password]')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(mail.subject)
})

test('who is signed in shows on public pages, and is forgotten once the session is over', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/contact')
  await expect(page.locator('footer')).toContainText('Ada Quill')
  await expect(visible(page.locator('header').getByRole('link', { name: 'Messages' }))).toBeVisible()
  await signOut(page).click()
  await expect(page.locator('footer')).not.toContainText('Ada Quill')
  await expect(page).toHaveURL('/contact')

  await signIn(page)
  await context.clearCookies()
  await page.goto('/admin/contactmails')
  await expect(page.locator('[name=password]')).toBeVisible()
  await expect.poll(() => userInfo(page)).toBeNull()
})

test('the offer to undo goes after ten seconds', async ({ page }) => {
  const mail = await send(page)
  await signIn(page)
  await hydrated(page, 'inbox')
  await page.clock.install()
  await row(page, mail.subject)
    .getByRole('link', { name: /^Delete/ })
    .click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(10_100)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
})

test('a list that cannot be fetched is said to be so, and what was there stays', async ({ page }) => {
  const mail = await send(page)
  await signIn(page)
  await hydrated(page, 'inbox')
  await page.route('**/v1/api/contactmails?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The tide is out.' } }),
  )
  await page.locator('search [type=submit]').click()
  await expect(page.locator('.banner')).toHaveText('Error: The tide is out.')
  await expect(row(page, mail.subject)).toBeVisible()
  // Seen again, the page asks for its session.
  const asked = page.waitForResponse('**/v1/api/contactmails/auth')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).finished()
  await expect(page.locator('.banner')).toHaveText('Error: The tide is out.')
})

test('an admin makes an account', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/users')
  await page.locator('form[action="/admin/users"] [name=name]').focus()
  await hydrated(page, 'user-form')
  const address = `staff-${crypto.randomUUID()}@forager.example`
  await page.locator('[name=name]').fill('Bo')
  await page.locator('main [name=email]').fill(address)
  await page.locator('main [name=password]').fill('password1234')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.locator('.banner').filter({ hasText: 'Error:' })).toContainText('easily guessed')
  await page.locator('main [name=password]').fill('nine slow ferries home')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.locator('.banner')).toContainText(`Success: ${address}`)
  await expect(page.locator('main li', { hasText: address })).toBeVisible()
})

test('no staff page scrolls sideways', async ({ page }) => {
  const mail = await send(page)
  await signIn(page)
  await row(page, mail.subject).getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject)
  for (const path of ['contactmails', 'account', 'users', 'audit', 'sender?email=a@b.example']) {
    await page.goto(`/admin/${path}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('staff sign in, read, search, export, delete, undo and sign out', async ({ page }) => {
    const mail = await send(page)
    await page.goto('/admin/contactmails')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill('not the right password')
    await page.locator('main [type=submit]').click()
    await expect(page.locator('.banner')).toHaveText(/^\s*Error: /)
    await page.locator('[name=password]').fill(password)
    await page.locator('main [type=submit]').click()
    await expect(page.locator('footer')).toContainText('Ada Quill')

    await page.locator('[name=q]').fill(mail.subject)
    await page.locator('search [type=submit]').click()
    await expect(page.locator('[data-mail]')).toHaveCount(1)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export JSON' }).click()
    const mails = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(mails).toEqual([expect.objectContaining(mail)])

    await row(page, mail.subject).getByRole('button').click()
    await expect(page.locator('main')).toContainText('second line')
    await page.getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, mail.subject)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL('/admin/contactmails')
    await expect(row(page, mail.subject)).toBeVisible()

    await signOut(page).click()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page.locator('body')).not.toContainText(mail.subject)
  })
})
