import { describe, expect, it } from 'vitest'
import contactInfo from '../../../src/site/content/contact-info.yaml?raw'
import { withDraft } from '../../../src/site/content/draft.ts'
import facts from '../../../src/site/content/facts.yaml?raw'
import story from '../../../src/site/content/news/a-lighthouse-keeps-its-lamp.md?raw'
import press from '../../../src/site/content/pages/press.yaml?raw'
import { partners } from '../../../src/site/content/partners.ts'
import { checkFiles } from '../../../src/site/pages/check-files.ts'

const root = 'src/site/content'
const texts = import.meta.glob<string>('../../../src/site/content/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Any non-profit partner without a logo file. */
const [at = '', partner = ''] =
  Object.entries(texts).find(
    ([name, text]) => name.includes('/partners/') && text.includes('non-profit') && !text.includes('logo:'),
  ) ?? []
const forProfit = partner.replace('non-profit', 'for-profit')
const own = at.replace(/^.*(?=partners)/, '')
const file = (name: string, content: string | Uint8Array | null) => ({
  path: `${root}/${name}`,
  bytes: typeof content === 'string' ? Uint8Array.from(content, (char) => char.charCodeAt(0)) : content,
})
const utf8 = (text: string) => new TextEncoder().encode(text)
const wrongOf = async (...files: ReturnType<typeof file>[]) => (await checkFiles(files)).flatMap(({ wrong }) => wrong)

const megabyte = 1_000_000
/** Of 800 by 600 pixels, as the next one. */
const png = (colours: string, more = '') =>
  `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x20\0\0\x02\x58\x08${colours}${'\0'.repeat(7)}${more}\0\0\0\0IEND`

const jpeg = (bytes: number) => {
  const picture = new Uint8Array(bytes)
  picture.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 2, 88, 3, 32, 0xff, 0xd9].slice(0, bytes))
  return picture
}

