import type { Plugin } from 'vite'

/** Drops the copy of `.dev.vars` that the Cloudflare plugin emits for `vite preview`: a build must hold no secrets. */
export function noDevVars(): Plugin {
  return {
    name: 'no-dev-vars',
    enforce: 'post',
    generateBundle(_options, bundle) {
      delete bundle['.dev.vars']
    },
  }
}
