import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, hydrated, test } from '../e2e/fixtures.ts'
import { copy } from './site.ts'

/** The files as they were; null for one that a test has made. */
const originals = new Map<string, string | null>()

test.beforeEach(async ({ page }) => {
  await page.goto(paths.contact)
})

test.afterEach(() => {
  for (const [file, text] of originals) put(file, text)
  originals.clear()
})

test('a setting whose secret is only in production counts as not set', async ({ page }) => {
  const { checks } = await (await page.request.get(paths.api.health)).json()
  expect(checks).toContainEqual({ name: 'settings', ok: true })
})

test('every island takes over', async ({ page }) => {
  await page.goto(paths.home)
  await page.locator('[data-island=about-menu]').first().hover()
  await hydrated(page, 'about-menu')
  await page.goto(paths.contact)
  await typeSubject(page)
})

test('an edited island is swapped in place', async ({ page }) => {
  await typeSubject(page)
  await mark(page)
  edit('src/contactmails/form/contact-form-fields.tsx', /\{text\}<\/p>/, '{text} <b data-edited="" /></p>')
  await expect(page.locator('form [data-edited]').first()).toBeAttached()
  expect(await isMarked(page)).toBe(true)
  await expect(subject(page)).toHaveValue(typed)
})

test('an edited component of the server is shown, and what was typed is there again', async ({ page }) => {
  await typeSubject(page)
  edit('src/site/pages/contact/methods.tsx', /<section /, '<section data-edited="" ')
  await expect(page.locator('[data-edited]')).toBeAttached()
  await expect(subject(page)).toHaveValue(typed)
})

test('an edited file of content is shown', async ({ page }) => {
  const edited = page.getByRole('heading', { name: /^Edited, / })
  edit('src/site/content/pages/contact.yaml', /methodsHeading: /, 'methodsHeading: Edited, ')
  await expect(edited).toBeVisible()
  // Put back here: later, it would reload the page of the next test.
  edit('src/site/content/pages/contact.yaml', /methodsHeading: Edited, /, 'methodsHeading: ')
  await expect(edited).toBeHidden()
})

test('an edited style is swapped in place', async ({ page }) => {
  await typeSubject(page)
  await mark(page)
  edit('src/ui/base/elements.css', /$/, '\n:root { --edited: 1 }\n')
  await expectProperty(page, '--edited', '1')
  edit('uno.config.ts', /'title-part': '/, "'title-part': 'underline ")
  await expect(page.locator('.title-part').first()).toHaveCSS('text-decoration-line', 'underline')
  expect(await isMarked(page)).toBe(true)
  await expect(subject(page)).toHaveValue(typed)
})

test('a rule that is taken out of a style is gone', async ({ page }) => {
  edit('src/ui/base/elements.css', /$/, '\n:root { --edited: 1 }\n')
  await expectProperty(page, '--edited', '1')
  edit('src/ui/base/elements.css', /:root \{ --edited: 1 \}\n$/, '')
  await expectProperty(page, '--edited', '')
})

test('a broken file of content is named, with its line and field, until it is mended', async ({ page, complaints }) => {
  edit('src/site/content/pages/contact.yaml', /title: Address/, 'title: 7')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('src/site/content/pages/contact.yaml, line')
  await expect(overlay).toContainText('methods.address.title')
  await page.reload()
  await expect(overlay).toContainText('methods.address.title: must be text')
  await expect(overlay).not.toContainText('\u001b')
  await expect(overlay).not.toContainText('[31m')
  edit('src/site/content/pages/contact.yaml', /title: 7/, 'title: Mended')
  await expect(page.getByRole('main').getByText('Mended')).toBeVisible()
  await expect(overlay).toHaveCount(0)
  complaints.length = 0
})

test('a drawing that is missing is named, with where to draw it, until it is there', async ({ page, complaints }) => {
  const article = 'src/site/content/news/a-chart-of-every-dock-on-the-sound.md'
  edit(article, /plate: news-docks/, 'plate: news-piers')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('There is no drawing art/scenes/news-piers.ts.')
  await page.reload()
  await expect(overlay).toContainText('There is no drawing art/scenes/news-piers.ts.')
  await expect(overlay).not.toContainText('\u001b')
  edit(article, /plate: news-piers/, 'plate: news-docks')
  await expect(overlay).toHaveCount(0)
  complaints.length = 0
})

test('a partner that takes the place of another is shown with its logo, and no page fails meanwhile', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const partners = 'src/site/content/partners'
  write(
    'src/site/content/logos/plumb-line.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M2 2h56v16H2z"/></svg>',
  )
  const entry = { name: 'Plumb Line', kind: 'for-profit', place: 'Sechelt, BC', description: 'Measures old halls.' }
  write(`${partners}/plumb-line.yaml`, JSON.stringify({ ...entry, logo: '../logos/plumb-line.svg' }))
  await expect(page.locator('vite-error-overlay')).toContainText('there must be exactly one for-profit partner')
  const another = globSync(`${partners}/*.yaml`).find((file) => readFileSync(file, 'utf8').includes('for-profit'))
  write(another ?? '', null)
  const statuses = new Set<number>()
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(paths.ourCommunity)
        statuses.add(answer.status())
        return answer.text()
      },
      { timeout: 120_000 },
    )
    .toContain('Logo of Plumb Line')
  expect([...statuses]).toEqual([200])
})

test('an edited ink is in the styles and in the drawings', async ({ page }) => {
  test.setTimeout(180_000)
  const catalogue = () => readFileSync(join(copy, 'src/ui/printed/catalogue.json'), 'utf8')
  const before = catalogue()
  edit('src/ui/base/inks.ts', /plum: '#[\da-f]{6}'/, "plum: '#123456'")
  await expectProperty(page, '--ink-plum', '#123456')
  await expect.poll(catalogue, { timeout: 120_000 }).not.toBe(before)
})

const typed = 'Half a subject'

const subject = (page: Page) => page.locator('main form [name=subject]')

async function typeSubject(page: Page) {
  // The file that the test before put back may still reload the page.
  await expect(async () => {
    await subject(page).click()
    await expect(page.locator('[data-island=contact-form][data-hydrated]')).toBeAttached({ timeout: 5000 })
  }).toPass()
  await subject(page).fill(typed)
}

/** What a reload would forget. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

const expectProperty = (page: Page, name: string, value: string) =>
  expect
    .poll(() =>
      page
        // A reload may be under way.
        .evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name)
        .catch(String),
    )
    .toBe(value)

function edit(file: string, pattern: RegExp, replacement: string) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(pattern)
  write(file, text.replace(pattern, replacement))
}

function write(file: string, text: string | null) {
  const path = join(copy, file)
  if (!originals.has(file)) originals.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null)
  put(file, text)
}

function put(file: string, text: string | null) {
  const path = join(copy, file)
  if (text === null) rmSync(path)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