describe('a picture is known by its first bytes, whatever its name says', () => {
  it.each([
    ['photographs/a.jpg', jpeg(100)],
    ['photographs/a.png', png('\x02')],
    ['photographs/a.webp', `RIFF\x16\0\0\0WEBPVP8 ${'\0'.repeat(10)}\x20\x03\x58\x02`],
    ['photographs/a.avif', '\0\0\0\x0cftypavif\0\0\0\x14ispe\0\0\0\0\0\0\x03\x20\0\0\x02\x58'],
    ['photographs/a.jpg', jpeg(20 * megabyte)],
    ['logos/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['logos/a.svg', '\xef\xbb\xbf\n<?xml version="1.0"?><svg></svg>'],
    ['logos/a.png', png('\x06')],
    ['logos/a.png', png('\x03', '\0\0\0\0tRNS\0\0\0\0')],
  ])('takes %s', async (name, content) => {
    expect(await wrongOf(file(name, content))).toEqual([])
  })

  it.each([
    ['photographs/a.jpg', '<svg onload="alert(1)"/>', 'is not a picture in JPEG, PNG, WebP or AVIF.'],
    ['photographs/a.webp', 'RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x12', 'is animated; it must be a still picture.'],
    ['photographs/a.png', 'GIF89a', 'is not a picture in JPEG, PNG, WebP or AVIF.'],
    ['photographs/a.avif', '\0\0\0\x1cftypheic', 'is not a picture in JPEG, PNG, WebP or AVIF.'],
    ['photographs/a.jpg', '', 'is not a picture in JPEG, PNG, WebP or AVIF.'],
    ['photographs/a.jpg', jpeg(12), 'cannot be read as a picture; part of it may be missing.'],
    ['photographs/a.jpg', jpeg(20 * megabyte + 1), 'has 21 MB and may have at most 20.'],
    ['logos/a.png', png('\x02'), 'needs a transparent background.'],
    ['logos/a.svg', '<svg><text>Logo</text></svg>', 'has letters as text; have them turned into shapes.'],
    ['logos/a.svg', '<svg><image href="a.png"/></svg>', 'has a picture inside; save it as PNG instead.'],
    ['logos/a.svg', '<svg><filter id="a"/></svg>', 'has effects such as a shadow; have them taken out.'],
    ['logos/a.svg', '<!DOCTYPE svg [<!ENTITY a "x">]><svg/>', 'is neither SVG nor PNG, or declares entities.'],
    ['logos/a.svg', '<svg>\xff</svg>', 'is not saved as UTF-8 text.'],
    ['logos/a.png', 'GIF89a', 'is not a picture in SVG or PNG.'],
    ['logos/a.svg', `<svg>${' '.repeat(megabyte)}</svg>`, 'has 2 MB and may have at most 1.'],
  ])('refuses %s of other content', async (name, content, sentence) => {
    expect(await wrongOf(file(name, content))).toEqual([`“${name.split('/')[1]}” ${sentence}`])
  })
})

it('takes an entry as it is, one more, and one that is renamed', async () => {
  expect(await wrongOf(file(own, partner))).toEqual([])
  const logo = `${partner}logo: a.svg\n`
  const another = logo.replace(/^name: .*$/m, 'name: Another Choir')
  expect(await wrongOf(file('partners/another-choir.yaml', another))).toEqual([])
  expect(await wrongOf(file(own, null), file('partners/another-choir.yaml', logo))).toEqual([])
})

it('does not take the logo that a partner had for a drawing of it', async () => {
  const live = partners.find(({ slug }) => own.endsWith(`/${slug}.yaml`)) as (typeof partners)[number]
  const checked = withDraft('partners', { ...live, logo: 'a.svg' }, () => wrongOf(file(own, partner)))
  expect(await checked).toEqual([expect.stringContaining('There is no picture of it yet.')])
  expect(await wrongOf(file(own, partner))).toEqual([])
})

it.each([
  ['a field that is wrong', file(own, partner.replace(/^kind: .*$/m, 'kind: royal')), '“Kind” must be one of'],
  ['one partner too many', file('partners/another-choir.yaml', forProfit), 'exactly one for-profit partner'],
  ['a name twice', file('partners/another-choir.yaml', partner), 'Two partners must not have the same name.'],
  ['no drawing', file('partners/another-choir.yaml', partner), 'There is no picture of it yet.'],
  [
    'a field of an item of a list',
    file('contact-info.yaml', utf8(contactInfo.replace(/(?<=@.*?address: \S+)@/s, ''))),
    '“Emails 2, Address” is not',
  ],
  ['a brand that others point to', file('brands/fpd.md', null), 'Brands “fmg” points to it in “Divisions 1, Brand”.'],
  [
    'a plate that the press kit has no caption for',
    file('pages/press.yaml', utf8(press.replace('- vision', '- careers'))),
    '“Pictures for print, Plates 2” must be one of home, vision,',
  ],
  [
    'somebody unknown who answers journalists',
    file('pages/press.yaml', utf8(press.replace(/^person: .*$/m, 'person: nobody-here'))),
    '“Person” must be a member of the team whose entry is live.',
  ],
  [
    'a plate that the press kit has twice',
    file('pages/press.yaml', utf8(press.replace('- vision', '- home'))),
    '“Pictures for print, Plates” must not have a plate twice.',
  ],
  ['a page that must be there', file('pages/home.yaml', null), 'This page cannot do without it.'],
  [
    'a fact in a fact',
    file('facts.yaml', utf8(facts.replace(/^site: .*$/m, 'site: "{street}"'))),
    'is not the name of a fact',
  ],
  ['a heading of another story', file('news/another.md', utf8(story)), 'The heading makes the address'],
  ['a name with an underscore', file('partners/one_choir.yaml', partner), 'single hyphens only'],
])('says what is wrong: %s', async (_what, wrong, words) => {
  expect((await wrongOf(wrong)).join(' ')).toContain(words)
})

it.each(['pages/other.yaml', 'partners/choir.md', 'news/choir.yaml', 'partners/old/choir.yaml'])(
  'takes no file that no page reads, but lets it go: %s',
  async (name) => {
    expect(await wrongOf(file(name, partner))).toEqual(['No page of the site reads this file.'])
    expect(await wrongOf(file(name, null))).toEqual([])
  },
)

it('names an entry, a page and a picture as the editor does', async () => {
  const files = ['brands/fpd.md', 'pages/press.yaml', 'contact-info.yaml', 'photographs/boat.jpg'].map((name) =>
    file(name, null),
  )
  expect((await checkFiles(files)).map(({ name }) => name)).toEqual([
    'Brands “fpd”',
    'Press kit',
    'Address and phone',
    'Photographs “boat.jpg”',
  ])
})

/** All files as they are, without some. */
const filesWithout = (...names: string[]) =>
  Object.entries(texts)
    .map(([path, text]) => file(path.replace(/^.*content\//, ''), utf8(text)))
    .filter(({ path }) => !names.includes(path.replace(`${root}/`, '')))

it('refuses a fact that breaks the limit of a text that names it', async () => {
  const wrongWith = async (change: (text: string) => string) =>
    (await checkFiles([file('facts.yaml', utf8(change(facts)))], filesWithout())).flatMap(({ wrong }) => wrong)
  expect(await wrongWith((text) => text.replace(/^agreementUntil: .*$/m, 'agreementUntil: 2031'))).toEqual([])
  expect(await wrongWith((text) => text.replace(/^givingShare: .*$/m, 'givingShare: one per cent'))).toEqual([
    'It would break Press kit: “About us, ready to print, Texts” must be three texts, of 25, 50 and 100 words.',
  ])
})

describe('what was published since this build', () => {
  const [first = '', second = '', third = ''] = Object.keys(texts).flatMap((path) => path.match(/team\/.*$/) ?? [])
  const textOf = (name: string) => texts[`../../../src/site/content/${name}`] ?? ''
  const withoutPhotograph = textOf(first).replace(/^photograph:.*\n(?: .*\n)*/m, '')
  const newcomer = file(
    'team/new-person.md',
    utf8(
      withoutPhotograph.replace(/---\n/, '---\nphotograph: { file: a.jpg }\n').replace(/^title: .*$/m, 'title: New'),
    ),
  )
  const wrongNow = async (changed: typeof newcomer, now: (typeof newcomer)[]) =>
    (await checkFiles([changed], now)).flatMap(({ wrong }) => wrong)

  it('counts: somebody may take the place of somebody who was deleted, and only so many may go', async () => {
    expect(await wrongNow(newcomer, filesWithout())).toEqual(['The team must have six to eight leaders.'])
    expect(await wrongNow(newcomer, filesWithout(first))).toEqual([])
    expect(await wrongNow(file(first, null), filesWithout(second, third))).toContain(
      'The team must have six to eight leaders.',
    )
  })

  it('points to what it names', async () => {
    const changed = file(own, utf8(partner.replace(/^description: .*$/m, 'description: another-choir')))
    const now = [...filesWithout(own), changed, file('partners/another-choir.yaml', utf8(partner))]
    expect(await wrongNow(file('partners/another-choir.yaml', null), now)).toEqual([
      `Partners “${own.slice('partners/'.length, -'.yaml'.length)}” points to it in “Description”. Change that first.`,
    ])
  })

  it('may be wrong, and then counts as it was before', async () => {
    const broken = [...filesWithout(first), file(first, utf8('---\norder: x\n---\n'))]
    expect(await wrongNow(newcomer, broken)).toEqual(['The team must have six to eight leaders.'])
  })
})
