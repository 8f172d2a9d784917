import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, holdBack, hydrated, islandFiles, test } from './fixtures.ts'
import { addNote, createAdmin, openFive, openMenu, runStatement, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  test.setTimeout(120_000)
  email = await createAdmin()
})

const heading = (page: Page) => page.locator('article h1')

test('keys move, close, undo, mark as unread and search; typing is only typing; the filter stays', async ({ page }) => {
  const unique = await openFive(page, email)
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  const first = String(await heading(page).textContent())
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/admin/contactmails/[\\w-]+\\?q=${unique}&status=open`))
  await page.keyboard.press('j')
  await expect(heading(page)).not.toHaveText(first)
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(first)
  await page.keyboard.press('a')
  await expect(page.locator('[data-mail][data-open]')).toContainText('· Ada')
  await page.keyboard.press('e')
  await expect(heading(page)).not.toHaveText(first)
  await expect(page.locator('[data-mail]', { hasText: first })).toContainText('Closed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-mail][data-status=open]', { hasText: first })).toBeVisible()
  await heading(page).focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/admin/contactmails?q=${unique}&status=open`)
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.locator('[name=q]')).toBeFocused()
  await page.keyboard.type('jo')
  await expect(page.locator('article h1')).toHaveCount(0)
  await page.locator('[data-mail] a').first().press('o')
  await expect(heading(page)).toBeFocused()
  const shown = String(await heading(page).textContent())
  await page.keyboard.press('r')
  await expect(page.locator('#reply-text')).toBeFocused()
  const saved = page.waitForResponse('**/draft')
  await page.keyboard.type('just keys')
  await expect(page.locator('#reply-text')).toHaveValue('just keys')
  await expect(heading(page)).toHaveText(shown)
  // By then keys act again after `e`.
  await saved
  await heading(page).focus()
  await page.keyboard.press('u')
  await expect(page.locator('[data-mail][data-unread]', { hasText: shown })).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
})

test('keys can be turned off, stay off after a reload, and on again', async ({ page }) => {
  await openFive(page, email)
  const keysWork = page.getByRole('checkbox', { name: 'These keys work on this device' })
  await page.keyboard.press('?')
  await keysWork.uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await hydrated(page, 'inbox')
  await page.keyboard.press('o')
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open], article')).toHaveCount(0)
  await openMenu(page)
  await page.getByRole('button', { name: 'Keys' }).click()
  await keysWork.check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('o')
  await expect(heading(page)).toBeFocused()
})

test('several messages are changed at once, and back', async ({ page }) => {
  await openFive(page, email)
  await page.locator('[data-mail] a').first().focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.locator('#several').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[data-mail][data-status=closed]')).toHaveCount(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-mail][data-status=open]')).toHaveCount(5)
})

test('a key leads past the list to the buttons for what is ticked', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('b')
  await expect(page.locator(':focus')).toHaveCount(0)
  for (const key of ['j', 'x', 'b']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Select all' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Mark read' }).press('Enter')
  await expect(page.locator('[data-mail] a').first()).toBeFocused()
  await expect(page.locator('.said')).toContainText('Marked as read: 5 messages')
})

for (const name of ['Close', 'Select none', 'Delete'])
  test(`after "${name}" for several, the row of the last tick or the one in its place has the focus`, async ({
    page,
  }) => {
    const unique = await openFive(page, email)
    const boxes = page.getByRole('checkbox', { name: unique })
    for (const at of [3, 1]) await boxes.nth(at).check()
    await page.locator('#several').getByRole('button', { name }).click()
    await expect(page.locator('#several')).toBeHidden()
    await expect(page.locator('[data-mail] a').nth(1)).toBeFocused()
  })

test('the list of keys gives the focus back to the menu that it came from', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  const more = page.getByRole('button', { name: 'More' })
  await more.press('Enter')
  await page.locator('#mail-menu').getByRole('button', { name: 'Keys' }).press('Enter')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(more).toBeFocused()
})

test('several messages are taken out of spam, and opened again, by the buttons', async ({ page }) => {
  // Words of their own: the rules learn from what is marked, and other tests run meanwhile.
  const unique = await openFive(page, email, { message: 'Lanterns, ropes, noon' })
  const several = page.locator('#several')
  const act = async (name: string) => {
    for (const box of (await page.getByRole('checkbox', { name: unique }).all()).slice(0, 2)) await box.check()
    await several.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(several).toBeHidden()
  }
  await act('Spam')
  await act('Not spam')
  await expect(page.locator('.said')).toContainText('Not spam: 2 messages')
  await act('Close')
  await act('Open again')
  await expect(page.locator('[data-mail][data-status=open]')).toHaveCount(5)
})

test('a message is assigned to a colleague and found among theirs', async ({ page }) => {
  const name = `Bo ${crypto.randomUUID()}`
  await createAdmin({ name })
  await runStatement('UPDATE user SET firstSignInAt = ? WHERE name = ?', new Date().toISOString(), name)
  const unique = await openFive(page, email)
  await page.keyboard.press('o')
  const subject = String(await heading(page).textContent())
  await page.getByRole('button', { name: 'More' }).click()
  const changed = page.waitForRequest('**/bulk/change')
  await page.getByRole('button', { name: `Assign to ${name}` }).click()
  const value = (await changed).postDataJSON().change.assignee
  await expect(page.locator('.pane-line')).toContainText(name)
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: unique, assignee: value })}`)
  await expect(page.locator('[data-mail]')).toHaveText([new RegExp(subject)])
})

test('what is typed before the inbox has come to life stands in the search, and acts on nothing', async ({ page }) => {
  const unique = await openFive(page, email)
  const release = await holdBack(page, islandFiles)
  await page.reload({ waitUntil: 'load' })
  await page.keyboard.type('/from:ma', { delay: 20 })
  release()
  await page.keyboard.type('rie due', { delay: 40 })
  await hydrated(page, 'inbox')
  await expect(page.locator('[name=q]')).toHaveValue(`${unique}from:marie due`)
  await expect(page.locator('[data-status=closed], article')).toHaveCount(0)
})

test('a typed note is there again after another message was opened', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  const note = page.locator('#note-text')
  await page.keyboard.press('n')
  await note.pressSequentially('Call the keeper first')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(note).toHaveValue('')
  await page.keyboard.press('k')
  await expect(note).toHaveValue('Call the keeper first')
  await expect(page.getByRole('tab', { name: 'Note' })).toContainText('draft')
})

test('unsent text survives a reload; a note stays', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  await page.locator('#reply-text').fill('Half an answer')
  await addNote(page, 'Call first.')
  await expect(page.locator('#thread [data-state=noted]')).toHaveText(/Call first\./)
  await page.reload()
  await hydrated(page, 'inbox')
  await expect(page.locator('#reply-text')).toHaveValue('Half an answer')
  await expect(page.locator('#thread [data-state=noted]')).toHaveText(/Call first\./)
  expect(await findings(page)).toEqual([])
})
