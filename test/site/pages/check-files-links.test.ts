import { describe, expect, it } from 'vitest'
import story from '../../../src/site/content/news/a-lighthouse-keeps-its-lamp.md?raw'
import salalPoint from '../../../src/site/content/pages/salal-point.yaml?raw'
import { checkFiles } from '../../../src/site/pages/check-files.ts'

const root = 'src/site/content'
const file = (name: string, text: string | null) => ({
  path: `${root}/${name}`,
  bytes: text === null ? null : new TextEncoder().encode(text),
})
const wrongOf = async (...files: ReturnType<typeof file>[]) => (await checkFiles(files)).flatMap(({ wrong }) => wrong)

describe('a story to which a page links', () => {
  const article = (text: string | null) => wrongOf(file('news/a-lighthouse-keeps-its-lamp.md', text))

  it.each([
    ['is deleted', null],
    ['has no page any more', story.replace('hasLink: true', 'hasLink: false')],
    ['appears later', story.replace(/^date: (.*)$/m, 'date: $1\nappears: $1 09:30')],
  ])('keeps its page while it %s', async (_what, text) => {
    expect(await article(text)).toEqual(['Salal Point points to it. Change that first.'])
  })

  it('is found by a link to a part of it, too', async () => {
    const page = file('pages/salal-point.yaml', salalPoint.replace(/(href: \/newsroom\/.*)$/m, '$1#lamp'))
    const deleted = file('news/a-lighthouse-keeps-its-lamp.md', null)
    expect(await wrongOf(page, deleted)).toEqual(['Salal Point points to it. Change that first.'])
  })

  it('may change its words', async () => {
    expect(await article(story)).toEqual([])
  })
})
