import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { gitIn } from '../helpers/content-repository.ts'
import { draftsIn, editorOf, expect, member, openEditor, tall } from './editor.ts'
import { test } from './fixtures.ts'
import { officeDay, photograph, seePublic } from './office-day.ts'
import { withPublished } from './published.ts'
import { origin, repository } from './site.ts'
import { createAdmin, signIn, staffBrowser } from './team.ts'

// One after the other, in whatever order: all publish into one repository, which begins anew for each.
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ ...staffBrowser(), actionTimeout: 60_000, ...tall, locale: 'en-CA', timezoneId: 'America/Vancouver' })

const contents = `${paths.api.publishing}/repos/forager/website/contents`
const folder = 'src/site/content'
const [choir = ''] = globSync(`${folder}/partners/*.yaml`).sort()
const fileAtHead = (file: string) => gitIn(repository, 'show', `main:${folder}/${file}`)
const head = () => gitIn(repository, 'rev-parse', 'main')

test.beforeEach(async ({ page }) => {
  gitIn(repository, 'reset', '--hard', '--quiet', gitIn(repository, 'rev-list', '--max-parents=0', 'main'))
  await signIn(page, await createAdmin({ name: 'Ada Quill' }))
})

test('a day at the office: each task is its author’s commit and on its page; all are taken back', async ({ page }) => {
  test.setTimeout(1_800_000)
  const before = gitIn(repository, 'rev-parse', 'main^{tree}')
  const editor = editorOf(page)
  for (const task of officeDay) {
    const { name, run, file, says } = task
    await test.step(name, async () => {
      const pressed = editor.presses()
      // The job has been public before it is closed.
      if (task === officeDay.at(-1)) await deployed(page, officeDay.slice(0, -1))
      await run(editor, page)
      expect(fileAtHead(file)).toContain(says)
      expect(gitIn(repository, 'log', '-1', '--format=%an %ae', 'main')).toMatch(
        /^Ada Quill admin-.*@forager\.example$/,
      )
      test.info().annotations.push({ type: 'presses', description: `${name}: ${editor.presses() - pressed}` })
    })
  }
  await deployed(page, officeDay.slice(-1))
  const pressed = editor.presses()
  await editor.takeBack(officeDay.length)
  test.info().annotations.push({ type: 'presses', description: `take all back: ${editor.presses() - pressed}` })
  expect(gitIn(repository, 'rev-parse', 'main^{tree}')).toBe(before)
})

test('what breaks the schema is refused beside its field, or with a sentence that names it', async ({
  page,
  complaints,
}) => {
  const before = head()
  const editor = await openEditor(page, 'news/new')
  await editor.fill('Heading', 'With a <b>tag</b>')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('It may have single spaces only, and none of < > { } [ ] \\.')).toBeVisible()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  const partner = await openEditor(page, 'partners/new')
  await partner.fill('Name', 'One Too Many')
  await partner.choose('Kind', 'For-profit')
  await partner.fill('Place', 'Gibsons, BC')
  await partner.fill('Description', 'Is one more than there may be.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('exactly one for-profit partner')
  expect(head()).toBe(before)
  // Sveltia says so in the console, too.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
})

test('the later of two people is told by whom, and nothing is overwritten, however often they save', async ({
  page,
  complaints,
}) => {
  const editor = await openEditor(page, `partners/entries/${basename(choir, '.yaml')}`)
  await editor.fill('Description', 'What I typed.')
  const text = readFileSync(`${repository}/${choir}`, 'utf8')
  await writeAsSomebodyElse(page, text.replace(/description: .*/, 'description: Somebody else.'))
  for (const _ of ['once', 'again']) {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Ada Quill has changed this entry since you opened it. Nothing is overwritten.')
    await expect(dialog).not.toContainText('again later')
    await expect(dialog.getByRole('button')).toHaveText(['OK'])
    await dialog.getByRole('button').click()
  }
  expect(fileAtHead(`partners/${basename(choir)}`)).toContain('description: Somebody else.')
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true)
  await openEditor(page, `partners/entries/${basename(choir, '.yaml')}`)
})

test('a draft that is restored after somebody else has saved does not overwrite that', async ({ page, complaints }) => {
  const entry = `partners/entries/${basename(choir, '.yaml')}`
  const editor = await openEditor(page, entry)
  await editor.field('Description').press('End')
  await page.keyboard.insertText(' And more.')
  await expect.poll(() => draftsIn(page)).toBe(1)
  await page.goto('about:blank')
  const text = readFileSync(`${repository}/${choir}`, 'utf8')
  await writeAsSomebodyElse(page, text.replace(/description: .*/, 'description: Somebody else.'))
  await openEditor(page, entry)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(editor.field('Description')).toHaveValue(/ And more\.$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Ada Quill has changed this entry since you opened it.')
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true)
  expect(fileAtHead(`partners/${basename(choir)}`)).toContain('description: Somebody else.')
})

