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

const immutable = 'Cache-Control: public, max-age=31536000, immutable'

/** Feed readers show pictures in pages of their own. Without the first line, the header would have both values. */
const shownElsewhere = ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']

export const headersFile = (): string => {
  const rule = (path: string, ...lines: string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n')
  const rules = [
    rule('/*', ...headerList().map(([name, value]) => `${name}: ${value}`)),
    rule('/assets/*', immutable),
    rule('/art/*', ...shownElsewhere, immutable),
    // Their names have no hash.
    rule('/art/icons/*', '! Cache-Control', 'Cache-Control: public, max-age=86400'),
    rule('/fonts/*', immutable),
  ]
  return `${rules.join('\n\n')}\n`
}
