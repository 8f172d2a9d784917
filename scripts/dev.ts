/** Runs the development server, with an editor that writes into this checkout. */

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.ts'
import { publishIntoCheckout } from './publishing/checkout.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  const settings = await readSettings()
  const variables = { ...settings, ...(await publishIntoCheckout(settings)) }
  const env = { ...process.env, DEVELOPMENT_VARIABLES: JSON.stringify(variables) }
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')))
  const server = spawn(process.execPath, [vite, 'dev'], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
  server.once('exit', (code) => process.exit(code ?? 1))
})
