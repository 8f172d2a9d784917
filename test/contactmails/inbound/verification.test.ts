import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { verificationOf } from '../../../src/contactmails/inbound/verification.ts'

const verify = async (lines: string[], from = 'From: Ada <ada@museum.example>') => {
  const { headers, ...email } = await PostalMime.parse([...lines, from, 'Subject: x', '', 'y'].join('\r\n'))
  return verificationOf(headers, email.from?.address ?? '')
}

/** As Cloudflare's mail server wrote it in June 2026, with other names. */
const real = [
  'Received: from mail.museum.example (192.0.2.1)',
  '        by cloudflare-email.net (cloudflare) id GY1KdjWjOU9O',
  'ARC-Authentication-Results: i=2; mx.cloudflare.net; dmarc=pass header.from=museum.example',
  'Received-SPF: pass (mx.cloudflare.net: domain of ada@museum.example designates 192.0.2.1 as permitted sender)',
  'Authentication-Results: mx.cloudflare.net;',
  '\tdkim=pass header.d=museum.example header.s=20251104 header.b=L6CZ3OJ0;',
  '\tdmarc=pass header.from=museum.example policy.dmarc=none;',
  '\tspf=none (mx.cloudflare.net: no SPF records found for postmaster@mail.museum.example) smtp.helo=mail.museum.example;',
  '\tspf=pass (mx.cloudflare.net: domain of ada@museum.example designates 192.0.2.1 as permitted sender) smtp.mailfrom=ada@museum.example;',
  '\tarc=pass smtp.remote-ip="192.0.2.1"',
  'Received: by mail.museum.example with SMTP id 00721157ae682',
]
const result = (text: string) => `Authentication-Results: mx.cloudflare.net; ${text}`
const pass = result('dmarc=pass header.from=museum.example')

it.each<[string, string[], string?]>([
  ['as Cloudflare writes it', real],
  ['DMARC', [pass]],
  [
    'DMARC after a signature that failed',
    [result('dkim=fail (body hash did not verify; no) header.d=x.example; dmarc=pass header.from=museum.example')],
  ],
  [
    'a signature of the domain itself, where there is no policy',
    [result('dkim=pass header.d=museum.example; dmarc=none')],
  ],
  ['upper case', [result('DMARC=Pass header.from=MUSEUM.example')], 'From: ADA@Museum.Example'],
])('an e-mail is verified by %s', async (_case, lines, from) => {
  expect(await verify(lines, from)).toBe('pass')
})

it.each<[string, string[], string?]>([
  ['there is no result', []],
  ['another server says so', ['Authentication-Results: mx.evil.example; dmarc=pass header.from=museum.example']],
  ['a server with a similar name says so', [pass.replace('.net', '.net.evil.example')]],
  [
    'the name of the server stands in a comment',
    [pass.replace('mx.cloudflare.net', 'mx.evil.example (mx.cloudflare.net)')],
  ],
  ['another server’s result stands above', ['Authentication-Results: mx.evil.example; dmarc=none', pass]],
  ['Cloudflare’s own says none, above a forged one', [result('dmarc=none'), pass]],
  ['it passed two servers since', ['Received: by a', 'Received: by b', pass]],
  ['only ARC says so', [pass.replace('Auth', 'ARC-Auth')]],
  ['it is an error', [result('dmarc=permerror header.from=museum.example')]],
  ['it is of another domain', [result('dmarc=pass header.from=evil.example')]],
  ['a signature is of another domain', [result('dkim=pass header.d=evil.example; dmarc=none')]],
  [
    'a signature’s selector names the domain',
    [result('dkim=pass header.d=evil.example header.s=x header.d=museum.example; dmarc=none')],
  ],
  ['there are two results', [result('dmarc=pass header.from=museum.example; dmarc=none')]],
  ['it stands in a comment', [result('dmarc=none (x; dmarc=pass header.from=museum.example)')]],
  ['a signature stands in a comment', [result('dmarc=none (x; dkim=pass header.d=museum.example )')]],
  [
    'it is part of the envelope address',
    [result('spf=pass (domain of "a); dmarc=pass header.from=museum.example; ("@evil.example) smtp.mailfrom=x')],
  ],
  [
    'it is written into the envelope address',
    [result('dmarc=none; spf=pass smtp.mailfrom="a; dkim=pass header.d=museum.example"@evil.example')],
  ],
  ['two people have written it', [pass], 'From: ada@museum.example, eve@evil.example'],
  ['there are two such headers', [pass], 'From: ada@museum.example\r\nFrom: eve@evil.example'],
  ['the name looks like an address', [pass], 'From: "ada@museum.example" <eve@evil.example>'],
])('an e-mail is not verified if %s', async (_case, lines, from) => {
  expect(await verify(lines, from)).toBe('none')
})

it('an e-mail that its domain disowns is known as such', async () => {
  expect(await verify([result('dmarc=fail header.from=museum.example'), pass])).toBe('fail')
})
