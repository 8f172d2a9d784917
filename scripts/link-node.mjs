/**
 * After `npm ci`: puts the packaged Node into node_modules/.bin, where `npm run` looks first. npm 11 has done so; npm 10
 * installs the package and leaves out its link, since the packages for other machines claim the same name.
 */

import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isWindows = process.platform === 'win32'
const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const program = join(name, 'bin', isWindows ? 'node.exe' : 'node')
const link = join('node_modules/.bin', isWindows ? 'node.cmd' : 'node')

if (existsSync(join('node_modules', program)) && !existsSync(link)) {
  mkdirSync('node_modules/.bin', { recursive: true })
  if (isWindows) writeFileSync(link, `@"%~dp0\\..\\${program}" %*\r\n`)
  else {
    symlinkSync(join('..', program), link)
    chmodSync(link, 0o755)
  }
}
