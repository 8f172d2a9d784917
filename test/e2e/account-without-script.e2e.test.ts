import { createHash } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { createAdmin, password, runStatement, signInWithoutScript as signIn, staffBrowser } from './team.ts'

test.use({ ...staffBrowser(), javaScriptEnabled: false })

test('a passkey is renamed, and removed with the password', async ({ page }) => {
  const email = await createAdmin()
  await runStatement(
    `INSERT INTO passkey (id, name, publicKey, userId, credentialID, counter, deviceType, backedUp, createdAt)
     SELECT ?1, 'Old laptop', 'AAAA', id, ?1, 0, 'multiDevice', 1, '2026-11-20T09:41:00.000Z' FROM user WHERE email = ?2`,
    crypto.randomUUID(),
    email,
  )
  await signIn(page, email)
  await page.goto('/admin/account')
  const passkey = page.locator('main li', { hasText: 'Old laptop' })
  await passkey.getByText('Rename').click()
  await passkey.locator('[name=name]').fill('New laptop')
  await passkey.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.locator('.banner')).toContainText('The passkey has been renamed.')

  const renamed = page.locator('main li', { hasText: 'New laptop' })
  const remove = async (by: string) => {
    await renamed.getByText('Remove').first().click()
    await renamed.locator('[name=password]').fill(by)
    await renamed.getByRole('button', { name: 'Remove' }).click()
  }
  await remove('not the password')
  await expect(page.locator('.banner')).toContainText('Error:')
  await expect(renamed).toHaveCount(1)
  await remove(password)
  await expect(page.locator('.banner')).toContainText('Passkey removed.')
  await expect(renamed).toHaveCount(0)
})

test('all other browsers are signed out', async ({ page, browser }) => {
  const email = await createAdmin()
  const elsewhere = await (await browser.newContext({ ...staffBrowser(), javaScriptEnabled: false })).newPage()
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/admin/contactmails')
  await signIn(page, email)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.locator('.banner')).toContainText('You have been signed out everywhere else.')
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  await elsewhere.goto('/admin/account')
  await expect(elsewhere.locator('main [name=password]')).toBeVisible()
  await elsewhere.context().close()
})

test('a forgotten password is replaced by a link that works once', async ({ page }) => {
  const email = await createAdmin()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.locator('main')).toContainText('a link is on its way')

  // The mail's own token is stored as a hash only.
  const token = crypto.randomUUID()
  await runStatement(
    `INSERT INTO verification (id, identifier, value, expiresAt, createdAt, updatedAt)
     SELECT ?1, ?1, id, '2999-01-01T00:00:00.000Z', '2026-11-20T09:41:00.000Z', '2026-11-20T09:41:00.000Z'
     FROM user WHERE email = ?2`,
    createHash('sha256').update(`reset-password:${token}`).digest('base64url'),
    email,
  )
  const choose = async (chosen: string) => {
    await page.goto(`/login/reset?token=${token}`)
    await page.locator('main [name=newPassword]').fill(chosen)
    await page.getByRole('button', { name: 'Save the password' }).click()
  }
  await choose('forager forager forager')
  await expect(page.locator('.banner')).toContainText('Error:')
  await choose('nine slow ferries home')
  await expect(page.locator('main')).toContainText('Your password is saved')
  await page.goto(`/login/reset?token=${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await signIn(page, email)
  await expect(page.locator('.banner')).toContainText('Error:')
  await signIn(page, email, 'nine slow ferries home')
  await expect(page).toHaveURL('/admin/contactmails')
})

test('a saved reply typed as the session ended is sent after signing in again', async ({ page, context }) => {
  const email = await createAdmin()
  const name = crypto.randomUUID()
  await signIn(page, email)
  await page.goto('/admin/saved-replies')
  await page.getByRole('textbox', { name: 'Name' }).last().fill(name)
  await page.getByRole('textbox', { name: 'Reply' }).last().fill('Two lines,\nboth kept.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been signed out')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open the sign-in' }).click()
  const other = await opened
  await other.getByRole('textbox', { name: 'Email' }).fill(email)
  await other.getByRole('textbox', { name: 'Password' }).fill(password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL('/admin/saved-replies')
  await page.getByRole('button', { name: 'Send what I typed' }).click()
  await expect(page.locator('main').getByText(name)).toBeVisible()
})
