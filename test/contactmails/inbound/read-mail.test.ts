import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { unflow } from '../../../src/contactmails/inbound/body-text.ts'
import { parseMail } from '../../../src/contactmails/inbound/parse-mail.ts'
import { readMail } from '../../../src/contactmails/inbound/read-mail.ts'
import { type ReceivedMail, receivedLimits } from '../../../src/contactmails/inbound/received-mail.ts'
import { emailOf, emailWith, incoming } from '../../helpers/incoming.ts'

const read = async (raw: string, encoding: BufferEncoding = 'utf8') =>
  (await parseMail(incoming(new Uint8Array(Buffer.from(raw, encoding))).message, env)) as ReceivedMail
const textOf = async (...mail: Parameters<typeof read>) => (await read(...mail)).text

it.each([
  ['> can you come\n> \nYes.', '> can you come\n>\nYes.'],
  ['> can you \n> come\nYes, \nI can.', '> can you come\nYes, I can.'],
  ['> Bye, \nYes.', '> Bye, \nYes.'],
  ['>> one \n> two', '>> one \n> two'],
  [' From here \non\n-- \nAda', 'From here on\n-- \nAda'],
  ['one\n \ntwo', 'one\n\ntwo'],
])('flowed text: %j is %j', (flowed, text) => {
  expect(unflow(flowed, false)).toBe(text)
})

it('joins without the space where the mail says so', () => expect(unflow('ferry \nboat', true)).toBe('ferryboat'))

it('an answer under a flowed quote is no part of it', async () => {
  const mail = emailOf(
    { 'Content-Type': 'text/plain; charset=UTF-8;\r\n format=flowed' },
    '> Come?\r\n> \r\nYes, at ten.',
  )
  expect(await textOf(mail)).toBe('> Come?\n>\nYes, at ten.')
})

const html = (markup: string) => emailOf({ 'Content-Type': 'text/html' }, markup)

it.each<[string, string, BufferEncoding]>([
  ['Latin-1 without a name', emailOf({ 'Content-Type': 'text/plain' }, 'Café'), 'latin1'],
  ['Latin-1 without a header', emailOf({}, 'Café'), 'latin1'],
  ['Latin-1 named in the HTML', html('<meta charset="iso-8859-1"><p>Café</p>'), 'latin1'],
  ['UTF-8 called ASCII', emailOf({ 'Content-Type': 'text/plain; charset="us-ascii"' }, 'Café'), 'utf8'],
  ['UTF-8 without a name', html('<p>Café</p>'), 'utf8'],
])('letters of %s are read', async (_case, mail, encoding) => {
  expect(await textOf(mail, encoding)).toBe('Café')
})

describe('what only looks like a header is left as it was written', () => {
  const flowed = 'Content-Type: text/plain; charset=us-ascii; format=flowed'
  const words = `Is this right?\r\n\r\n${flowed}\r\n\r\na row \r\nand the next`
  const plain = words.replaceAll('\r\n', '\n')
  const mixed = (...parts: string[]) =>
    emailOf(
      { 'Content-Type': 'multipart/mixed;\r\n boundary="b -"' },
      `--b -\r\n${parts.join('\r\n--b -\r\n')}\r\n--b ---`,
    )
  const contentsOf = async (raw: string) => {
    const { email, text } = await readMail(incoming(raw).message)
    return [text, ...email.attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer).trim())]
  }

  it.each([
    ['a text', emailOf({ 'Content-Type': 'text/plain; charset=utf-8' }, words)],
    ['a text without headers of its own', emailOf({}, words)],
    ['a part, below a line like a boundary', mixed(`\r\n${words}`)],
  ])('in %s', async (_case, raw) => expect(await contentsOf(raw)).toEqual([plain]))

  it.each(['text/plain; format=flowed; name="a.txt"', 'message/rfc822'])('in a file that is %s', async (type) => {
    const file = `Content-Type: ${type}\r\nContent-Disposition: attachment\r\n\r\nFrom: a@x.example\r\n${flowed}\r\n\r\n--x\r\n${words}`
    const written = 'a row \nand the next'
    const [text, content] = await contentsOf(mixed(`Content-Type: text/plain\r\n\r\na row \r\nand the next`, file))
    expect(text).toBe(written)
    expect(content?.replaceAll('\r\n', '\n')).toBe(`From: a@x.example\n${flowed}\n\n--x\n${plain}`)
  })

  it('but an e-mail that is shown below another is read by its own header', async () => {
    const inner = 'From: a@x.example\r\nContent-Type: text/plain; charset=us-ascii\r\n\r\nCafé'
    expect(await textOf(mixed('\r\nSee below.', `Content-Type: message/rfc822\r\n\r\n${inner}`))).toContain('Café')
  })
})

const alternatives = (text: string, markup: string) =>
  emailOf(
    { 'Content-Type': 'multipart/alternative; boundary=b' },
    `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--b\r\nContent-Type: text/html\r\n\r\n${markup}\r\n--b--`,
  )

