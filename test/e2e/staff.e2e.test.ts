import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enquiry, expect, test } from './fixtures.ts'
import { createAdmin, password } from './team.ts'

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
  email = await createAdmin()
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

/** Signs in and searches: the list begins with what is due first, and the other tests' messages may fill a page. */
const openInbox = async (page: Page, subject: string) => {
  await signIn(page)
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: subject })}`)
  await hydrated(page, 'inbox')
}

const newestFirst = '/admin/contactmails?status=all'

const row = (page: Page, subject: string) => page.locator('[data-mail]', { hasText: subject })
const visible = (locator: Locator) => locator.filter({ visible: true }).first()
const signOut = (page: Page) => page.locator('footer').getByRole('button', { name: 'Sign out' })
/** On narrow screens the menu is behind a button. */
const openMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
}
const deleteOpen = async (page: Page, key?: string) => {
  const link = page.locator('main article').getByRole('link', { name: 'Delete' })
  if (!key) return link.click()
  await link.focus()
  await page.keyboard.press(key)
}
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
  await openMenu(page)
  await press(page.getByRole('link', { name: 'Export CSV' }))
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(mail.subject)
  await page.keyboard.press('Escape')

  await press(row(page, mail.subject).getByRole('button'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject)
  await expect(page.locator('main')).toContainText('First line')
  await expect(page).toHaveURL(/\/admin\/contactmails\/[\w-]+\?q=/)
  await page.goBack()
  await page.reload()
  await hydrated(page, 'inbox')
  await expect(row(page, mail.subject)).not.toContainText('New')

  await press(row(page, mail.subject).getByRole('button'))
  await deleteOpen(page, 'Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(mail.subject)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await deleteOpen(page, 'Enter')
  await press(dialog.getByRole('button', { name: 'Delete' }))
  await expect(row(page, mail.subject)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row(page, mail.subject)).toBeVisible()

  await openMenu(page)
  await press(page.getByRole('link', { name: 'My account' }))
  await expect(page).toHaveURL('/admin/account')
  await hydrated(page, 'session')
  await page.evaluate(() => localStorage.setItem('left', 'behind'))
  await openMenu(page)
  await press(signOut(page))
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
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
  await openInbox(page, mail.subject)
  await page.clock.install()
  await row(page, mail.subject).getByRole('button').click()
  await deleteOpen(page)
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(10_100)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
})

test('a list that cannot be fetched is said to be so, and what was there stays', async ({ page }) => {
  const mail = await send(page)
  await openInbox(page, mail.subject)
  await page.route('**/v1/api/contactmails?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The tide is out.' } }),
  )
  await page.locator('[name=q]').press('Enter')
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
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('.banner').filter({ hasText: 'Error:' })).toContainText('too easy to guess')
  await page.locator('main [name=password]').fill('nine slow ferries home')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('.banner')).toContainText('Success: Account created.')
  await expect(page.locator('main li', { hasText: address })).toBeVisible()
})

test('no staff page scrolls sideways', async ({ page }) => {
  const mail = await send(page)
  await openInbox(page, mail.subject)
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

for (const width of [390, 1280])
  test(`a hostile message widens nothing and stays as it was written, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const wide = {
      name: 'N'.repeat(120),
      email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.example`,
      subject: 'W'.repeat(160),
      message: 'M'.repeat(360),
    }
    const orders = { name: "$' $& $1", subject: "$& $$ $' $` {subject} \u202eisolated", message: '$&' }
    await send(page, wide)
    await send(page, orders)
    await signIn(page)
    await page.goto(newestFirst)
    await hydrated(page, 'inbox')
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    for (const { subject } of [wide, orders]) {
      await row(page, subject).first().getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
      expect(await overflow()).toBe(0)
      await deleteOpen(page)
      const dialog = page.locator('dialog[open]')
      await expect(dialog.getByRole('heading')).toHaveText(`Delete “${subject}”?`)
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await page.keyboard.press('Escape')
      const marked = await page.locator('main bdi').allTextContents()
      expect(marked).toContain(subject)
      await page.goto(newestFirst)
      await hydrated(page, 'inbox')
    }
    for (const path of [`sender?${new URLSearchParams({ email: wide.email })}`, 'audit']) {
      await page.goto(`/admin/${path}`)
      expect(await overflow(), path).toBe(0)
    }
    await page.goto(`/admin/contactmails?deleted=${encodeURIComponent('../users/x/disable?')}`)
    await hydrated(page, 'inbox')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
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
    await page.locator('[name=q]').press('Enter')
    await expect(page.locator('[data-mail]')).toHaveCount(1)
    await openMenu(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export JSON' }).click()
    const mails = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(mails).toEqual([expect.objectContaining(mail)])
    await page.keyboard.press('Escape')

    await row(page, mail.subject).getByRole('button').click()
    await expect(page.locator('main')).toContainText('second line')
    await deleteOpen(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, mail.subject)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(/\/admin\/contactmails\?q=/)
    await expect(row(page, mail.subject)).toBeVisible()

    await openMenu(page)
    await signOut(page).click()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page.locator('body')).not.toContainText(mail.subject)
  })
})
