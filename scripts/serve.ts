/**
 * Serves the production build until it is stopped. Environment variables:
 * - PORT: default 8787
 * - PERSIST_TO: folder of the local state, as in wrangler's `--persist-to`; default `.wrangler/state`
 * - the Worker's settings, which override `.dev.vars`
 */

import { runCommand } from './command.ts'
import { publishIntoCheckout } from './publishing/checkout.ts'
import { checkStart } from './settings.ts'

await runCommand(async () => {
  const { port, variables } = await checkStart()
  const { startSite } = await import('./site.ts')
  const persistTo = process.env.PERSIST_TO ?? '.wrangler/state'
  const publishing = await publishIntoCheckout(variables)
  const miniflare = await startSite({ port, persistTo, variables: { ...variables, ...publishing } })
  console.log(`Forager is ready on http://localhost:${port}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await miniflare.dispose()
      process.exit(0)
    })
  }
})
