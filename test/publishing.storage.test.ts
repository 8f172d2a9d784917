import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../src/paths.ts'
import { kinds } from '../src/site/content/kinds.ts'
import { findAll } from './helpers/html.ts'
import { ask, freshTeam, postForm } from './helpers/staff.ts'
import job from './samples/jobs/bookkeeper.md?raw'

const texts = import.meta.glob<string>('../src/site/content/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** An entry of each kind as its file has it. */
const entries = Object.entries(kinds).map(([kind, rule]) => {
  const within = `../src/site/content/${'folder' in rule ? `${rule.folder}/` : rule.file}`
  const [file = '', text = job] = Object.entries(texts).find(([name]) => name.startsWith(within)) ?? []
  const slug = 'folder' in rule ? (/([^/]+)\.\w+$/.exec(file)?.[1] ?? 'bookkeeper') : ''
  return { kind, slug, text }
})

let cookie = ''
beforeAll(async () => {
  cookie = (await freshTeam()).admin
})
const preview = async (draft: Record<string, string>) => {
  const answer = await postForm(paths.admin.publishPreview, draft, cookie)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const publicPage = async (path: string) => (await ask(path)).text()

describe.each(entries)('an entry of $kind', (entry) => {
  it('is shown in its page, to staff and to no cache or search engine', async () => {
    const { status, headers, html } = await preview(entry)
    expect(html).toContain('This is a draft')
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(/<\/html>$/)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Content-Type')).toContain('text/html')
  })

  it('is refused with a field that nobody knows, by its name', async () => {
    const text = entry.text.startsWith('---')
      ? entry.text.replace('---', '---\nonclick: x')
      : `onclick: x\n${entry.text}`
    const { status, html } = await preview({ ...entry, text })
    expect(status).toBe(422)
    expect(html).toContain('“onclick” is not a field of this kind of entry.')
  })
})

const words = 'Words that nobody has read before'
it.each([
  ['home', '', paths.home, (text: string) => text.replace(/^( +heading: ).*$/m, `$1${words}`)],
  ['salalPoint', '', paths.salalPoint, (text: string) => text.replace(/^( +heading: ).*$/m, `$1${words}`)],
  ['team', 'noor-haddad', paths.ourTeam, (text: string) => text.replace(/^position: .*$/m, `position: ${words}`)],
  [
    'partners',
    'foolscap-coast-books',
    paths.ourCommunity,
    (text: string) => text.replace(/^name: .*$/m, `name: ${words.slice(0, 30)}`),
  ],
  ['brands', 'fmg', paths.brand('fmg'), (text: string) => text.replace(/^heading: .*$/m, `heading: ${words}`)],
  ['places', 'bergen', paths.home, (text: string) => text.replace(/^work: .*$/m, `work: ${words}`)],
])('shows what was changed in %s/%s and leaves the public page as it was', async (kind, slug, path, change) => {
  const before = await publicPage(path)
  const rule = kinds[kind as keyof typeof kinds]
  const file = 'folder' in rule ? `${rule.folder}/${slug}.${'body' in rule ? 'md' : 'yaml'}` : rule.file
  const { html } = await preview({ kind, slug, text: change(texts[`../src/site/content/${file}`] ?? '') })
  expect(html).toContain(words.slice(0, 30))
  expect(await publicPage(path)).toBe(before)
})

it.each([
  ['team', 'noor-haddad', 'Ingrid Halloran'],
  ['places', 'hobart', 'Gibsons'],
  ['sectors', 'heritage', 'Tourism'],
  ['values', 'pay-for-stories', 'Ask the keeper first'],
])('shows %s/%s at its new place in the list', async (kind, slug, first) => {
  const [file = '', text = ''] = Object.entries(texts).find(([name]) => name.includes(`/${kind}/${slug}.`)) ?? []
  const [, own = ''] = /^(?:title|name|heading): (.*)$/m.exec(text) ?? []
  const isBefore = (html: string) => html.lastIndexOf(`>${own}<`) < html.lastIndexOf(`>${first}<`)
  expect(isBefore((await preview({ kind, slug, text })).html), file).toBe(false)
  expect(isBefore((await preview({ kind, slug, text: text.replace(/^order: .*$/m, 'order: 1') })).html)).toBe(true)
  expect(isBefore((await preview({ kind, slug, text })).html)).toBe(false)
})

const story = entries.find(({ kind }) => kind === 'news')?.text ?? ''
const asNewStory = (
  front: { heading: string; [field: string]: unknown },
  body = story.split('---\n').slice(2).join('---\n'),
) => preview({ kind: 'news', slug: front.heading, text: `---\n${JSON.stringify(front)}\n---\n${body}` })
const front = {
  heading: 'A New Boat',
  subheading: 'It is blue',
  date: '01/01/2090',
  appears: '01/01/2090 09:30',
  author: 'Maren Okafor',
  bio: 'Maren Okafor rows.',
  place: 'Gibsons',
  summary: 'A summary of a story that is long enough for a search engine, and no longer than that.',
  keywords: ['a', 'b', 'c'],
  hasLink: true,
  hasVisual: false,
  about: [{ entity: 'A boat', description: 'It floats.' }],
}

it('shows a story that is new and to come, its front matter in JSON', async () => {
  const { status, html } = await asNewStory(front)
  expect(status).toBe(200)
  expect(html).toContain('A New Boat')
  expect(await publicPage(paths.newsroom)).not.toContain('A New Boat')
})

it('shows a new story whose heading has accents and punctuation', async () => {
  const { status, html } = await asNewStory({ ...front, heading: 'The Café’s “Boat”, afloat' })
  expect(status).toBe(200)
  expect(html).toContain('The Café’s “Boat”, afloat')
})

it('leads from a story without a picture to its place', async () => {
  const links = await findAll((await asNewStory(front)).html, 'article header a')
  expect(links.map(({ text }) => text)).toContain(front.place)
})

it('shows a partner who is new or of another kind, by name until the logo is printed', async () => {
  const partner = (kind: string) => `name: New Friend\nkind: ${kind}\nplace: Here\ndescription: Helps.\nlogo: a.svg\n`
  for (const kind of ['strategic', 'non-profit', 'for-profit']) {
    const { status, html } = await preview({ kind: 'partners', slug: 'a-new-friend', text: partner(kind) })
    expect([status, html.includes('<strong>New Friend</strong>')]).toEqual([200, true])
  }
  expect(await publicPage(paths.ourCommunity)).not.toContain('New Friend')
})

it('dials the number as typed', async () => {
  const text = texts['../src/site/content/contact-info.yaml'] ?? ''
  const { html } = await preview({ kind: 'contactInfo', text: text.replace(/604-555-\d+/, '604-555-0199') })
  const dialled = new Set(html.match(/(?:wa\.me\/|tel:\+)\d+/g))
  expect(dialled).toEqual(new Set(['wa.me/16045550199', 'tel:+16045550199']))
})

it('shows a notice without a page of its own in the list', async () => {
  expect((await asNewStory({ ...front, hasLink: false })).html).toContain('id="a-new-boat"')
})

it('writes what looks like markup as text', async () => {
  const { html } = await asNewStory({ ...front, subheading: '<script>alert(1)</script>' })
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script>alert')
})

it('shows the words of a photograph that is not printed yet', async () => {
  const photograph = { file: 'src/site/content/photographs/boat.jpg', alt: 'A blue boat', focus: { x: 10, y: 20 } }
  const { status, html } = await asNewStory({ ...front, hasVisual: true, photograph })
  expect(status).toBe(200)
  expect(html).toContain('>A blue boat</span>')
})

it.each([
  ['without words', { file: 'boat.jpg' }, '“Photograph, What it shows” is missing.'],
  ['of another folder', { file: '../etc/boat.jpg', alt: 'A boat' }, '“Photograph, File” must be a file in the folder'],
  ['beside a plate', undefined, 'either a plate or a photograph'],
])('refuses a photograph %s', async (_what, photograph, words) => {
  const both = { plate: 'news-glacier', photograph: { file: 'boat.jpg', alt: 'A boat' } }
  const { html } = await asNewStory({ ...front, hasVisual: true, ...(photograph ? { photograph } : both) })
  expect(html).toContain(words)
})

it('says what nobody has drawn', async () => {
  const { status, html } = await asNewStory({ ...front, hasVisual: true, plate: 'news-boat' })
  expect(status).toBe(422)
  expect(html).toContain('There is no picture of it yet.')
})

it('refuses HTML in the text', async () => {
  expect((await asNewStory(front, 'Text.\n\n<script>alert(1)</script>')).html).toContain('has HTML')
})

it.each([
  ['no kind', { slug: 'a', text: 'x' }],
  ['a kind from the prototype', { kind: 'constructor', text: 'x' }],
  ['no text', { kind: 'home' }],
])('refuses %s', async (_what, draft) => {
  expect((await preview(draft as Record<string, string>)).status).toBe(400)
})

it('refuses more than an entry can be', async () => {
  expect((await preview({ kind: 'home', text: 'x'.repeat(200_000) })).status).toBe(413)
})
