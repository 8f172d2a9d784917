import type { Plugin } from 'vite'
import { headersFile } from '../src/http/header-list.ts'

/** Emits `_headers`, which gives static files the Worker's headers: Cloudflare serves them without the Worker. */
export function staticHeaders(): Plugin {
  return {
    name: 'static-headers',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
    },
  }
}
