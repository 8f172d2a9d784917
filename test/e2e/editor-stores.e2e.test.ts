import { paths } from '../../src/paths.ts'
import { draftsIn, expect, openEditor, story, tall } from './editor.ts'
import { hydrated, test } from './fixtures.ts'
import { origin } from './site.ts'
import { createAdmin, signIn, staffBrowser } from './team.ts'

const { publish, publishEditor } = paths.admin

test.use({ ...staffBrowser(), ...tall })

test.beforeEach(async ({ page }) => signIn(page, await createAdmin({ name: 'Ada Quill' })))

test('the editor starts although two of its stores ask for the same version of its database', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    let isTaken = false
    IDBFactory.prototype.open = function (name, version) {
      if (version === 2 && !isTaken) {
        isTaken = true
        const other = open.call(this, name, version)
        other.onsuccess = () => other.result.close()
      }
      return open.call(this, name, version)
    }
  })
  const editor = await openEditor(page, 'partners/new')
  await expect(editor.field('Name')).toBeVisible()
})

test('an editor that cannot read the content says what to do, and offers no other way to sign in', async ({
  page,
  complaints,
}) => {
  for (const call of ['version', 'branches/main', 'git/blobs*']) {
    await page.route(`**/${call}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await openEditor(page, 'partners/new')
    await expect(page.getByRole('alert')).toContainText('The content could not be read. Load this page again.')
    await expect(page.getByRole('alert')).not.toContainText(/JSON|branch/)
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.unrouteAll()
  }
  // Sveltia says so in the console, too.
  complaints.splice(0)
})

test('signing out asks while an entry is not saved, and then removes it', async ({ page }) => {
  const editor = await openEditor(page, 'partners/new')
  await editor.field('Name').pressSequentially('Never Saved')
  await expect.poll(() => draftsIn(page)).toBe(1)
  await page.evaluate(() => localStorage.setItem('draft:bo@forager.example:note:a:t', '{}'))
  await page.goto('about:blank')
  await page.goto(publish)
  await hydrated(page, 'session')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return asked.length === 1 ? dialog.dismiss() : dialog.accept()
  })
  const signOut = page.getByRole('button', { name: 'Sign out' }).first()
  await signOut.click()
  await expect.poll(() => asked).toEqual(['confirm'])
  await expect(signOut).toBeEnabled()
  await signOut.click()
  await expect(page).toHaveURL(paths.login)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('what one person has not saved is not offered to the next one who signs in', async ({ page, complaints }) => {
  const entry = 'partners/entries/slow-loom-guild'
  const editor = await openEditor(page, entry)
  await editor.field('Description').press('End')
  await page.keyboard.type(' And more.')
  await expect.poll(() => draftsIn(page)).toBe(1)
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, await createAdmin({ name: 'Bo Tern' }))
  await openEditor(page, entry)
  await expect(editor.field('Description')).toHaveValue(/[^.]\.$/)
  await expect(editor.field('Description')).not.toHaveValue(/ And more\.$/)
  await expect.poll(() => draftsIn(page)).toBe(0)
  expect(complaints).toEqual([])
})

test('the editor comes from this site alone, under a policy of its own', async ({ page }) => {
  const foreign: string[] = []
  const requested = new Set<string>()
  page.on('request', (request) => {
    const url = request.url()
    requested.add(new URL(url).pathname)
    if (!url.startsWith(`${origin}/`) && !/^(blob|data):/.test(url)) foreign.push(url)
  })
  const answer = await page.goto(publishEditor)
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'; style-src 'self' 'unsafe-inline'/)
  expect(answer?.headers()['content-security-policy']).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(answer?.headers().link).toBeUndefined()
  const editor = await openEditor(page, `news/entries/${story.slug}`)
  await expect(editor.field('Heading')).toHaveValue(story.heading)
  expect(await page.evaluate(() => document.documentElement.translate)).toBe(false)
  for (const panel of ['Validation', 'History']) await page.getByRole('radio', { name: panel }).click()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect([...requested].some((path) => path.includes('material-symbols'))).toBe(true)
  expect((await page.request.get(publish)).headers()['content-security-policy']).not.toContain('unsafe-inline')
})

const officeOffset = 7 * 60 * 60 * 1000

test.describe('far from the office', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('“Now” is the clock in Gibsons', async ({ page }) => {
    await openEditor(page, 'news/new')
    const appears = page.getByRole('group', { name: /^“.?Appears/ })
    await appears.getByRole('button', { name: 'Now' }).click()
    const shown = (await appears.locator('input').inputValue()).slice(0, 13)
    // The hour may end between the press and this line.
    const hours = [0, 60_000].map((ago) => new Date(Date.now() - ago - officeOffset).toISOString().slice(0, 13))
    expect(hours).toContain(shown)
  })
})
