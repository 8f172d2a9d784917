import { expect, test } from '@playwright/test'
import { bytesOfPage } from '../../../bench/page-bytes.ts'
import { targets } from '../../../bench/targets.ts'
import { pagePathsOf } from '../page-paths.ts'
import { origin } from '../site.ts'

/**
 * What a server may send before it waits for the first answer: ten packets of the usual size, rounded down. Above the
 * benchmark's own limit, as the content may grow.
 */
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
    const { firstGz, requestsBeforePaint } = bytesOfPage(html)
    expect(firstGz, path).toBeLessThanOrEqual(limit + perPhotograph * photographs)
    expect(requestsBeforePaint, path).toBe(targets.requests.most)
  }
})