test('one press shows what is typed in its page, in a tab of its own, and saves nothing', async ({ page }) => {
  const before = head()
  const editor = await openEditor(page, `team/entries/${member.slug}`)
  await editor.fill('Position', 'Keeper of an unsaved lamp')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'See it in the page' }).click()
  const draft = await opened
  await expect(draft.getByText('Keeper of an unsaved lamp').first()).toBeVisible()
  await expect(draft.getByRole('status').filter({ hasText: 'This is a draft' })).toBeVisible()
  await expect(editor.field('Position')).toHaveValue('Keeper of an unsaved lamp')
  expect(head()).toBe(before)
})

test('a photograph is uploaded, and a press says what stays in sight', async ({ page }) => {
  const editor = await openEditor(page, `team/entries/${member.slug}`)
  await editor.addPhotograph()
  await editor.upload('File', { ...(await photograph(page, 1250)), name: 'face.jpg' })
  const picture = page.getByRole('button', { name: /^Stays in sight/ })
  await expect(picture).toHaveAccessibleName(/50 per cent from the left, 50 from the top/)
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await picture.click({ position: { x: width * 0.2, y: height * 0.7 } })
  await expect(picture).toHaveAccessibleName(/20 per cent from the left, 70 from the top/)
  await picture.press('ArrowUp')
  await editor.save()
  expect(fileAtHead(`team/${member.slug}.md`)).toMatch(/photograph:\n +file: .*face\.jpg\n +focus:\n +x: 20\n +y: 60\n/)
  expect(fileAtHead('photographs/face.jpg')).toContain('JFIF')
  expect(gitIn(repository, 'log', '-1', '--format=%s', 'main')).toBe(`Change team member “${member.slug}”`)
})

test('deleting something that others point to names those', async ({ page }) => {
  const path = 'src/site/content/brands/fpd.md'
  const answer = await send(page, { operation: 'delete', path, sha: gitIn(repository, 'rev-parse', `main:${path}`) })
  expect(answer.status()).toBe(422)
  expect((await answer.json()).message).toContain('Brands “fmg” points to it in “Divisions 1, Brand”.')
})

test('a second entry at an address is refused, and the first one stays', async ({ page }) => {
  const before = head()
  const answer = await send(page, { operation: 'create', path: choir, content: 'eA==' })
  expect(answer.status()).toBe(409)
  expect((await answer.json()).message).toContain('There is an entry at this address. Open it, or')
  const [, from_path = ''] = globSync(`${folder}/partners/*.yaml`).sort()
  const sha = gitIn(repository, 'rev-parse', `main:${from_path}`)
  expect((await send(page, { operation: 'update', path: choir, from_path, sha, content: 'eA==' })).status()).toBe(409)
  expect(head()).toBe(before)
})

test('only content is read and written, whatever repository is asked for', async ({ page }) => {
  const before = head()
  for (const path of ['src/index.ts', `${folder}/kinds.ts`, `${folder}/../x.md`, '.github/workflows/x.yaml'])
    expect((await send(page, { operation: 'create', path, content: 'eA==' })).status(), path).toBe(400)
  const tree = (sha: string) =>
    page.request.get(`${paths.api.publishing}/repos/an/other/git/trees/${sha}?recursive=1&page=1`)
  const found = ((await (await tree(before)).json()) as { tree: { path: string }[] }).tree
  expect(found.length).toBeGreaterThan(100)
  expect(await (await tree(encodeURIComponent('../commits'))).json()).toMatchObject({ tree: [] })
  expect(found.filter(({ path }) => /\.ts$|\.json$/.test(path))).toEqual([])
  expect(head()).toBe(before)
})

/** Builds what was published so far, as a deployment does, and looks at the public pages. A file's last task counts. */
const deployed = (page: Page, tasks: typeof officeDay) =>
  withPublished(async (at) => {
    for (const task of new Map(tasks.map((one) => [one.file, one])).values()) await seePublic(page, task, at)
    // A page that is still loading would complain of the server's end.
    await page.goto('about:blank')
  })

// The server may close an idle connection just as it is taken up.
const options = { headers: { Origin: origin }, maxRetries: 2 }
const send = (page: Page, file: object) =>
  page.request.post(contents, { ...options, data: { message: 'Theirs', files: [file] } })

/** As another session of the editor would, with the hash that it has read. */
async function writeAsSomebodyElse(page: Page, text: string) {
  const sha = gitIn(repository, 'rev-parse', `main:${choir}`)
  const file = { operation: 'update', path: choir, sha, content: Buffer.from(text).toString('base64') }
  expect((await send(page, file)).status()).toBe(200)
  // What was read before is no longer there. The same text again would count as done.
  expect((await send(page, { ...file, content: 'eA==' })).status()).toBe(409)
}
