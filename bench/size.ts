/**
 * Prints the bytes of each built page as a Markdown table. Ends with status 1 if one is over its limit.
 *
 *   npm run build && npm run --silent size
 */
import { pagePathsOf } from './addresses.ts'
import { fetchPage } from './limit.ts'
import { bytesOfPage } from './page-bytes.ts'
import { table } from './results.ts'
import { isMet, kilobytes, targets } from './targets.ts'
import { builtProgram, endAtSignals, startWorkerd } from './workerd.ts'

endAtSignals()
const { port, stop } = await startWorkerd(builtProgram('dist/forager'))
const paths = await pagePathsOf(`http://localhost:${port}`)
const pages = await Promise.all(
  paths.map(async (path) => ({ path, ...bytesOfPage((await fetchPage(port, path)).body) })),
)
await stop()

const isOver = (page: (typeof pages)[number]) =>
  !isMet(targets.firstBytes, page.firstGz) ||
  !isMet(targets.script, page.scriptGz) ||
  !isMet(targets.requests, page.requestsBeforePaint)
const rows = pages.map((page) => [
  page.path,
  ...[page.htmlGz, page.firstGz, page.scriptGz].map((number) => kilobytes(number, '')),
  isOver(page) ? 'over' : 'yes',
])
console.log(table(['page, KB gzipped', 'HTML:', 'HTML and CSS first:', 'scripts:', 'within its limit'], rows))
process.exit(pages.some(isOver) ? 1 : 0)
