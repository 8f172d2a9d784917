import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/**
 * The program and the arguments that run the project's wrangler, for `spawn` and `execFile`. Node runs it: the `wrangler`
 * in node_modules/.bin is a script, which Windows starts from a shell only.
 */
export const wrangler = (...args: string[]): [program: string, args: string[]] => [
  process.execPath,
  [join(dirname(resolve('wrangler/package.json')), 'bin', 'wrangler.js'), ...args],
]