describe('what somebody wrote is there', () => {
  it.each([
    ['beside a text that says nothing', alternatives('This message requires HTML.', '<p>Call me.</p>')],
    ['below a picture in the text', html(`<img src="data:image/png;base64,${'A'.repeat(227_000)}"><p>Call me.</p>`)],
    ['in a head without an end', html('<html><head><meta charset="utf-8"><p>Call me.</p>')],
    ['in a body within a head that ends late', html('<head><title>x</title><body>Call me.</head> Now.')],
    ['below a long quote', emailOf({}, `${'> So I wrote to you.\r\n'.repeat(1500)}Call me.`)],
    ['before what is too long', emailOf({}, `Call me.\r\n${'\r\n'.repeat(30_000)}`)],
  ])('%s', async (_case, mail) => {
    expect(await textOf(mail)).toContain('Call me.')
  })

  it('once where both parts say it', async () => {
    expect(await textOf(alternatives('Call me about HTML.', ''))).toBe('Call me about HTML.')
    expect(await textOf(alternatives('Call me.', '<p>Call me.</p>'))).toBe('Call me.')
  })
})

it('a text that is too long to be kept says so at its end', async () => {
  const { text } = await read(emailOf({}, 'We have more to say. '.repeat(2000)))
  expect(text).toHaveLength(receivedLimits.text)
  expect(text).toMatch(/\n\n\[The rest of this email is too large to be shown\.\]$/)
})

it('so does one that ends before its markup does', async () => {
  const { text } = await read(html(`<p>Hello</p>${'<b style="color: teal"></b>\r\n'.repeat(8000)}<p>Bye</p>`))
  expect(text).toBe('Hello\n\n[The rest of this email is too large to be shown.]')
})

it.each([
  ['no type', {}],
  ['a plain text', { 'Content-Type': 'text/plain' }],
])('says where a word was too long to be shown in an e-mail with %s', async (_case, headers) => {
  const { text } = await read(emailOf(headers, `Hello\r\n${'Q'.repeat(300_000)}\r\nBye`))
  expect(text).toBe('Hello\n[A part of this email is too long to be shown.]\nBye')
})

describe('files', () => {
  const lines = (count: number, line: string) => `${line}\r\n`.repeat(count)
  const words = '<p>Here we are, and all of us would like to know. Yours, Ada.'.slice(0, 57)
  const base64 = (type: string, count: number) =>
    `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(count, btoa(words))}`
  const mixed = (...parts: string[]) =>
    emailOf({ 'Content-Type': 'multipart/mixed; boundary=b' }, `--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--`)

  it('are kept beside a long text in base64', async () => {
    const { text, attachments } = await read(
      mixed(base64('text/html', 6000), base64('application/pdf; name="a.pdf"', 3)),
    )
    expect(text).toMatch(/^Here we are/)
    expect(attachments).toEqual([{ name: 'a.pdf', type: 'application/pdf', size: 171, file: expect.any(String) }])
  })

  it('are kept whole if they are long texts themselves', async () => {
    const file = base64('text/plain; name="a.txt"\r\nContent-Disposition: attachment', 6000)
    expect((await read(mixed('\r\nHello', file))).attachments).toMatchObject([{ name: 'a.txt', size: 6000 * 57 }])
  })

  it('are named, with the text, beside one that is too large', async () => {
    const file = `Content-Type: text/csv; name="a.csv"\r\n\r\n${lines(20_500, 'a,b')}`
    const { text, attachments } = await read(mixed('\r\nPlease call me today.', file))
    expect(text).toBe('Please call me today.\n\n[The rest of this email is too large to be shown.]')
    expect(attachments).toEqual([{ name: 'a.csv', type: 'text/csv' }])
  })

  it('go before the pictures of a signature', async () => {
    const icon = 'Content-Type: image/png; name="icon.png"\r\nContent-ID: <a@b>\r\n\r\nicon'
    const related = `Content-Type: multipart/related; boundary=c\r\n\r\n--c\r\n${Array(24).fill(icon).join('\r\n--c\r\n')}\r\n--c--`
    const { attachments } = await read(mixed(related, 'Content-Type: application/pdf; name="contract.pdf"\r\n\r\nSign'))
    expect(attachments[0]).toMatchObject({ name: 'contract.pdf' })
    expect(attachments.at(-1)).toMatchObject({ name: '5 more' })
  })

  it('without a name have one that programs open', async () => {
    const { attachments } = await read(mixed('\r\nHello', 'Content-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR'))
    expect(attachments).toMatchObject([{ name: 'invitation.ics' }])
  })

  it('keep their sender in an e-mail with a file', async () => {
    expect(await read(emailWith([{ name: 'a.pdf', content: 'x' }]))).toMatchObject({ author: 'ada@museum.example' })
  })
})
