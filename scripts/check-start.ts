/** Checks port and settings before a build, so that mistakes are reported at once. */

import { runCommand } from './command.ts'
import { checkStart } from './settings.ts'

await runCommand(async () => {
  await checkStart()
})
