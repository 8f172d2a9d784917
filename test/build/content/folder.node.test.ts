import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSlugs } from '../../../build/content/known-slugs.ts'
import { readContent } from '../../../build/content/read.ts'
import { type Content, kinds } from '../../../src/site/content/kinds.ts'
import { sentence } from '../../../src/site/content/reading/problem.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('src/site/content', root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string | Uint8Array) => writeFileSync(join(root, file), text)
const read = () => readContent(root, kinds).content as Content
const problems = () => readContent(root, kinds).problems.map((problem) => sentence(problem).replace(`${root}/`, ''))

const partner = 'name: Ada’s Boats\nkind: strategic\nplace: Lund, BC\ndescription: Builds boats.\n'

it('has nothing to refuse in the content of this site', () => {
  expect(problems()).toEqual([])
})

it('orders brands by number, partners by name and news by day, the newest first', () => {
  const { brands, partners, news } = read()
  expect(brands.map(({ slug }) => slug)).toEqual(Object.keys(readSlugs(root).brands))
  expect(partners.map(({ name }) => name)).toEqual(
    partners.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
  )
  const days = news.map(({ date }) => date.split('/').reverse().join('-'))
  expect(days).toEqual(days.toSorted().reverse())
})

it('counts a list anew and fills the number in', () => {
  expect(read().home.network.heading).toMatch(/^Nine brands/)
  rmSync(join(root, 'brands/vrv.md'))
  expect(read().home.network.heading).toMatch(/^Eight brands/)
})

it('links to no article that is not public yet, but to one that is by now', () => {
  const article = 'news/a-lighthouse-keeps-its-lamp.md'
  const text = readFileSync(join(root, article), 'utf8')
  const slugs = () => readSlugs(root).articles
  expect(slugs()).toContain('a-lighthouse-keeps-its-lamp')
  const appear = (day: string) => write(article, text.replace(/^date: .*$/m, `date: ${day}\nappears: ${day} 09:30`))
  appear('31/12/2099')
  expect(problems()).toEqual([])
  expect(slugs()).not.toContain('a-lighthouse-keeps-its-lamp')
  appear('01/02/2026')
  expect(slugs()).toContain('a-lighthouse-keeps-its-lamp')
})

it('orders jobs by the day on which they are posted, the latest first', () => {
  for (const name of ['bookkeeper', 'field-teacher-for-the-spring-term'])
    cpSync(`test/samples/jobs/${name}.md`, join(root, `jobs/${name}.md`))
  expect(problems()).toEqual([])
  const days = read().jobs.map(({ posted }) => posted.split('/').reverse().join('-'))
  expect(days).toEqual(days.toSorted().reverse())
})

it('orders stories of one day by the minute at which they appear, the latest first', () => {
  const [first, second] = ['news/a-lighthouse-keeps-its-lamp.md', 'news/the-vr-voyage-is-a-finalist.md']
  for (const [file, minute] of [
    [first, '09:30'],
    [second, '16:00'],
  ] as const) {
    const text = readFileSync(join(root, file), 'utf8')
    write(file, text.replace(/^date: .*$/m, `date: 31/12/2099\nappears: 31/12/2099 ${minute}`))
  }
  expect(problems()).toEqual([])
  expect(
    read()
      .news.map(({ slug }) => slug)
      .slice(0, 2),
  ).toEqual([second, first].map((file) => file.slice(5, -3)))
})

it('takes a new partner from one file', () => {
  write('partners/adas-boats.yaml', partner)
  expect(problems()).toEqual([])
  expect(read().partners[0]).toMatchObject({ slug: 'adas-boats', name: 'Ada’s Boats' })
})

it.each([
  ['a name in capitals', 'partners/Adas-Boats.yaml', partner, 'must have a name'],
  ['a name with a blank', 'partners/adas boats.yaml', partner, 'must have a name'],
  ['a name that leads out', 'partners/a%2fx.yaml', partner, 'must have a name'],
  ['the other ending', 'partners/adas-boats.yml', partner, 'must have a name'],
  ['a slug a second time', 'partners/little-tug-museum.md', partner, 'must have a name'],
  ['Markdown where YAML is', 'partners/adas-boats.md', partner, 'must have a name'],
  ['code', 'partners/adas-boats.ts', '', 'must have a name'],
  ['a file that nobody reads', 'compnay.yaml', 'name: Forager', 'is not a file that the site reads'],
  ['a page that nobody reads', 'pages/hom.yaml', 'name: Forager', 'is not a file that the site reads'],
  ['nothing', 'partners/adas-boats.yaml', '', 'must consist of fields'],
  ['a name without end', 'partners/adas-boats.yaml', partner.replace('Ada’s', 'A'.repeat(40)), 'may have at most 32'],
  ['one more for-profit', 'partners/adas-boats.yaml', partner.replace('strategic', 'for-profit'), 'exactly one'],
  ['a fact in a fact', 'facts.yaml', 'site: "{site}"', '{site}, which is not the name of a fact'],
  ['a company of its own name', 'company.yaml', 'name: "{company}"', '{company}, which is not the name of a fact'],
  [
    'a brand without a file',
    'domains/creative.yaml',
    'order: 1\nnotes: [{ slug: xyz, paragraphs: [a] }]',
    'must be one of',
  ],
  ['half an article', 'news/a.md', '---\nheading: A boat\n---\nText.', 'subheading: is missing'],
])('refuses %s in %s', (_what, file, text, words) => {
  write(file, text)
  expect(problems().join('\n')).toContain(words)
  expect(problems().some((line) => line.startsWith(file.split('/')[0] ?? ''))).toBe(true)
})

it.each([
  ['a large file', () => write('partners/a.yaml', `name: ${'x'.repeat(70_000)}`), 'has 69 KB and may have at most 64'],
  ['bytes that are no text', () => write('partners/a.yaml', new Uint8Array([0x6e, 0xff, 0xfe])), 'UTF-8'],
  ['a folder', () => mkdirSync(join(root, 'partners/a.yaml')), 'is not a plain file'],
  ['a link out', () => symlinkSync('/etc/hostname', join(root, 'partners/a.yaml')), 'is not a plain file'],
  ['a link to itself', () => symlinkSync('a.yaml', join(root, 'partners/a.yaml')), 'is not a plain file'],
  ['no file', () => rmSync(join(root, 'pages/home.yaml')), 'pages/home.yaml: is missing.'],
  [
    'too small a team',
    () => ['ingrid-halloran', 'noor-haddad', 'owen-tsegaye'].map((slug) => rmSync(join(root, `team/${slug}.md`))),
    'six to eight',
  ],
])('refuses %s', (_what, change, words) => {
  change()
  expect(problems().join('\n')).toContain(words)
})
