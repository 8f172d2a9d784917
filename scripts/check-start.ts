/** Checks port and settings before a build, so that mistakes are reported at once. */

import { runCommand } from './command.ts'
import { assertFree, readPort } from './port.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  await assertFree(readPort())
  await readSettings()
})
