import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { parseMail } from '../../../src/contactmails/inbound/parse-mail.ts'
import { parseLimits, reduceMail } from '../../../src/contactmails/inbound/reduce-mail.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'

const megabytes = (count: number, part: string) => part.repeat((count * 1024 * 1024) / part.length)
const multipart = { 'Content-Type': 'multipart/mixed; boundary=b' }
const base64 = '--b\r\nContent-Transfer-Encoding: base64\r\n\r\n'
const nested = 'Content-Type: message/rfc822\r\n\r\n'

/** Each took more than 128 MB of memory to parse. */
const costly: Record<string, string> = {
  'empty lines': emailOf({}, megabytes(2, '\r\n')),
  'half a megabyte of empty lines': emailOf({}, megabytes(0.5, '\n')),
  'boundary lines': emailOf(multipart, megabytes(2, '--b\r\n')),
  'a digest': emailOf({ 'Content-Type': 'multipart/digest; boundary=b' }, megabytes(2, '--b\n\n\n')),
  'short lines of base64': emailOf(multipart, base64 + megabytes(2, 'A=\r\n')),
  'e-mails in e-mails': emailOf({}, '').replace('\r\n\r\n', `\r\n${megabytes(2, nested)}`),
  'text of 10 MB': emailOf({}, megabytes(9.9, 'The ferry leaves at noon, and nobody knows when it comes back.\r\n')),
  'headers of 2 MB': emailOf({}).replace('Subject', `${megabytes(2, 'X: y\r\n')}Subject`),
}

describe.each(Object.entries(costly))('%s', (_name, raw) => {
  it('leave little to the parser', () => {
    const { bytes, isWhole } = reduceMail(new TextEncoder().encode(raw))
    expect(isWhole).toBe(false)
    expect(bytes.length).toBeLessThanOrEqual(parseLimits.textBytes)
    expect(new TextDecoder().decode(bytes).split('\n').length - 1).toBeLessThanOrEqual(parseLimits.lines)
  })

  it('are kept with their sender and a word that the text is missing', async () => {
    expect(await parseMail(incoming(raw).message, env)).toMatchObject({
      author: 'ada@museum.example',
      text: expect.stringMatching(/\[(The rest of this email is too large|This email could not be read)/),
      isVerified: false,
    })
  })
})

it('long files cost no text, whatever encodes them', async () => {
  const file = 'Content-Type: image/png; name="a.png"\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  const line = `${'A'.repeat(76)}\r\n`
  const raw = emailOf(
    multipart,
    `--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n--b\r\n${file}${megabytes(5, line)}\r\n--b\r\n${file}${megabytes(4, line)}\r\n--b--`,
  )
  const { bytes, isWhole } = reduceMail(new TextEncoder().encode(raw))
  expect(isWhole).toBe(true)
  expect(bytes.length).toBeLessThan(parseLimits.base64Bytes)
  expect(await parseMail(incoming(raw).message, env)).toMatchObject({
    text: 'Hello',
    attachments: [{ name: 'a.png' }, { name: 'a.png' }],
  })
})

it('an author has at most 254 characters', async () => {
  const mail = await parseMail(incoming(emailOf({ From: `${'a'.repeat(200_000)}@museum.example` })).message, env)
  expect(mail).toHaveProperty('author.length', 254)
})
