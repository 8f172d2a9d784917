import { readFileSync } from 'node:fs'
import { paths } from '../../src/paths.ts'
import { news } from '../../src/site/content/news.ts'
import { expect, member, openEditor, tall } from './editor.ts'
import { test } from './fixtures.ts'
import { createAdmin, signIn, staffBrowser } from './team.ts'

// None of these publishes anything.
test.use({ ...staffBrowser(), ...tall })

test.beforeEach(async ({ page }) => signIn(page, await createAdmin({ name: 'Ada Quill' })))

test('a list that is changed, and not saved, is shown in its page', async ({ page }) => {
  const editor = await openEditor(page, '_singletons/entries/contactInfo')
  await editor.add('Email')
  await editor.fill('Title', 'Lamp enquiries')
  await editor.fill('Address', 'lamp@forager.example')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'See it in the page' }).click()
  await expect((await opened).getByRole('link', { name: 'lamp@forager.example' }).first()).toBeVisible()
})

test('a list says how many it needs, and no longer once it has them', async ({ page }) => {
  const editor = await openEditor(page, 'news/new')
  const list = page.getByRole('group', { name: /^“.?Keywords.?” Field/ })
  const words = ['boat', 'book', 'harbour']
  for (const [at, word] of words.entries()) {
    await editor.add('Keyword')
    await editor.fill('Keyword', word, at)
    if (at === 0) await editor.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(list.getByRole('alert')).toHaveText(at < 2 ? [/You must add at least 3 items\./] : [])
  }
})

test('lists that were copied from Word stay lists, and a bookmark there becomes no link', async ({ page }) => {
  const point = (mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1'><span style='mso-list:Ignore'>${mark}&nbsp; </span>${text}</p>`
  const html = [
    '<p class=MsoNormal><a name="_Hlk1">Who <b>came</b></a>:</p>',
    point('·', 'a choir'),
    point('·', 'a dog'),
    point('1.', 'first'),
    point('2.', 'second'),
  ].join('')
  const editor = await openEditor(page, 'news/new')
  await page.evaluate((copied) => {
    addEventListener('copy', (event) => {
      event.preventDefault()
      event.clipboardData?.setData('text/html', copied)
    })
  }, html)
  const text = editor.field('Description').first()
  await editor.press(text)
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.locator('form [name=text]')).toHaveValue(
    /Who \*\*came\*\*:\n\n- a choir\n- a dog\n\n1\. first\n2\. second$/,
  )
})

test('an entry that is open leaves no request unfinished', async ({ page }) => {
  const asked: Promise<unknown>[] = []
  // A request that begins after the last look ends with the test.
  page.on('response', (answer) => asked.push(answer.finished().catch(() => {})))
  await openEditor(page, `team/entries/${member.slug}`)
  await expect(page.getByRole('button', { name: 'See it in the page' })).toBeVisible()
  // Sveltia asks for the newest commit, and once more when it opens the entry.
  await expect.poll(() => asked.length).toBeGreaterThan(10)
  await Promise.all(asked)
})

test('a line of an entry’s history leads to where that change can be taken back', async ({ page }) => {
  await openEditor(page, `team/entries/${member.slug}`)
  await page.getByRole('radio', { name: 'History' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('group', { name: 'History' }).getByRole('link').last().click()
  const published = await opened
  await expect(published.getByRole('heading', { level: 1 })).toHaveText('Publish')
  await expect(published.locator('li:target')).toBeVisible()
})

test('the editor says what points to an entry that is to be deleted', async ({ page, complaints }) => {
  const pointer = readFileSync('src/site/content/pages/salal-point.yaml', 'utf8')
  const { heading = '' } = news.find(({ slug }) => pointer.includes(paths.article(slug))) ?? {}
  const said = page.waitForEvent('dialog')
  await openEditor(page, 'news')
  await page.getByRole('row', { name: heading }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete Selected Entry' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const dialog = await said
  expect(dialog.message()).toBe(
    'Not deleted. Salal Point points to it in “Evenings, Link, Leads to”. Change that first.',
  )
  await dialog.accept()
  await expect(page.getByText('The entry has not been deleted.')).toBeVisible()
  // Sveltia says so in the console, too.
  expect(complaints.splice(0)).not.toEqual([])
})
