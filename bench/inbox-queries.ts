/**
 * Times what SQLite takes for the inbox's lists and counts over 100,000 mails, in turns with a plain scan of the search
 * text. Given another checkout of the project, times its queries on its schema and its mails in the same run.
 *
 *   node bench/inbox-queries.ts [folder]
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseOf } from '../test/helpers/sqlite-d1.ts'
import { lists } from './inbox-seed.ts'
import { median } from './statistics.ts'

type Queries = typeof import('../src/staff/inbox/search/queries.ts')
type Seed = typeof import('./inbox-seed.ts')
type Filters = typeof import('../src/staff/inbox/search/inbox-filter.ts')

const turns = 9

/** Most of what staff have is answered and read. */
const quiet = `UPDATE contactmails SET status = 'answered', read_at = created_at WHERE rowid <= 99500;`

/** What any text search has to do with the newest 25,000. */
const scan = `SELECT COUNT(*) FROM (SELECT search_text FROM contactmails WHERE verdict = 'ham'
  ORDER BY created_at DESC, id DESC LIMIT 25000) WHERE instr(search_text, 'nowhere')`

const folders = [...process.argv.slice(2), '.']
for (const [name, more] of Object.entries({ 'two thirds open': '', '334 open': quiet })) {
  const checkouts = await Promise.all(folders.map((folder) => open(resolve(folder), more)))
  const times = checkouts.map(() => new Map<string, number[]>())
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, measure] of checkouts.entries())
      for (const [what, ms] of await measure()) times[at]?.set(what, [...(times[at].get(what) ?? []), ms])

  console.log(`\n| ${name}, ms of SQLite | ${folders.join(' | ')} |${folders.length > 1 ? ' ratio |' : ''}`)
  console.log(`|---|${'---|'.repeat(folders.length + (folders.length > 1 ? 1 : 0))}`)
  for (const what of times[0]?.keys() ?? []) {
    const medians = times.map((all) => median(all.get(what) ?? []))
    const ratio = medians.length > 1 ? ` ${((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2)} |` : ''
    console.log(`| ${what} | ${medians.map((ms) => ms.toFixed(2)).join(' | ')} |${ratio}`)
  }
}

/** Fills a database as the checkout's migrations have it. Returns what times everything once. */
async function open(folder: string, more: string) {
  const { seed }: Seed = await import(join(folder, 'bench/inbox-seed.ts'))
  const database = new DatabaseSync(':memory:')
  for (const file of globSync(join(folder, 'src/database/migrations/*.sql')).sort())
    database.exec(readFileSync(file, 'utf8'))
  database.exec(`BEGIN; ${seed}; ${more} COMMIT;`)
  const { findInboxPage, countContactmails }: Queries = await import(join(folder, 'src/staff/inbox/search/queries.ts'))
  const { parseInboxFilter }: Filters = await import(join(folder, 'src/staff/inbox/search/inbox-filter.ts'))
  const db = databaseOf(database)
  return async () => {
    const taken: [string, number][] = [['plain scan of 25,000', await timeOf(async () => database.prepare(scan).all())]]
    for (const [name, query] of Object.entries(lists)) {
      const { filter } = parseInboxFilter(Object.fromEntries(new URLSearchParams(query)))
      if (!filter) throw new Error(`${query} is no filter.`)
      taken.push([name, await timeOf(() => findInboxPage(db, filter))])
    }
    taken.push(['counts, with every list', await timeOf(() => countContactmails(db, 'nobody'))])
    return taken
  }
}

async function timeOf(run: () => Promise<unknown>) {
  const started = performance.now()
  await run()
  return performance.now() - started
}
