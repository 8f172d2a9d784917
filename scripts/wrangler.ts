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

/** Our sentence for wrangler's many ways to say that nobody is signed in; undefined if that is not the matter. */
export const signInProblem = (printed: string): string | undefined =>
  /CLOUDFLARE_API_TOKEN|not (authenticated|logged in)|wrangler login|Authentication error|code: 10000/i.test(printed)
    ? 'Nobody is signed in to Cloudflare on this machine. Run: npx wrangler login'
    : undefined
