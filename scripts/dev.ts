/** Runs the development server, with an editor that writes into this checkout. */

import { spawn } from 'node:child_process'
import { runCommand } from './command.ts'
import { publishIntoCheckout } from './publishing/checkout.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  const publishing = await publishIntoCheckout(await readSettings())
  const env = { ...process.env, DEVELOPMENT_VARIABLES: JSON.stringify(publishing) }
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'dev'], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
  server.once('exit', (code) => process.exit(code ?? 1))
})
