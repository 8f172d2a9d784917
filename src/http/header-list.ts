import type { InlineHashes } from '../layout/built-pages.ts'

type Options = { turnstile?: boolean; inline?: InlineHashes | undefined }

/**
 * The headers of every answer, from which the Worker's middleware and the `_headers` file of static assets are made.
 * The policy has no nonce, so that pages can be cached, and nothing inline but what it knows by its hash.
 */
export const headerList = ({ turnstile = false, inline }: Options = {}): [name: string, value: string][] => [
  ['Content-Security-Policy', policy(turnstile ? [turnstileOrigin] : [], inline)],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
]

/** Folders whose files have their content's hash in their names. */
const hashed = ['/assets', '/art', '/fonts']

/** The `_headers` file: the list for every static file, and hashed ones kept for good. */
export const headersFile = (): string => {
  const rule = (path: string, headers: [string, string][]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const forGood: [string, string][] = [['Cache-Control', 'public, max-age=31536000, immutable']]
  return `${[rule('/*', headerList()), ...hashed.map((folder) => rule(`${folder}/*`, forGood))].join('\n\n')}\n`
}

const turnstileOrigin = 'https://challenges.cloudflare.com'

/** What browsers offer and the site has no use for. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

function policy(widgets: string[], inline?: InlineHashes) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(inline ? [inline.loading] : []), ...widgets],
    'style-src': ["'self'", ...(inline ? [inline.styles] : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(widgets.length > 0 && { 'frame-src': widgets }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
