import type { Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, holdBack, hydrated, test } from './fixtures.ts'
import { createAdmin, password, staffBrowser } from './team.ts'

const chosen = 'three tall cedars lean'

test.use(staffBrowser())

const signIn = async (page: Page, email: string, landing = '/admin/contactmails') => {
  await page.goto('/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main form [type=submit]').click()
  await expect(page).toHaveURL(landing)
}

/** A virtual authenticator. Returns what lets it answer by itself, or no longer. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

const signOut = async (page: Page) => {
  await hydrated(page, 'session')
  await page.locator('footer').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
}

/** Opens the form for a new passkey, as an admin with an authenticator. */
async function openPasskeyForm(page: Page) {
  const email = await createAdmin()
  const setPresence = await addAuthenticator(page)
  await signIn(page, email)
  await page.goto('/admin/account')
  await hydrated(page, 'passkey-form')
  return { setPresence, form: page.locator('[data-island=passkey-form]') }
}

test('a passkey is added, renamed, signs in and is removed', async ({ page }) => {
  const { setPresence, form } = await openPasskeyForm(page)
  await expect(form.locator('[name=name]')).toHaveValue(/Chrome on/)
  await form.locator('[name=name]').fill('Work laptop')
  await form.locator('[name=password]').fill('not the one it is')
  await form.locator('[type=submit]').click()
  await expect(form.locator('.banner')).toContainText('not your current password')
  await form.locator('[name=password]').fill(password)
  await form.locator('[type=submit]').click()
  await expect(page).toHaveURL('/admin/account?done=passkey')
  await page.locator('main li', { hasText: 'Work laptop' }).locator('summary', { hasText: 'Rename' }).click()
  await page.locator('main li [name=name]').fill('Work phone')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page).toHaveURL('/admin/account?done=passkey-renamed')
  await expect(page.locator('main li', { hasText: 'Work phone' })).toBeVisible()
  await hydrated(page, 'passkey-form')
  await form.locator('[name=password]').fill(password)
  await form.locator('[type=submit]').click()
  await expect(form.locator('.banner')).toContainText('has a passkey for your account already')

  await setPresence(false)
  await signOut(page)
  await page.goto('/admin/account')
  // The authenticator answers only what is asked of it once somebody is there.
  const ask = await holdBack(page, '**/passkey/options')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await setPresence(true)
  ask()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()

  const row = page.locator('main li', { hasText: 'Work phone' })
  await row.locator('summary', { hasText: 'Remove' }).click()
  await row.locator('[name=password]').fill(password)
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL('/admin/account?done=passkey-removed')
  await expect(row).toHaveCount(0)
})

test('the button for passkeys moves nothing as it appears', async ({ page }) => {
  const release = await holdBack(page, '**/assets/passkey-sign-in-*.js')
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  const height = () => page.locator('main').evaluate((main) => main.clientHeight)
  const before = await height()
  await expect(button).toBeHidden()
  release()
  await expect(button).toBeVisible()
  expect(await height()).toBe(before)
})

test('the field for the address suggests a passkey, which signs in', async ({ page }) => {
  const { setPresence, form } = await openPasskeyForm(page)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL('/admin/account?done=passkey')
  await setPresence(false)
  let asked = 0
  page.on('request', (request) => {
    asked += Number(request.url().endsWith(paths.api.loginPasskeyOptions))
  })
  await signOut(page)
  await expect(page.locator('[name=email]')).toHaveAttribute('autocomplete', /webauthn/)
  await expect.poll(() => asked).toBe(1)

  // A phone may hide the page while somebody chooses a passkey in another window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.evaluate(() => fetch('/robots.txt'))
  expect(asked).toBe(1)

  // Stands for choosing the suggestion, which belongs to the browser. Signing in may open another page meanwhile.
  await setPresence(true)
  await expect(async () => {
    await page.goto('/admin/account')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test.describe('with page transitions', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the way back after signing out leads to the sign-in', async ({ page }) => {
    await signIn(page, await createAdmin())
    await page.goto('/admin/figures')
    await page.goto('/admin/account')
    await signOut(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a password is changed, and other browsers are signed out', async ({ page, browser }) => {
    const email = await createAdmin()
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, email)
    await page.goto('/admin/account')
    await page.locator('[name=currentPassword]').fill(password)
    await page.locator('[name=newPassword]').fill(chosen)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()

    const other = await browser.newPage({ javaScriptEnabled: false, userAgent: 'Firefox/145.0 (Windows)' })
    await other.goto('/login')
    await other.locator('[name=email]').fill(email)
    await other.locator('[name=password]').fill(chosen)
    await other.locator('main form [type=submit]').click()
    await expect(other).toHaveURL('/admin/contactmails')

    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/contactmails')
    await page.goto('/admin/account')
    await page.locator('main li', { hasText: 'Firefox on Windows' }).getByRole('button').click()
    await expect(page.locator('.banner')).toContainText('signed out')
    await other.goto('/admin/account')
    await expect(other.locator('main [name=password]')).toBeVisible()
    await other.close()

    await page.locator('form[action="/admin/account/two-step"] [name=password]').fill(chosen)
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    const codes = await page.locator('main li code').allTextContents()
    expect(codes).toHaveLength(10)
    await page.locator('[name=code]').fill('000000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.locator('.banner')).toContainText('Error:')
    expect(await page.locator('main li code').allTextContents()).toEqual(codes)
  })
})
