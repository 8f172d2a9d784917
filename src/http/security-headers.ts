import type { MiddlewareHandler } from 'hono'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { paths } from '../paths.ts'

export type InlineHashes = { styles: string; loading: string }

type Options = {
  turnstile?: boolean
  inline?: InlineHashes | undefined
  development?: boolean
  /** The one page with the editor, which styles itself and shows what is typed and chosen. */
  editor?: boolean
  /** What browsers save and never show. */
  download?: boolean
}

/** Headers of every response and of the `_headers` file (build/static-headers.ts). Hashes, not nonces, allow caching. */
export const headerList = (options: Options = {}): [name: string, value: string][] => [
  ['Content-Security-Policy', policy(options)],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
]

export const securityHeaders = (inlineHashes?: (path: string) => InlineHashes | undefined): MiddlewareHandler<AppEnv> =>
  async function securityHeaders(c, next) {
    await next()
    const turnstile = turnstileKeys(c.env ?? {}) !== null
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html')
    const inline = isPage ? inlineHashes?.(c.req.path) : undefined
    const editor = c.req.path === paths.admin.publishEditor
    const development = import.meta.env.MODE === 'development'
    const download = c.res.headers.get('Content-Disposition')?.startsWith('attachment') ?? false
    const [first, ...others] = headerList({ turnstile, inline, development, editor, download })
    // `c.header` copies the whole response each time. Once makes its headers writable.
    if (first) c.header(...first)
    for (const [name, value] of others) c.res.headers.set(name, value)
  }

const turnstileOrigin = 'https://challenges.cloudflare.com'

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

const editorPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'",
  "img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self' blob: data:; frame-src 'self' blob:",
  "worker-src 'self' blob:; manifest-src 'self' blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

function policy({ turnstile, inline, development, editor, download }: Options) {
  if (download) return "default-src 'none'; sandbox"
  if (editor) return editorPolicy
  const widgets = turnstile ? [turnstileOrigin] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(inline ? [inline.loading] : []), ...widgets],
    'style-src': ["'self'", ...(inline ? [inline.styles] : []), ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    ...(widgets.length > 0 && { 'frame-src': widgets }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Neither Vite's development client nor Turnstile documents trusted types.
    ...(!development && widgets.length === 0 && { 'require-trusted-types-for': ["'script'"] }),
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
