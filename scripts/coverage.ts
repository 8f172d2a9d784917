/**
 * Runs the unit tests and prints how much of each folder of src they execute. The browser tests of test/e2e, which run the
 * built site, are not counted. Other arguments go to vitest.
 *
 *   npm run coverage [-- --project browser]
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import * as v from 'valibot'

const CountSchema = v.object({ total: v.number(), covered: v.number() })
const SummarySchema = v.record(v.string(), v.object({ lines: CountSchema, branches: CountSchema }))
type Summary = v.InferOutput<typeof SummarySchema>[string]

const vitest = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--coverage.enabled']
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], { stdio: 'inherit' })

const folders = new Map<string, Summary[]>()
for (const [file, summary] of Object.entries(readSummary())) {
  if (file === 'total') continue
  for (const folder of ['src', folderOf(file)]) folders.set(folder, [...(folders.get(folder) ?? []), summary])
}
const width = Math.max(...[...folders.keys()].map((folder) => folder.length))
console.log(`\n${'folder'.padEnd(width)}  files  lines  branches`)
for (const [folder, summaries] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const cells = [String(summaries.length).padStart(5), share(summaries, 'lines'), share(summaries, 'branches', 8)]
  console.log([folder.padEnd(width), ...cells].join('  '))
}
process.exitCode = status ?? 1

function readSummary() {
  return v.parse(SummarySchema, JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')))
}

/** The feature: `src/contactmails`, and one level more where a folder holds features, as `src/site/pages`. */
function folderOf(file: string) {
  const parts = relative('.', file).split(/[\\/]/).slice(0, -1)
  return parts.slice(0, ['site', 'staff'].includes(parts[1] ?? '') ? 3 : 2).join('/')
}

function share(summaries: Summary[], kind: keyof Summary, cell = 5) {
  const sum = (key: 'total' | 'covered') => summaries.reduce((all, summary) => all + summary[kind][key], 0)
  return (sum('total') === 0 ? '–' : `${Math.floor((100 * sum('covered')) / sum('total'))} %`).padStart(cell)
}
