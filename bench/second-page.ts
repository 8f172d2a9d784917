/**
 * Measures the way from one page to the next: from the press on a link to the next page's first paint. Beside this site:
 * a lower bound, the same with an empty next page; its pages as plain links, without speculation rules; and the same pages
 * as a React Router application.
 *
 *   npm run bench:second-page [-- --no-build] [-- --runs=7] [-- --dry]
 *
 * Takes about ten minutes. Prints its table and, except with `--dry`, writes it to bench/RESULTS.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSite } from '../scripts/site.ts'
import { startChrome } from './chrome.ts'
import { frontKey, startFront } from './front.ts'
import { type Device, secondPage } from './navigation.ts'
import { goLast } from './priority.ts'
import { circumstances, table, writeSection } from './results.ts'
import { withSpread } from './statistics.ts'
import { buildPeer } from './variants/peer.ts'

const { values: options } = parseArgs({
  options: {
    build: { type: 'boolean', default: true },
    dry: { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
  },
  allowNegative: true,
})
const port = Number(process.env.PORT ?? 8890)

type Line = { distance: number; speed: number }
const devices: (Device & Line)[] = [
  {
    name: 'phone, slow 4G (1.6 Mbps, 150 ms), 4x slower CPU',
    ...{ width: 390, height: 844, slowdown: 4, isTouch: true },
    ...{ distance: 150, speed: 1_600_000 },
  },
  {
    name: 'desktop, 20 Mbps, 20 ms',
    ...{ width: 1280, height: 800, slowdown: 1, isTouch: false },
    ...{ distance: 20, speed: 20_000_000 },
  },
]
/** Links of the home page: its main action, and any other. */
const links = [
  { name: 'main action', to: '/our-community' },
  { name: 'another link', to: '/our-story' },
]
const variants = ['this site', 'lower bound', 'plain links', 'React Router'] as const
type Variant = (typeof variants)[number]

if (options.build) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
const persistTo = mkdtempSync(join(tmpdir(), 'forager-second-'))
process.once('exit', () => rmSync(persistTo, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
const chrome = await startChrome(frontKey)
goLast()
await startSite({ port, persistTo, quiet: true })
const origin = `http://127.0.0.1:${port}`
const peer = await startPeer(port + 1)

const rows: string[][] = []
for (const [at, device] of devices.entries()) {
  const { distance, speed } = device
  const front = (of: string, offset: number, options = {}) =>
    startFront({ origin: of, port: port + 2 + at * 8 + offset, distance, speed, ...options })
  const [own, plain, router] = [
    await front(origin, 0),
    await front(origin, 1, { withoutSpeculation: true }),
    await front(peer, 2),
  ]
  for (const [index, { name, to }] of links.entries()) {
    const empty = await front(origin, 3 + index, { emptyPath: to })
    const fronts: Record<Variant, { origin: string }> = {
      'this site': own,
      'lower bound': empty,
      'plain links': plain,
      'React Router': router,
    }
    for (const hover of [300, 0]) {
      const times: Record<Variant, number[]> = {
        'this site': [],
        'lower bound': [],
        'plain links': [],
        'React Router': [],
      }
      for (let run = 0; run < Number(options.runs); run += 1)
        for (const variant of variants)
          times[variant].push(
            await secondPage({ port: chrome.port, origin: fronts[variant].origin, device, to, hover }),
          )
      rows.push([
        device.name,
        name,
        hover > 0 ? `${hover} ms` : 'none',
        ...variants.map((variant) => withSpread(times[variant], 0)),
      ])
      console.error(rows.at(-1)?.join(' | '))
    }
  }
}
const columns = ['device and line', 'link', 'hovering before', ...variants.map((variant) => `${variant}, ms:`)]
const text = `${circumstances(`npm run bench:second-page -- --runs=${options.runs}`)}

${table(columns, rows)}

From the press on a link of the home page, held for 60 ms, to the first paint of the next page, in Chromium; medians with quartiles of ${options.runs} runs, the variants in turn. The line is a proxy that delays each response by its \
latency and sends at its speed. The lower bound is \
this site with an empty page in place of the next one. Plain links are this site without its \`Speculation-Rules\` header. React Router's \
application has header and footer in its layout and each page's content in a module, imported when the link is pointed at, \
touched or focused; its paint is the frame that shows the new heading, timed by the browser as a page's first paint is.`
console.log(text)
if (!options.dry) writeSection('The second page', text)
process.exit(0)

/** Serves the React Router application, and the site's own styles, fonts and drawings. */
async function startPeer(port: number) {
  const read = async (path: string) => ({ path, html: await (await fetch(origin + path)).text() })
  const manifest = JSON.parse(readFileSync('dist/client-manifest.json', 'utf8'))
  const styleSheet = `/${manifest['src/browser/loader.ts'].css[0]}`
  const outDir = 'dist/bench-peer'
  const pages = await Promise.all(['/', ...links.map(({ to }) => to)].map(read))
  const { index } = await buildPeer({ outDir, styleSheet, pages })
  const server = createServer(({ url = '/', headers }, response) => {
    if (url === '/') return void response.setHeader('Content-Type', 'text/html; charset=UTF-8').end(index)
    if (!url.startsWith('/peer/')) {
      request(origin + url, { headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
        // The site may close a connection just as it is used again.
        .on('error', () => response.destroy())
        .end()
      return
    }
    response
      .setHeader('Content-Type', 'text/javascript')
      .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.end(readFileSync(join(outDir, url)))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${port}`
}
