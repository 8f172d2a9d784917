import * as v from 'valibot'

const wrongUrl = 'Enter a public address that begins with https://, without port, user or IP address.'

const privateEndings = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion']

/** Public host names only. Cloudflare's network reaches no private address that a name might resolve to. */
export const WebhookUrlSchema = v.pipe(
  v.string(wrongUrl),
  v.trim(),
  v.maxLength(500, wrongUrl),
  v.url(wrongUrl),
  v.transform((text) => new URL(text)),
  v.check(isPublic, wrongUrl),
  v.transform(({ href }) => href),
)

function isPublic({ protocol, port, username, password, hostname, hash }: URL) {
  const name = hostname.replace(/\.$/, '')
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(name) && !/^[\d.]+$/.test(name)
  const isPrivate = privateEndings.some((ending) => name === ending || name.endsWith(`.${ending}`))
  return protocol === 'https:' && !port && !username && !password && !hash && isName && !isPrivate
}
