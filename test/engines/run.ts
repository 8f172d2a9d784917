import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { chromium } from '../e2e/chromium.ts'
import { type EngineName, engineNames, isInstalled, packages } from './installed.ts'
import { startSite } from './site.ts'

/**
 * Runs the flows in each engine that is installed.
 * Arguments: `--engine=<name>`, once or more, for only these, which must be installed; names of flows.
 */
const { values, positionals } = parseArgs({
  options: { engine: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const asked = values.engine?.map(engineNamed) ?? []
const wanted = asked.length > 0 ? asked : [...engineNames]
const missing = wanted.filter((engine) => !isInstalled(engine))
for (const engine of missing) console.log(`${engine} is not installed: ${packages[engine]}`)
if (missing.some((engine) => asked.includes(engine)) || missing.length === wanted.length) process.exit(1)

const engines = wanted.filter((engine) => !missing.includes(engine))
// Unpacks Chromium before two workers try to at once.
if (engines.includes('chromium')) await chromium()
const stop = await startSite(engines)
const vitest = await startVitest('test', positionals, {
  config: 'test/engines/vitest.config.ts',
  watch: false,
  project: engines,
})
await vitest?.close()
await stop()
for (const engine of missing) console.log(`Not run, as it is not installed: ${engine}`)

function engineNamed(name: string): EngineName {
  const engine = engineNames.find((known) => known === name)
  if (engine) return engine
  console.error(`There is no engine "${name}"; there are ${engineNames.join(', ')}.`)
  process.exit(1)
}
