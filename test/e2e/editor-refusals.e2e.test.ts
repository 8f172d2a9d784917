import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { paths } from '../../src/paths.ts'
import { draftsIn, expect, member, openEditor, story, tall } from './editor.ts'
import { test } from './fixtures.ts'
import { photograph } from './office-day.ts'
import { origin } from './site.ts'
import { createAdmin, password, signIn, staffBrowser } from './team.ts'

// None of these publishes anything.
test.use({ ...staffBrowser(), ...tall })

let email = ''
test.beforeEach(async ({ page }) => {
  email = await createAdmin({ name: 'Ada Quill' })
  await signIn(page, email)
})

const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${shapes}</svg>`
const white = { create: { width: 90, height: 40, channels: 4 as const, background: '#fff' } }

for (const { name, file, says } of [
  { name: 'opaque.png', file: () => sharp(white).png().toBuffer(), says: 'needs a transparent background' },
  { name: 'ground.svg', file: () => svg('<rect width="60" height="20"/>'), says: 'needs a transparent background' },
  { name: 'broken.svg', file: () => svg('').slice(0, 60), says: 'cannot be read as a picture' },
])
  test(`a logo that the build would refuse is refused at once: ${name}`, async ({ page, complaints }) => {
    const editor = await openEditor(page, 'partners/new')
    await editor.fill('Name', 'Plumb Line Friends')
    await editor.choose('Kind', 'Strategic')
    await editor.fill('Place', 'Sechelt, BC')
    await editor.fill('Description', 'Measures old buildings.')
    const mimeType = name.endsWith('svg') ? 'image/svg+xml' : 'image/png'
    await editor.upload('Logo', { name, mimeType, buffer: Buffer.from(await file()) })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText(`The logo ${says}.`)
    expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true)
  })

test('a fact is refused in the words of the forms that it would break', async ({ page, complaints }) => {
  const editor = await openEditor(page, '_singletons/entries/facts')
  await expect(editor.field('Giving share')).toBeVisible()
  await expect(page.getByRole('button', { name: 'See it in the page' })).toHaveCount(0)
  await editor.fill('Giving share', 'one per cent')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'It would break Press kit: “About us, ready to print, Texts”',
  )
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
})

test('a day that does not exist is refused, and not taken for none', async ({ page, complaints }) => {
  const editor = await openEditor(page, `news/entries/${story.slug}`)
  await editor.fill('Subheading', 'Another subheading')
  await page
    .getByRole('group', { name: /^“.?Appears.?” Field/ })
    .locator('input')
    .focus()
  await page.keyboard.type('02312027')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('there is no such day')
  complaints.splice(0)
})

test('a year of two digits is refused, and not taken for one of the last century', async ({ page, complaints }) => {
  await openEditor(page, `news/entries/${story.slug}`)
  await page
    .getByRole('group', { name: /^“.?Date.?” Field/ })
    .locator('input')
    .focus()
  await page.keyboard.type('120826')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('from the year 2000 to 2099')
  complaints.splice(0)
})

test('a number that is typed or pasted with a comma keeps all of its digits', async ({ page }) => {
  const editor = await openEditor(page, 'jobs/new')
  await editor.field('From').click()
  await page.keyboard.type('62,500')
  await expect(editor.field('From')).toHaveValue('62500')
  await editor.fill('Title', '$71,250')
  await editor.field('Title').press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await editor.field('To').press('ControlOrMeta+v')
  await expect(editor.field('To')).toHaveValue('71250')
})

test('line ends and non-breaking spaces are pasted into a field as spaces', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = await openEditor(page, 'jobs/new')
  for (const [name, copied, pasted] of [
    ['Summary', 'Record boats,\r\ngulls\u00A0and\n people.', 'Record boats, gulls and people.'],
    ['Title', 'Sound\u00A0Recordist', 'Sound Recordist'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await editor.field(name).press('ControlOrMeta+v')
    await expect(editor.field(name)).toHaveValue(pasted)
  }
  const markdown = '- the hull\n- the deck'
  await editor.press(page.getByRole('button', { name: 'Edit in Markdown' }))
  await page.evaluate((text) => navigator.clipboard.writeText(text), markdown)
  await editor.field('Description').press('ControlOrMeta+v')
  await expect(editor.field('Description')).toHaveValue(markdown)
})

test('a draft that cannot be shown is refused in the words of its form', async ({ page, complaints }) => {
  const editor = await openEditor(page, '_singletons/entries/contact')
  const address = page.getByRole('group', { name: /^“.?Address.?” Field/ })
  await editor.press(address.getByRole('button', { name: 'Expand' }))
  await address.getByRole('textbox', { name: 'Title' }).fill('')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'See it in the page' }).click()
  const draft = await opened
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('This draft cannot be shown yet')
  await expect(draft.getByRole('listitem').filter({ hasText: '“' })).toHaveText([
    '“Ways to reach us, Address, Title” is missing.',
  ])
  complaints.splice(0)
})

test('a refusal in the view of all pictures says why', async ({ page, complaints }) => {
  const small = { create: { width: 200, height: 100, channels: 3 as const, background: '#888' } }
  await openEditor(page, '')
  await page.getByRole('radio', { name: 'Assets' }).click()
  const files = page.getByRole('group', { name: 'Asset Library' }).locator('input[type=file]').first()
  await files.setInputFiles({
    ...{ name: 'tiny.jpg', mimeType: 'image/jpeg' },
    buffer: await sharp(small).jpeg().toBuffer(),
  })
  const said = page.waitForEvent('dialog')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Upload' }).click()
  const dialog = await said
  expect(dialog.message()).toBe('Not published. “tiny.jpg” has 200 by 100 pixels and needs at least 480 each way.')
  await dialog.accept()
  complaints.splice(0)
})

test('a browser that makes no WebP, as WebKit, shows a photograph without asking for a module', async ({ page }) => {
  await page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype
    OffscreenCanvas.prototype.convertToBlob = function () {
      return convertToBlob.call(this)
    }
  })
  const editor = await openEditor(page, `team/entries/${member.slug}`)
  await editor.addPhotograph()
  await editor.upload('File', { ...(await photograph(page, 1250)), name: 'face.jpg' })
  await page.waitForLoadState('networkidle')
})

for (const other of ['', 'Bo Tern'])
  test(`who is signed out while typing${other && ', as another signs in,'} comes back to the entry, and to the words`, async ({
    page,
    complaints,
  }) => {
    const editor = await openEditor(page, 'partners/entries/slow-loom-guild')
    await editor.field('Description').press('End')
    await page.keyboard.type(' And more.')
    await expect.poll(() => draftsIn(page)).toBe(1)
    await page.context().clearCookies()
    if (other) await signIn(page, await createAdmin({ name: other }))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => url.pathname === paths.login)
    await expect(page.locator('main')).toContainText(
      other ? `${other} is signed in here now.` : 'You have been signed out.',
    )
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    await page.locator('main form [type=submit]').first().click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(editor.field('Description')).toHaveValue(/ And more\.$/)
    complaints.splice(0)
  })

test('the draft of a job with a long word fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const text = readFileSync('test/samples/jobs/bookkeeper.md', 'utf8').replace(
    'Bookkeeper',
    'Telecommunications technician',
  )
  const form = { kind: 'jobs', slug: 'telecommunications-technician', text }
  const draft = await page.request.post(paths.admin.publishPreview, { headers: { Origin: origin }, form })
  await page.route('**/draft', async (route) => route.fulfill({ body: await draft.body(), contentType: 'text/html' }))
  await page.goto('/draft')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telecommunications technician')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
