import { expect, test } from '@playwright/test'
import { pagePathsOf } from '../page-paths.ts'
import { origin } from '../site.ts'
import { blockingRequests, gzipped, withoutArtBelow } from './first-response.ts'

/** What a server may send before it waits for the first answer: ten packets of the usual size, rounded down. */
const limit = 14 * 1024
/** What the office may add to that with each photograph, most of which no first screen shows. */
const perPhotograph = 200

test(`every page and its styles come in one response of at most ${limit} bytes, and what photographs add`, async ({
  request,
}) => {
  for (const path of await pagePathsOf(origin)) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<style>:root{/)
    // Words in the text of an island count as classes: none may bring in the sheet of a staff page.
    expect(html, path).not.toMatch(/[},](?:\.inbox|\.staff|\.pane|\.mail-row)\b/)
    const photographs = html.split('type="image/avif"').length - 1
    expect(gzipped(withoutArtBelow(html)), path).toBeLessThanOrEqual(limit + perPhotograph * photographs)
    expect(blockingRequests(html), path).toEqual([])
  }
})

test('only drawings below the first screen are left out of the count', () => {
  const badge = '<svg viewBox="0 0 120 120"><path d="M0 0"/></svg>'
  const icon = '<svg class="icon" viewBox="0 0 24 24"><path d="M0 0"/></svg>'
  const page = (below: string) => `<header>${badge}</header><main><section>${badge}</section>${below}</main>${badge}`
  expect(withoutArtBelow(page(`<p>${icon}${badge}${badge}</p>`))).toBe(page(`<p>${icon}</p>`))
  expect(withoutArtBelow(`<main><p>${badge}</p></main>`)).toBe(`<main><p>${badge}</p></main>`)
})

test('style sheets and scripts that block rendering are found', () => {
  const link = '<link rel="stylesheet" href="/a.css"/>'
  const script = '<script src="/a.js">'
  const harmless = '<link rel="preload" href="/a.css"/><script type="module" src="/a.js"></script><script type="a">'
  expect(blockingRequests(`<head>${harmless}${link}${script}</script></head>${script}`)).toEqual([link, script])
})
