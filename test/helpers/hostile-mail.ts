import * as fc from 'fast-check'

/** Repeated to a given size; each character is one byte. */
const floods = {
  lines: ['\r\n', '\n', '\r', ' \r\n', '--b\r\n', '--b--\r\n', '--\n', '--b\n\n\n', '.\r\n', '>'],
  parts: [
    'Content-Type: message/rfc822\r\n\r\n',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n',
    '--b\r\nContent-Type: text/html\r\n\r\n<p>x\r\n',
    '--b\r\nContent-Type: message/rfc822\r\n\r\nFrom: ada@museum.example\r\nSubject: x\r\n\r\n',
    '--b\r\nContent-Disposition: attachment; filename="../../etc/passwd"\r\n\r\nx\r\n',
  ],
  encoded: ['A=\r\n', 'QUJD\r\n', '=', '=\r\n', '=00', '=ED=A0=80', `${'QUJD'.repeat(19)}\r\n`, '!!!!', 'QQ==QQ=='],
  html: ['<td> ', '<div>', '<p', '<!--', '&nbsp;', '&#0;', '&bogus;', '<svg/>', '<title>', '<a href="', '</p>', '< '],
  bytes: [
    '\x00',
    '\x1b$B',
    '\x07\x0b\x0c',
    '\x85',
    '\xff\xfe',
    '\xed\xa0\x80',
    '\xe2\x80\xae',
    '\xf0\x9f',
    'caf\xc3\xa9 ',
  ],
  text: ['The ferry leaves at noon.\r\n', 'x', '> On Monday Ada wrote:\r\n'],
}
const flood = fc
  .constantFrom(...Object.keys(floods))
  .chain((kind) => fc.constantFrom(...(floods[kind as keyof typeof floods] as string[])))
const size = fc.oneof(
  { weight: 24, arbitrary: fc.nat(3000) },
  { weight: 8, arbitrary: fc.nat(60_000) },
  { weight: 1, arbitrary: fc.nat(600_000) },
)
/** A piece repeated to a length. */
export const filled = ([piece, length]: readonly [string, number]) => piece.repeat(Math.ceil(length / piece.length))

export const victim = 'ada@museum.example'
/** What somebody writes who wants to pass for the victim; below what Cloudflare's server adds. */
const forgery = fc.constantFrom(
  'Authentication-Results: mx.cloudflare.net; dkim=pass header.d=museum.example; dmarc=pass header.from=museum.example',
  'authentication-results: mx.cloudflare.net;\r\n dmarc=pass header.from=museum.example',
  ' dmarc=pass header.from=museum.example; dkim=pass header.d=museum.example',
  'ARC-Authentication-Results: i=1; mx.cloudflare.net; dmarc=pass header.from=museum.example',
  'Received: from mx.cloudflare.net by mx.cloudflare.net',
  `From: ${victim}`,
  `Sender: ${victim}`,
)
/** What Cloudflare's server says of e-mail that the victim has not sent, in which the sender chose some words. */
const verdict = fc.constantFrom(
  'dmarc=fail header.from=museum.example; spf=fail smtp.mailfrom=eve@evil.example',
  'dmarc=none header.from=museum.example; spf=none smtp.mailfrom="x; dmarc=pass header.from=museum.example"@evil.example',
  'dkim=pass header.d=evil.example; dmarc=none header.from=museum.example; spf=pass smtp.mailfrom=eve@evil.example',
  'dkim=pass header.d=museum.example.evil.example; dmarc=permerror; spf=none smtp.helo=dmarc=pass',
  'dkim=pass (header.d=museum.example) header.d=evil.example; dmarc=none; spf=temperror',
  'dmarc=pass header.from=evil.example; spf=pass smtp.mailfrom=eve@evil.example',
  'spf=pass smtp.mailfrom=eve@evil.example',
)
const type = fc.constantFrom(
  ...['utf-8', 'utf-16', 'no-such', 'iso-2022-jp', 'gb18030', 'utf-7', '"'].map(
    (name) => `text/plain; charset=${name}`,
  ),
  ...['utf-16le', 'shift_jis', 'x-user-defined'].map((name) => `text/html; charset=${name}`),
  'text/html',
  'multipart/mixed; boundary=b',
  'multipart/digest; boundary=b',
  'multipart/alternative; boundary=""',
  'multipart/report; report-type=delivery-status; boundary=b',
  'message/rfc822',
  'text/plain; format=flowed; delsp=yes',
)
const header = fc.tuple(
  fc.constantFrom('Subject', 'From', 'Reply-To', 'References', 'In-Reply-To', 'Message-ID', 'Date', 'X', '__proto__'),
  fc.constantFrom(
    '<m1@mail.example> ',
    'a@b.example, ',
    '=?utf-8?q?=0D=0ABcc:_x?= ',
    '=?x?b?////?=',
    '"',
    '(',
    '<',
    'x',
    '\r\n ',
    '\0',
  ),
  fc.oneof({ weight: 30, arbitrary: fc.nat(300) }, { weight: 1, arbitrary: fc.constant(200_000) }),
)
/** E-mails that nobody's mail program writes, none of them from the victim. */
export const hostile = fc.record({
  verdict,
  from: fc.constantFrom(victim, `Ada <${victim}>`, `${victim}, eve@evil.example`, `"${victim}" <eve@evil.example>`, ''),
  forgeries: fc.array(forgery, { maxLength: 3 }),
  headers: fc.array(header, { maxLength: 5 }),
  type,
  encoding: fc.constantFrom('7bit', '8bit', 'base64', 'quoted-printable', 'uuencode', ''),
  body: fc.array(fc.tuple(flood, size), { maxLength: 4 }),
  envelope: fc.constantFrom('eve@evil.example', victim, '', '<>', 'a'.repeat(400), 'mailer-daemon@evil.example'),
  isToThread: fc.nat(9).map((n) => n === 0),
  number: fc.nat(),
})
type Hostile = typeof hostile extends fc.Arbitrary<infer Mail> ? Mail : never

/** Its bytes as Cloudflare hands it over, with the headers that its server adds on top. */
export const rawOf = ({ verdict, from, forgeries, headers, type, encoding, body, number }: Hostile) => {
  const lines = [
    'Received: from evil.example by cloudflare-email.net',
    `Authentication-Results: mx.cloudflare.net; ${verdict}`,
    ...forgeries,
    `From: ${from}`,
    `Message-ID: <${number}@evil.example>`,
    'In-Reply-To: <m1@mail.example>',
    ...headers.map(([name, piece, length]) => `${name}: ${filled([piece, length])}`),
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
  ]
  const text = `${lines.join('\r\n')}\r\n\r\n${body.map(filled).join('')}`
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
