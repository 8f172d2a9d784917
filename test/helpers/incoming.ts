import type { ForwardableEmailMessage } from '@cloudflare/workers-types'

/** An e-mail as Email Routing delivers it; `rejected` holds the reasons given to its sender's server. */
export const incoming = (
  raw: string | Uint8Array<ArrayBuffer>,
  from = 'ada@museum.example',
  to = 'service@forager.example',
) => {
  const rejected: string[] = []
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw
  const message = {
    from,
    to,
    raw: new Blob([bytes]).stream(),
    rawSize: bytes.length,
    headers: new Headers(),
    setReject: (reason: string) => rejected.push(reason),
  } as unknown as ForwardableEmailMessage
  return { message, rejected }
}

/** A plain e-mail with these headers. */
export const emailOf = (headers: Record<string, string>, text = 'Thank you!') => {
  const all = { From: 'Ada Quill <ada@museum.example>', Subject: 'Re: A film', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${text}\r\n`
}

/** What Cloudflare's mail server adds to an e-mail whose domain vouches for it. */
export const verified = (domain = 'museum.example') => ({
  'Authentication-Results': `mx.cloudflare.net; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain} policy.dmarc=none; spf=pass smtp.mailfrom=x@${domain}`,
})
