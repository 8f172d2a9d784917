export type InlineHashes = { styles: string; loading: string }

type Options = {
  turnstile?: boolean
  inline?: InlineHashes | undefined
  development?: boolean
  /** The one page with the editor, which styles itself and shows what is typed and chosen. */
  editor?: boolean
}

/** Headers of every response and of the `_headers` file (build/static-headers.ts). Hashes, not nonces, allow caching. */
export const headerList = ({
  turnstile = false,
  inline,
  development = false,
  editor = false,
}: Options = {}): [name: string, value: string][] => [
  ['Content-Security-Policy', editor ? editorPolicy : policy(turnstile ? [turnstileOrigin] : [], inline, development)],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
]

const turnstileOrigin = 'https://challenges.cloudflare.com'

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

const editorPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'",
  "img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self' blob: data:; frame-src 'self' blob:",
  "worker-src 'self' blob:; manifest-src 'self' blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

function policy(widgets: string[], inline: InlineHashes | undefined, development: boolean) {
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
