import * as v from 'valibot'

const message = 'Enter a public address that begins with https://, without port, user or IP address.'

/** Names that mean something only inside a network. */
const privateEndings = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion']

/** Public host names only. Cloudflare's network reaches no private address that a name might resolve to. */
export const WebhookUrlSchema = v.pipe(
  v.string(message),
  v.trim(),
  v.maxLength(500, message),
  v.url(message),
  v.transform((text) => new URL(text)),
  v.check(isPublic, message),
  v.transform(({ href }) => href),
)

function isPublic({ protocol, port, username, password, hostname, hash }: URL) {
  const name = hostname.replace(/\.$/, '')
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(name) && !/^[\d.]+$/.test(name)
  const isPrivate = privateEndings.some((ending) => name === ending || name.endsWith(`.${ending}`))
  return protocol === 'https:' && !port && !username && !password && !hash && isName && !isPrivate
}
