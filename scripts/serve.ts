/**
 * Serves the production build until it is stopped.
 * Reads PORT (8787) and PERSIST_TO (.wrangler/state), the folder that wrangler's option of that name takes.
 */
import { devVars } from './dev-vars.ts'
import { startSite } from './site.ts'

const port = Number(process.env.PORT ?? 8787)
const miniflare = await startSite({
  port,
  persistTo: process.env.PERSIST_TO ?? '.wrangler/state',
  variables: { ...devVars(), ...staffVariables() },
})
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
