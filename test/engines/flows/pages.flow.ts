import { expect, inject, test } from 'vitest'
import { until } from '../hands.ts'
import { complaintsOf, inTab } from '../open.ts'
import { pagePathsOf } from '../pages.ts'

const pagePaths = await pagePathsOf(inject('site'))

for (const width of [390, 1280])
  test(`at ${width} px every page has its pictures, a quiet console and no sideways scroll`, async () => {
    expect(pagePaths.length).toBeGreaterThan(30)
    await inTab({ width }, async ({ tab, front, go }) => {
      for (const path of pagePaths) {
        await go(path)
        // Firefox lays a new window out at its own width first.
        await until(tab, () => Math.max(innerWidth, document.documentElement.scrollWidth)).toBe(width)
        const { overflow, broken } = await tab.run(inspectPage)
        expect({ path, overflow, broken }).toEqual({ path, overflow: 0, broken: [] })
        expect({ path, complaints: complaintsOf(tab, front) }).toEqual({ path, complaints: [] })
      }
    })
  })

async function inspectPage() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    overflow: Math.max(0, scrollWidth - clientWidth),
    broken: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  }
}
