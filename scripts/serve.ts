/**
 * Serves the production build until it is stopped.
 * Reads PORT (8787) and PERSIST_TO (.wrangler/state), the folder that wrangler's option of that name takes.
 */
import { startSite } from './site.ts'

const port = Number(process.env.PORT ?? 8787)
const miniflare = await startSite({ port, persistTo: process.env.PERSIST_TO ?? '.wrangler/state' })
console.log(`Forager is ready on http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await miniflare.dispose()
    process.exit(0)
  })
}
