/**
 * Serves the production build in workerd, with the local D1 that the `wrangler d1` commands see.
 * Reads PORT (8787) and PERSIST_TO (.wrangler/state), the folder that wrangler's option of that name takes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { devVars } from './dev-vars.ts'

const port = Number(process.env.PORT ?? 8787)
const persistTo = process.env.PERSIST_TO ?? '.wrangler/state'
const root = 'dist/forager'

const {
  modulesRules: _,
  rootPath: __,
  ...options
} = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.json')).workerOptions
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    ...options,
    name: 'forager',
    bindings: { ...(options.bindings as object), ...devVars(), ...staffVariables() },
    rootPath: process.cwd(),
    modulesRoot: root,
    modules: modules().map((file) => ({
      type: 'ESModule' as const,
      path: join(root, file),
      contents: readFileSync(join(root, file), 'utf8'),
    })),
    host: '127.0.0.1',
    port,
    cf: false,
    logRequests: false,
    resourcePersistencePath: join(persistTo, 'v3'),
  }),
)
await miniflare.ready
console.log(`Forager is ready on http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await miniflare.dispose()
    process.exit(0)
  })
}

/** Set in the environment these win over `.dev.vars`, so that a test can have its own. */
function staffVariables() {
  const names = ['BETTER_AUTH_SECRET', 'REQUIRE_ADMIN_TWO_FACTOR']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** The Worker's modules, its entry first. */
function modules() {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  return files.sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
}
