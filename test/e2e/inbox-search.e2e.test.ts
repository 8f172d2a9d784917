import { expect, hydrated, test } from './fixtures.ts'
import { createAdmin, openFive, openMenu, runStatement, sendMessage, signIn, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  email = await createAdmin()
})

test('messages are filtered by sender and days; another view shows its own filters', async ({ page }) => {
  const unique = crypto.randomUUID()
  await sendMessage(page, { subject: unique, name: `Amélie ${unique}` })
  await signIn(page, email)
  await page.goto('/admin/contactmails')
  await hydrated(page, 'inbox')
  await openMenu(page)
  await page.locator('summary', { hasText: 'Sender and dates' }).click()
  const sender = page.getByRole('searchbox', { name: 'Sender' })
  await sender.fill(`AMELIE ${unique}`)
  await page.getByLabel('First day').fill('2026-01-31')
  await sender.press('Enter')
  await expect(page.locator('[data-mail] mark')).toHaveText(`Amélie ${unique}`)
  await expect(page).toHaveURL(/from=AMELIE.*&since=2026-01-31&status=open$/)

  await page.getByLabel('Last day').fill('2026-02-01')
  await page.locator('details').getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('.inbox-empty')).toContainText('No message here matches this search.')
  await page.goBack()
  await expect(page.locator('[data-mail]')).toHaveCount(1)
  await expect(page.getByLabel('Last day')).toHaveValue('')

  await page.getByRole('link', { name: 'Closed' }).click()
  await expect(page).toHaveURL('/admin/contactmails?status=closed')
  await expect(sender).toBeHidden()
  await openMenu(page)
  await page.locator('summary', { hasText: 'Sender and dates' }).click()
  await expect(sender).toHaveValue('')
  await page.getByRole('combobox', { name: 'Reason' }).focus()
  await page.keyboard.press('o')
  await expect(page).toHaveURL('/admin/contactmails?reason=Other&status=closed')
  await expect(page.getByRole('combobox', { name: 'Reason' })).toBeFocused()
})

test('a search leads to its rows; Escape and Back leave in the field what the list is filtered by', async ({
  page,
}) => {
  const unique = await openFive(page, email)
  const search = page.locator('[name=q]')
  await page.keyboard.press('/')
  await search.fill(`${unique} nothing`)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-mail]')).toHaveCount(0)
  await page.keyboard.press('/')
  await search.fill(unique)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-mail]')).toHaveCount(5)
  await page.keyboard.press('j')
  await expect(page.locator('[data-mail] a').first()).toBeFocused()
  await expect(search).toHaveValue(unique)

  await page.keyboard.press('/')
  await page.keyboard.type(' and more')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue(unique)
  await page.keyboard.press('j')
  await expect(page.locator('[data-mail] a').first()).toBeFocused()

  await search.focus()
  await page.goBack()
  await expect(search).toHaveValue(`${unique} nothing`)
})

test('a search says where it has looked, and leads to what is elsewhere', async ({ page }) => {
  const unique = crypto.randomUUID()
  await sendMessage(page, { subject: `${unique} here` })
  await sendMessage(page, { subject: `${unique} there` })
  await runStatement("UPDATE contactmails SET status = 'closed' WHERE subject = ?1", `${unique} there`)
  await signIn(page, email)
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: unique, status: 'open' })}`)
  await hydrated(page, 'inbox')
  await expect(page.locator('[data-mail]')).toHaveCount(1)
  await page.getByRole('link', { name: '1 elsewhere' }).click()
  await expect(page.locator('[data-mail]')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'elsewhere' })).toHaveCount(0)
})
