import { expect, inject, test } from 'vitest'
import { pagePathsOf } from '../../e2e/page-paths.ts'
import { complaintsOf, inTab } from '../open.ts'

const pagePaths = await pagePathsOf(inject('site'))

// At 1920 px margins are measured in vw, in which Firefox's scrollbar is not counted.
for (const width of [390, 1280, 1920])
  test(`at ${width} px every page has its pictures, a quiet console and no sideways scroll`, async () => {
    expect(pagePaths.length).toBeGreaterThan(30)
    await inTab({ width }, async ({ tab, front, go }) => {
      for (const path of pagePaths) {
        await go(path)
        expect({ path, ...(await tab.run(inspectPage)) }).toEqual({ path, overflow: 0, beyond: [], broken: [] })
        expect({ path, complaints: complaintsOf(tab, front) }).toEqual({ path, complaints: [] })
      }
    })
  })

async function inspectPage() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  const { scrollWidth, clientWidth } = document.documentElement
  const overflow = Math.max(0, scrollWidth - clientWidth)
  const isBeyond = (element: Element) => overflow > 0 && element.getBoundingClientRect().right > clientWidth + 1
  return {
    overflow,
    beyond: [...document.querySelectorAll('*')].filter(isBeyond).map((element) => element.outerHTML.slice(0, 80)),
    broken: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  }
}
