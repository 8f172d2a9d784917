import { resolve } from 'node:path'

/**
 * The program and the arguments that run the project's wrangler, for `spawn` and `execFile`. Node runs it: the `wrangler`
 * in node_modules/.bin is a script, which Windows starts from a shell only.
 */
export const wrangler = (...args: string[]): [program: string, args: string[]] => [
  process.execPath,
  [resolve('node_modules/wrangler/bin/wrangler.js'), ...args],
]
