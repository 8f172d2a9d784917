import { describe, expect, it } from 'vitest'
import story from '../../../src/site/content/news/a-lighthouse-keeps-its-lamp.md?raw'
import press from '../../../src/site/content/pages/press.yaml?raw'
import salalPoint from '../../../src/site/content/pages/salal-point.yaml?raw'
import { checkFiles } from '../../../src/site/pages/check-files.ts'

const root = 'src/site/content'
const file = (name: string, text: string | null) => ({
  path: `${root}/${name}`,
  bytes: text === null ? null : new TextEncoder().encode(text),
})
const wrongOf = async (...files: ReturnType<typeof file>[]) => (await checkFiles(files)).flatMap(({ wrong }) => wrong)

const texts = import.meta.glob<string>('../../../src/site/content/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const appearing = (day: string) => story.replace(/^date: .*$/m, `date: ${day}\nappears: ${day} 09:30`)
const name = 'news/a-lighthouse-keeps-its-lamp.md'
const now = (changed: Record<string, string | null>) =>
  Object.entries({
    ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace(/^.*content\//, ''), text])),
    ...changed,
  }).flatMap(([path, text]) => (text === null ? [] : file(path, text)))

describe('what this build still has, though it was published otherwise since,', () => {
  const page = file('pages/salal-point.yaml', salalPoint)
  const wrongSince = async (changed: Record<string, string | null>, ...files: ReturnType<typeof file>[]) =>
    (await checkFiles(files, now(changed))).flatMap(({ wrong }) => wrong)
  const gone = 'It points to Stories “a-lighthouse-keeps-its-lamp”, which is no longer there.'

  it.each([
    ['deleted', null],
    ['left without a page', story.replace('hasLink: true', 'hasLink: false')],
    ['put off', appearing('31/12/2099')],
  ])('cannot be linked to once it is %s', async (_what, text) => {
    expect(await wrongSince({ [name]: text }, page)).toEqual([gone])
  })

  it('can be linked to if it comes back with the link', async () => {
    expect(await wrongSince({ [name]: null }, page, file(name, story))).toEqual([])
  })

  it('does not answer journalists any more', async () => {
    const [, person] = /^person: (.*)$/m.exec(press) ?? []
    expect(await wrongSince({ [`team/${person}.md`]: null }, file('pages/press.yaml', press))).toEqual([
      `It points to Team “${person}”, which is no longer there.`,
    ])
  })
})

it('lets a story go whose slug is a keyword of another page', async () => {
  const notice = story.replace(/^heading: .*$/m, 'heading: Harbour')
  const page = file('pages/salal-point.yaml', salalPoint.replace('keywords: [', 'keywords: [harbour, '))
  const files = [page, file('news/harbour.md', null)]
  const checked = await checkFiles(files, now({ 'news/harbour.md': notice }))
  expect(checked.flatMap(({ wrong }) => wrong)).toEqual([])
})

describe('a story to which a page links', () => {
  const said = 'Salal Point points to it in “Evenings, Link, Leads to”. Change that first.'
  const article = (text: string | null) => wrongOf(file('news/a-lighthouse-keeps-its-lamp.md', text))

  it.each([
    ['is deleted', null],
    ['has no page any more', story.replace('hasLink: true', 'hasLink: false')],
    ['appears later', appearing('31/12/2099')],
  ])('keeps its page while it %s', async (_what, text) => {
    expect(await article(text)).toEqual([said])
  })

  it('is found by a link to a part of it, too', async () => {
    const page = file('pages/salal-point.yaml', salalPoint.replace(/(href: \/newsroom\/.*)$/m, '$1#lamp'))
    const deleted = file('news/a-lighthouse-keeps-its-lamp.md', null)
    expect(await wrongOf(page, deleted)).toEqual([said])
  })

  it('may be one that was published to appear at a moment that has passed', async () => {
    expect(await article(appearing('01/02/2026'))).toEqual([])
  })

  it('may change its words', async () => {
    expect(await article(story)).toEqual([])
  })
})
