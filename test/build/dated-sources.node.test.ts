import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../src/paths.ts'

afterEach(() => {
  vi.doUnmock('../../src/site/content/jobs.ts')
  vi.doUnmock('../../src/site/content/news.ts')
  vi.resetModules()
})

const sourcesWith = async (news: object[], jobs: object[]) => {
  vi.doMock('../../src/site/content/news.ts', () => ({ news }))
  vi.doMock('../../src/site/content/jobs.ts', () => ({ jobs }))
  return (await import('../../build/dated-sources.ts')).datedSources
}
const card = readFileSync('src/site/layout/news-card.tsx', 'utf8')
const parts = {
  plate: readFileSync('src/ui/picture/plate.tsx', 'utf8'),
  photograph: readFileSync('src/ui/picture/photograph.tsx', 'utf8'),
  prose: readFileSync('src/site/layout/passage.tsx', 'utf8'),
}
const jobCard = readFileSync('src/site/pages/careers/careers.tsx', 'utf8')

it('adds nothing where nothing appears or closes', async () => {
  const datedSources = await sourcesWith([{ date: '12/11/2026' }], [])
  for (const path of [paths.home, paths.newsroom, paths.careers]) expect(datedSources(path)).toEqual([])
})

it.each([{ appears: '01/12/2026 09:30' }, { date: '01/12/2999' }])(
  'adds the card of a story to come wherever stories are shown: %o',
  async (story) => {
    const datedSources = await sourcesWith([{ ...story, hasLink: true }], [])
    for (const path of [paths.home, paths.newsroom, paths.newsPage(2), paths.article('a')])
      expect(datedSources(path)).toContain(card)
    for (const path of [paths.careers, paths.contact]) expect(datedSources(path)).toEqual([])
    const ways = readFileSync('src/site/pages/brands/brand-ways.tsx', 'utf8')
    expect(datedSources(paths.brand('fvi'))).toEqual([ways])
    // The list may get a second page.
    expect(datedSources(paths.newsroom)).toContain(readFileSync('src/ui/text/action-link.tsx', 'utf8'))
  },
)

it.each([
  [{ hasLink: true }, ['plate']],
  [{ hasLink: true, photograph: { file: 'a.jpg' } }, ['photograph']],
  [{ hasLink: false }, ['plate', 'prose']],
])('adds only what the card of a story to come shows: %o', async (story, shown) => {
  const datedSources = await sourcesWith([{ date: '01/12/2999', ...story }], [])
  const added = datedSources(paths.home)
  expect(Object.keys(parts).filter((part) => added.includes(parts[part as keyof typeof parts]))).toEqual(shown)
})

it('adds where the photograph of a story to come is cropped', async () => {
  const photograph = { file: 'a.jpg', focus: { x: 22, y: 60 } }
  const datedSources = await sourcesWith([{ appears: '01/12/2026 09:30', photograph }], [])
  expect(datedSources(paths.newsroom).join()).toContain("'object-[20%_60%]'")
})

it('adds both faces of the list of jobs while one is open', async () => {
  const datedSources = await sourcesWith([], [{}])
  for (const path of [paths.careers, paths.careersPage(2)])
    expect(datedSources(path)).toEqual(expect.arrayContaining([jobCard, parts.prose]))
  for (const path of [paths.home, paths.job('a')]) expect(datedSources(path)).toEqual([])
})
