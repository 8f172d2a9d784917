import { expect, it, vi } from 'vitest'

it('prints a plate that no story shows: what took its place may be taken back', async () => {
  vi.doMock('../../src/site/content/news.ts', () => ({ news: [] }))
  const { scenes } = await import('../../art/all.ts')
  expect(scenes.map(({ name }) => name)).toContain('news-glacier')
})
