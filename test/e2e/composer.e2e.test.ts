import { paths } from '../../src/paths.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { addNote, createAdmin, openFive, openMenu, runStatement, signIn, staffBrowser } from './team.ts'

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
  await expect(page.locator('.said').getByText('Assigned to Ada Quill')).toBeVisible()
  await addNote(page, 'Call first.')
  const history = page.locator('.mail-history')
  await history.getByText('History').click()
  await expect(history.locator('li')).toContainText([
    /Ada Quill.* wrote a note/,
    /Ada Quill.* assigned it to Ada Quill/,
  ])
})

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/#keyboardinteraction */
test('its tabs are one stop of Tab, and arrows go from one to the other', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  const tab = (name: string) => page.getByRole('tab', { name })
  for (const [key, from, to] of [
    ['ArrowRight', 'Reply', 'Note'],
    ['ArrowRight', 'Note', 'Reply'],
    ['ArrowLeft', 'Reply', 'Note'],
    ['ArrowLeft', 'Note', 'Reply'],
  ] as const) {
    await tab(from).focus()
    await page.keyboard.press(key)
    await expect(tab(to)).toBeFocused()
    await expect(tab(to)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(from)).toHaveAttribute('tabindex', '-1')
  }
  await page.keyboard.press('Tab')
  await expect(tab('Note')).not.toBeFocused()
})

test('a saved reply is made of what stands in the composer, without losing it', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  const text = `Dear {first}, ${crypto.randomUUID()}`
  await page.locator('#reply-text').fill(text)
  await page.getByRole('link', { name: 'Change saved replies' }).click()
  await expect(page.locator('main [name=body]')).toHaveValue(text)
  await page.locator('main [name=name]').fill('Made in between')
  await page.getByRole('button', { name: 'Save' }).click()
  await hydrated(page, 'inbox')
  await expect(page.locator('#reply-text')).toHaveValue(text)
  await page.getByRole('combobox', { name: 'Saved reply' }).fill('Made in between')
  await expect(page.getByRole('option').first()).toContainText(text.replace('{first}', 'Ada'))
})

test('a saved reply that was inserted is taken back and inserted again by the keys of the browser', async ({
  page,
}) => {
  const text = `We open at nine.\n${crypto.randomUUID()}`
  await runStatement(
    'INSERT INTO saved_replies (id, name, body, updated_at) VALUES (?, ?, ?, ?)',
    ...[crypto.randomUUID(), text.slice(-36), text, new Date().toISOString()],
  )
  await openFive(page, email)
  await page.keyboard.press('o')
  const field = page.locator('#reply-text')
  await field.pressSequentially('Good morning. ')
  await page.getByRole('combobox', { name: 'Saved reply' }).fill(text.slice(-36))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(`Good morning. ${text}`)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveValue('Good morning. ')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(field).toHaveValue(`Good morning. ${text}`)
  await page.getByRole('combobox', { name: 'Saved reply' }).fill(text.slice(-36))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(`Good morning. ${text}\n\n${text}`)
})

test('keys that wait while the browser is busy go into the note that one of them begins', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  await expect(page.locator('.pane-message')).toBeVisible()
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      for (const start = performance.now(); performance.now() < start + 50; );
    }),
  )
  await Promise.all([...'nwe see'].map((key) => page.keyboard.press(key)))
  await expect(page.locator('#note-text')).toHaveValue('we see')
  await expect(page.locator('.said')).toHaveText('')
})

test('signing out saves what was just typed, and asks where it cannot', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  const url = page.url()
  await page.route('**/draft', (route) => route.fulfill({ status: 500, json: {} }))
  await page.locator('#reply-text').fill('Nobody saved me.')
  const signOut = async () => {
    await openMenu(page)
    await page.locator('footer').getByRole('button', { name: 'Sign out' }).click()
  }
  const asked = page.waitForEvent('dialog')
  const pressed = signOut()
  await (await asked).dismiss()
  await pressed
  await page.unroute('**/draft')
  await page.locator('#reply-text').fill('We come in June.')
  await signOut()
  await expect(page).toHaveURL(paths.login)
  await signIn(page, email)
  await page.goto(url)
  await expect(page.locator('#reply-text')).toHaveValue('We come in June.')
})

test('what somebody could not save is there again after a colleague has signed in and out on the same computer', async ({
  page,
  context,
}) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  const url = page.url()
  await page.route('**/draft', (route) => route.abort())
  await page.locator('#reply-text').fill('We come in June.')
  // First, or the sign-in leads to the inbox, which leaves when it finds another account.
  await context.clearCookies()
  await page.goto(paths.login)
  await page.unroute('**/draft')
  await signIn(page, await createAdmin({ name: 'Bo Tern' }))
  await page.goto(url)
  await hydrated(page, 'inbox')
  await expect(page.locator('#reply-text')).toHaveValue('')
  await openMenu(page)
  await page.locator('footer').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(paths.login)
  await signIn(page, email)
  await page.goto(url)
  await expect(page.locator('#reply-text')).toHaveValue('We come in June.')
})

test('a form of staff that is pressed twice is posted once', async ({ page }) => {
  await signIn(page, email)
  await page.goto(paths.admin.savedReplies)
  const name = `Pressed twice ${crypto.randomUUID()}`
  await page.locator('main [name=name]').fill(name)
  await page.locator('main [name=body]').fill('We come in June.')
  await page.waitForLoadState()
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${paths.admin.savedReplies}`, async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save' }).evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise((next) => setTimeout(next, 100))
    button.click()
  })
  await expect.poll(() => posted.length).toBeGreaterThan(0)
  resolve()
  await expect(page.locator('[data-saved-reply]', { hasText: name })).toHaveCount(1)
  expect(posted).toHaveLength(1)
})
