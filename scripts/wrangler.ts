import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/**
 * The program and the arguments that run the project's wrangler, for `spawn` and `execFile`. Node runs it: the `wrangler`
 * in node_modules/.bin is a script, which Windows starts from a shell only.
 */
export const wrangler = (...args: string[]): [program: string, args: string[]] => {
  const manifest = createRequire(resolve('package.json')).resolve('wrangler/package.json')
  return [process.execPath, [join(manifest, '../bin/wrangler.js'), ...args]]
}
