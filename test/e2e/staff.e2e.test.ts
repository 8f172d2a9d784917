import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { createAdmin, openMenu, openRow, password, row, sendMessage, signIn, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  email = await createAdmin()
})

const visible = (locator: Locator) => locator.filter({ visible: true }).first()
const signOut = (page: Page) => page.locator('footer').getByRole('button', { name: 'Sign out' })
const userInfo = (page: Page) => page.evaluate(() => localStorage.getItem('userInfo'))

test('staff sign in, read, filter, export, delete, undo and sign out, by keyboard alone', async ({ page }) => {
  const mail = await sendMessage(page)
  const press = async (target: Locator, key = 'Enter') => {
    await target.focus()
    await page.keyboard.press(key)
  }
  await page.goto('/admin/contactmails')
  await page.locator('[name=email]').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the right password')
  await page.keyboard.press('Enter')
  await expect(page.locator('.banner')).toHaveText(/^\s*Error: /)
  await expect(page.locator('[name=password]')).toBeFocused()
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(/is wrong/)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()

  await hydrated(page, 'inbox')
  const stored = async () => JSON.parse(String(await userInfo(page)))
  await expect.poll(stored).toEqual({ name: 'Ada Quill', email, role: 'admin' })
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

  // Before the answer to this, leaving the message leaves it unread.
  const opened = page.waitForResponse('**/v1/api/contactmails/*/open')
  await press(row(page, mail.subject).getByRole('link'))
  await opened
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject)
  await expect(page.locator('main')).toContainText('First line')
  await expect(page).toHaveURL(/\/admin\/contactmails\/[\w-]+\?q=/)
  await page.goBack()
  await page.reload()
  await hydrated(page, 'inbox')
  await expect(row(page, mail.subject)).not.toContainText('New')

  await press(row(page, mail.subject).getByRole('link'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('#')
  await expect(row(page, mail.subject)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(row(page, mail.subject)).toBeVisible()

  await openMenu(page)
  await press(page.getByRole('link', { name: 'My account' }))
  await expect(page).toHaveURL('/admin/account')
  await hydrated(page, 'session')
  await openMenu(page)
  await press(signOut(page))
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goBack()
  await expect(page.locator('[name=password]')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(mail.subject)
})

test('who is signed in shows on public pages, and is forgotten once the session is over', async ({ page, context }) => {
  const enter = async () => {
    await signIn(page, email)
    await page.goto('/admin/contactmails')
    await hydrated(page, 'session')
  }
  await enter()
  await page.goto('/contact')
  await expect(page.locator('footer')).toContainText('Ada Quill')
  await expect(visible(page.locator('header').getByRole('link', { name: 'Messages' }))).toBeVisible()
  await signOut(page).press('Enter')
  await expect(page.locator('footer')).not.toContainText('Ada Quill')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page).toHaveURL('/contact')

  await enter()
  await context.clearCookies()
  await page.goto('/admin/contactmails')
  await expect(page.locator('[name=password]')).toBeVisible()
  await expect.poll(() => userInfo(page)).toBeNull()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('staff sign in, read, search, export and sign out', async ({ page }) => {
    const mail = await sendMessage(page)
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

    await openRow(page, mail.subject)
    await expect(page.locator('main')).toContainText('second line')

    // On a phone an open message covers the bar.
    const back = page.getByRole('link', { name: 'All messages' })
    if (await back.isVisible()) await back.click()
    await expect(page).toHaveURL(/contactmails\?/)
    await openMenu(page)
    await signOut(page).click()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page.locator('body')).not.toContainText(mail.subject)
  })
})
