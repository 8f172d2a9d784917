import { expect, hydrated, test } from './fixtures.ts'
import { addNote, createAdmin, openFive, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  test.setTimeout(120_000)
  email = await createAdmin()
})

test('the history of a message is read beside it, and follows what is done', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  await page.keyboard.press('a')
  await addNote(page, 'Call first.')
  const history = page.locator('.mail-history')
  await history.getByText('History').click()
  await expect(history.locator('li')).toContainText([/Ada Quill wrote a note/, /Ada Quill assigned it to Ada Quill/])
})

test('a saved reply is made of what stands in the composer, without losing it', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  const text = `Dear {first}, ${crypto.randomUUID()}`
  const saved = page.waitForResponse('**/draft')
  await page.locator('#reply-text').fill(text)
  await saved
  await page.getByRole('link', { name: 'Change saved replies' }).click()
  await expect(page.locator('main [name=body]')).toHaveValue(text)
  await page.locator('main [name=name]').fill('Made in between')
  await page.getByRole('button', { name: 'Save' }).click()
  await hydrated(page, 'inbox')
  await expect(page.locator('#reply-text')).toHaveValue(text)
  await page.getByLabel('Saved reply').first().fill('Made in between')
  await expect(page.getByRole('option').first()).toContainText(text.replace('{first}', 'Ada'))
})
