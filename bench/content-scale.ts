/**
 * Builds two copies of the project, one as it is and one with 300 more stories and 60 jobs, and writes what each costs
 * into bench/RESULTS.md: CPU seconds of the build's steps, bytes of the pages, CPU milliseconds of a warm and a first
 * request. Takes about three minutes.
 *
 *   node bench/content-scale.ts
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { perPage } from '../src/site/publication/shown.ts'
import { copyProject } from '../test/helpers/copy-project.ts'
import { load, openConnection } from './http-client.ts'
import { gz } from './page-bytes.ts'
import { circumstances, table, writeSection } from './results.ts'
import { type Site, startSite } from './site.ts'
import { cpuOf, endAtSignals } from './workerd.ts'

const many = { stories: 300, jobs: 60 }
type Page = { bytes: number; first: number; warm: number }
const folders = { today: '.wrangler/scale-today', many: '.wrangler/scale-many' }
const commands = {
  content: 'node scripts/content.ts',
  art: 'node scripts/art.ts --force',
  'vite build': 'node node_modules/vite/bin/vite.js build',
}
const pages = [
  '/',
  '/newsroom',
  '/newsroom/page/2',
  '/newsroom/page/24',
  '/careers',
  '/careers/page/2',
  '/sitemap.xml',
  '/llms.txt',
  '/newsroom/feed.xml',
]
const article = '/newsroom/the-vr-voyage-is-a-finalist'

endAtSignals()
process.once('exit', () => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
})

const today = build('today')
const grown = build('many')
const answers = await measure()

const added = many.stories + many.jobs
const steps = Object.keys(commands).map((step) => {
  const [before = 0, after = 0] = [today, grown].map(({ seconds }) => seconds[step])
  return [step, String(before), String(after), `${round(((after - before) / added) * 1000, 1)} ms`]
})
const modules = ['KB of modules', ...[today, grown].map(({ kilobytes }) => kilobytes.toLocaleString('en'))]
const perEntry = `${round((grown.kilobytes - today.kilobytes) / added, 1)} KB`
const rows = Object.entries(answers).map(([path, [before, after]]) => {
  const pair = (name: keyof Page, digits: number) =>
    [before?.[name], after?.[name]].map((value) => (value === undefined ? '' : String(round(value, digits))))
  return [`\`${path}\``, ...pair('bytes', 0), ...pair('warm', 2), ...pair('first', 0)]
})
writeSection(
  '300 stories and 60 jobs more',
  `${circumstances('node bench/content-scale.ts')} Two copies of the project, built and served alike: today's content, and with
${many.stories} stories (half of them with a plate) and ${many.jobs} open jobs beside it.

${table(['CPU seconds', 'today:', 'more:', 'for each entry:'], [...steps, [...modules, perEntry]])}

${table(['page', 'gzipped: today:', 'more:', 'warm, ms: today:', 'more:', 'first, ms: today:', 'more:'], rows)}

Warm requests include Miniflare's own work; \`npm run bench\` measures the Worker alone. The first page measured is also the
first of its isolate. The two copies take turns of 200 requests, and the cheapest of five turns counts. Lists have ${perPage}
entries a page; the sitemap and \`llms.txt\` list everything.`,
)

function build(name: keyof typeof folders) {
  const folder = folders[name]
  copyProject(folder)
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  if (name === 'many') addContent(join(folder, 'src/site/content'))
  const seconds: Record<string, number> = {}
  for (const [step, command] of Object.entries(commands)) seconds[step] = cpuSeconds(command, folder)
  const worker = join(folder, 'dist/forager')
  const files = readdirSync(worker).filter((file) => file.endsWith('.js'))
  const bytes = files.reduce((sum, file) => sum + statSync(join(worker, file)).size, 0)
  return { seconds, kilobytes: Math.round(bytes / 1024) }
}

function cpuSeconds(command: string, cwd: string) {
  const script = `TIMEFORMAT='%U %S'; time ${command} >/dev/null 2>errors || { cat errors; exit 1; }`
  const { status, stderr, stdout } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`)
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return Number((user + system).toFixed(1))
}

/** Measures each path of both copies in turns, so that other work on the machine slows both alike. */
async function measure() {
  const sites = [await serve(folders.today), await serve(folders.many)]
  const found: Record<string, (Page | undefined)[]> = {}
  for (const path of [...pages, article]) {
    const both = [await first(sites[0], path), await first(sites[1], path)]
    found[path] = both
    for (let turn = 0; turn < 5; turn += 1) {
      for (const [at, site] of sites.entries()) {
        const page = both[at]
        if (page) page.warm = Math.min(page.warm, await warm(site, path))
      }
    }
  }
  for (const { stop } of sites) await stop()
  return found
}

