import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createAdmin, runStatement, signIn, signInWithoutScript, staffBrowser } from './team.ts'

test.use(staffBrowser())

const chosen = 'nine slow ferries home'

const invite = async (page: Page, name = 'Bo Tanaka') => {
  const email = `staff-${crypto.randomUUID()}@forager.example`
  await page.goto('/admin/users')
  await page.locator('main [name=name]').fill(name)
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: 'Make a link' }).last().click()
  await expect(page.locator('.banner')).toContainText('Here is the link for')
  return {
    email,
    link: String(await page.locator('#link').textContent()),
    row: page.locator('main li', { hasText: email }),
  }
}

/** Another person's browser. */
const another = async (browser: Browser, javaScriptEnabled = true) =>
  (await browser.newContext({ ...staffBrowser(), javaScriptEnabled })).newPage()

const choosePassword = async (page: Page, link: string) => {
  await page.goto(link)
  await page.locator('[name=newPassword]').fill(chosen)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

test('an admin invites a colleague, who chooses a password and signs in', async ({ page, browser }) => {
  await signIn(page, await createAdmin())
  const { email, link, row } = await invite(page)
  await expect(row).toContainText('invited')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const theirs = await another(browser)
  await theirs.goto(link)
  await expect(theirs.locator('main')).toContainText('Bo Tanaka')
  await expect(theirs.locator('[name=newPassword]')).toBeFocused()
  await theirs.locator('[name=newPassword]').fill('Bo Tanaka 2026!')
  await theirs.getByRole('button', { name: 'Save the password' }).click()
  await expect(theirs.locator('.banner')).toContainText('too easy to guess')
  await choosePassword(theirs, link)
  await theirs.getByRole('link', { name: 'Sign in' }).click()
  await theirs.locator('[name=email]').fill(email)
  await theirs.locator('[name=password]').fill(chosen)
  await theirs.locator('main form [type=submit]').click()
  await expect(theirs).toHaveURL('/admin/contactmails')

  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await page.goto('/admin/users')
  await expect(row).not.toContainText('invited')
  await theirs.context().close()
})

test('a button that is pressed twice in a row still shows a link that works', async ({ page, browser }) => {
  await signIn(page, await createAdmin())
  const email = `staff-${crypto.randomUUID()}@forager.example`
  await page.goto('/admin/users')
  await page.locator('main [name=name]').fill('Bo Tanaka')
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: 'Make a link' }).last().dblclick()
  await expect(page.locator('#link')).toBeVisible()
  const theirs = await another(browser)
  await choosePassword(theirs, String(await page.locator('#link').textContent()))
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your password is saved')
  await theirs.context().close()
})

test('an act that is opened moves none of the others: a second press meets the same one', async ({ page }) => {
  const colleague = await createAdmin()
  await signIn(page, await createAdmin())
  await page.goto('/admin/users')
  const acts = page.locator('main li', { hasText: colleague }).locator('summary')
  const places = () => acts.evaluateAll((all: HTMLElement[]) => all.map((act) => [act.offsetLeft, act.offsetTop]))
  const before = await places()
  for (const act of await acts.all()) {
    await act.click()
    await expect(page.locator('details[open] > summary')).toHaveText(String(await act.textContent()))
    expect(await places()).toEqual(before)
  }
})

test('a printed list of accounts has none of its acts', async ({ page }) => {
  const colleague = await createAdmin()
  await signIn(page, await createAdmin())
  await page.goto('/admin/users')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main li', { hasText: colleague })).toBeVisible()
  await expect(page.locator('main').locator('summary, form, h2').locator('visible=true')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a colleague is invited, gets another link, is disabled and enabled', async ({ page, browser }) => {
    await signInWithoutScript(page, await createAdmin())
    const { email, link, row } = await invite(page)
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden()
    const theirs = await another(browser, false)
    await choosePassword(theirs, link)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your password is saved')

    await page.goto('/admin/users')
    await expect(row.getByRole('button', { name: 'Make a link' })).toBeHidden()
    await row.locator('summary', { hasText: 'New password' }).click()
    await row.getByRole('button', { name: 'Make a link' }).click()
    await signInWithoutScript(theirs, email, chosen)
    await expect(theirs.locator('.banner')).toContainText('Error:')
    const newest = String(await page.locator('#link').textContent())

    await row.locator('summary', { hasText: 'Make admin' }).click()
    await row.getByRole('button', { name: 'Give the admin role' }).click()
    await expect(page.locator('.banner')).toContainText('is an admin now')
    await expect(row).toContainText('admin ·')
    await row.locator('summary', { hasText: 'Make staff' }).click()
    await row.getByRole('button', { name: 'Take the admin role away' }).click()
    await expect(row).toContainText('staff ·')

    await row.locator('summary', { hasText: 'Disable' }).click()
    await row.getByRole('button', { name: 'Disable the account' }).click()
    await expect(row).toContainText('disabled')
    // A form's post ends in a redirect: the browser would ask to send it again.
    const reloaded = page.waitForRequest('**/admin/users**')
    await page.reload()
    expect((await reloaded).method()).toBe('GET')
    await theirs.goto(newest)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await row.getByRole('button', { name: 'Enable' }).click()
    await expect(row).not.toContainText('disabled')
    await theirs.context().close()
  })
})

test('an admin removes the second step of a colleague', async ({ page, browser }) => {
  await signIn(page, await createAdmin())
  const { email, link, row } = await invite(page)
  const theirs = await another(browser)
  await choosePassword(theirs, link)
  await runStatement(
    `INSERT INTO passkey (id, publicKey, userId, credentialID, counter, deviceType, backedUp)
     SELECT id, 'AAAA', id, id, 0, 'multiDevice', 1 FROM user WHERE email = ?1`,
    email,
  )
  await page.goto('/admin/users')
  await expect(row).toContainText('passkey')
  await row.locator('summary', { hasText: 'Second step' }).click()
  await row.getByRole('button', { name: 'Remove the second step' }).click()
  await expect(page.locator('.banner')).toContainText('no longer has a second step')
  await expect(row).not.toContainText('passkey')
  await theirs.context().close()
})

test('one’s own account has none of these acts', async ({ page }) => {
  const email = await createAdmin()
  await signIn(page, email)
  await page.goto('/admin/users')
  const own = page.locator('main li', { hasText: email })
  await expect(own).toContainText('(you)')
  await expect(own.getByText('New password')).toHaveCount(0)
  await expect(own.getByText('Disable')).toHaveCount(0)
})
