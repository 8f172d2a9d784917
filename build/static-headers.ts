import type { Plugin } from 'vite'
import { headerList } from '../src/http/security-headers.ts'

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

const hashed = ['/assets', '/art', '/fonts']

export const headersFile = (): string => {
  const rule = (path: string, headers: [string, string][]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const immutable: [string, string][] = [['Cache-Control', 'public, max-age=31536000, immutable']]
  return `${[rule('/*', headerList()), ...hashed.map((folder) => rule(`${folder}/*`, immutable))].join('\n\n')}\n`
}
