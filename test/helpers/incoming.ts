import { Buffer } from 'node:buffer'
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

export type FileOfMail = { name: string; content: Uint8Array | string; type?: string }

/** An e-mail with these files, as mail programs write it. */
export const emailWith = (files: FileOfMail[], headers: Record<string, string> = {}, width = 76) => {
  const parts = files.map(({ name, content, type = 'application/pdf' }) => {
    const lines = Buffer.from(content)
      .toString('base64')
      .replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n')
    return `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}\r\n`
  })
  const text = '--b\r\nContent-Type: text/plain\r\n\r\nHere they are.\r\n'
  return emailOf(
    { 'Message-ID': `<${crypto.randomUUID()}@x.example>`, 'Content-Type': 'multipart/mixed; boundary=b', ...headers },
    `${text}${parts.join('')}--b--`,
  )
}

/** What Cloudflare's mail server adds to an e-mail whose domain vouches for it. */
export const verified = (domain = 'museum.example') => ({
  'Authentication-Results': `mx.cloudflare.net; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain} policy.dmarc=none; spf=pass smtp.mailfrom=x@${domain}`,
})