async function serve(cwd: string) {
  return startSite(await freePort(), '.wrangler/state', cwd)
}

async function first(site: Site | undefined, path: string): Promise<Page | undefined> {
  if (!site) return
  const before = cpuOf(site.pid)
  const answer = await fetch(`http://localhost:${site.port}${path}`, { redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== 200) return
  return { bytes: gz(text), first: cpuOf(site.pid) - before, warm: Number.POSITIVE_INFINITY }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function warm({ port, pid }: Site, path: string) {
  const connection = await openConnection(port)
  await load([connection], path, 20)
  const before = cpuOf(pid)
  await load([connection], path, 200)
  const spent = cpuOf(pid) - before
  connection.close()
  return spent / 200
}

function round(value: number, digits: number) {
  return Number(value.toFixed(digits))
}

function addContent(root: string) {
  mkdirSync(join(root, 'jobs'), { recursive: true })
  for (let at = 0; at < many.stories; at += 1) {
    const heading = `Story ${at} of the Coast`
    const day = new Date(Date.UTC(2012, 0, 1 + at * 12)).toISOString().slice(0, 10).split('-').reverse().join('/')
    const paragraphs = Array.from({ length: 6 }, (_, part) => wordsOf(at * 7 + part, 70)).join('\n\n')
    const front = {
      heading,
      subheading: wordsOf(at, 12),
      date: day,
      author: 'Maren Okafor',
      bio: 'Maren Okafor rows.',
      place: 'Gibsons',
      summary: `${wordsOf(at, 11)}.`.padEnd(60, ' and more').slice(0, 150),
      keywords: ['a', 'b', 'c'],
      hasLink: true,
      hasVisual: at % 2 === 0,
      ...(at % 2 === 0 && { plate: 'news-glacier' }),
      about: [{ entity: 'A boat', description: 'It floats.' }],
    }
    const name = heading.toLowerCase().replaceAll(' ', '-')
    writeFileSync(join(root, `news/${name}.md`), `---\n${JSON.stringify(front)}\n---\n\n${paragraphs}\n`)
  }
  for (let at = 0; at < many.jobs; at += 1) {
    const front = {
      title: `Keeper of light ${at}`,
      summary: 'Look after the light station at Salal Point from May to September, with a house and a boat.',
      place: 'Gibsons, BC',
      employment: 'temporary',
      hours: 'Four days a week, 30 hours',
      pay: { from: 28, to: 32, per: 'hour' },
      colleagues: 'Maren Okafor',
      howToApply: 'Send us a letter of one page.',
      posted: '01/11/2026',
      lastDay: '31/12/2036',
    }
    writeFileSync(join(root, `jobs/keeper-${at}.md`), `---\n${JSON.stringify(front)}\n---\n\n${wordsOf(at, 60)}\n`)
  }
}

/** Words in another order for each seed, so that pages compress as real ones do. */
function wordsOf(seed: number, count: number) {
  const words =
    'tide lamp rope cedar harbour kettle engine glass winter ledger ferry net chart bell gull fog paint step'.split(' ')
  return Array.from({ length: count }, (_, at) => words[(seed * 31 + at * at * 7 + at * seed) % words.length]).join(' ')
}
