import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { parseMail } from '../../../src/contactmails/inbound/parse-mail.ts'
import { emailOf, incoming, verified } from '../../helpers/incoming.ts'

const parse = (headers: Record<string, string>, from: string, text?: string) =>
  parseMail(incoming(emailOf(headers, text), from).message, { ...env, INBOUND_DOMAIN: 'forager.example' })

const report = (type: string) => ({ 'Content-Type': `multipart/report; boundary=b; report-type=${type}` })
const deliveryReport = (...actions: string[]) =>
  [
    '--b\r\nContent-Type: text/plain\r\n\r\nThis is what became of it.',
    '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x.example',
    ...actions.map((action) => `\r\nFinal-Recipient: rfc822; ada@museum.example\r\nAction: ${action}`),
    '--b--',
  ].join('\r\n')

describe('a machine wrote', () => {
  it.each([
    ['an absence notice', { 'Auto-Submitted': 'auto-replied' }, 'ada@museum.example'],
    ['an absence notice without a return path', { 'X-Auto-Response-Suppress': 'All' }, ''],
    ['a read receipt', report('disposition-notification'), ''],
    ['a complaint', report('"feedback-report"'), ''],
    ['a report of a delivery', report('delivery-status'), '', deliveryReport('delivered')],
    ['a report of a delay', report('delivery-status'), '', deliveryReport('delayed')],
  ])('%s, which is no bounce', async (_case, headers, from, text?: string) => {
    expect(await parse(headers as Record<string, string>, from, text)).toMatchObject({
      isAutomatic: true,
      isBounce: false,
    })
  })

  it.each([
    ['comes from a mail system', { From: 'MAILER-DAEMON@x.example', 'Auto-Submitted': 'auto-replied' }, ''],
    ['has no return path and nothing that says why', {}, '<>'],
    ['reports a failure', report('delivery-status'), '', deliveryReport('delayed', 'Failed')],
    ['reports what cannot be read', { 'Content-Type': 'multipart/report; boundary=b' }, ''],
  ])('a bounce that %s', async (_case, headers, from, text?: string) => {
    expect(await parse(headers as Record<string, string>, from, text)).toMatchObject({
      isAutomatic: true,
      isBounce: true,
    })
  })
})

it.each([
  { 'X-Auto-Response-Suppress': 'All' },
  { From: 'Postmaster <postmaster@museum.example>' },
  { 'Auto-Submitted': 'no' },
])('a person wrote what has %j', async (headers) => {
  expect(await parse(headers as Record<string, string>, 'ada@museum.example')).toMatchObject({
    isAutomatic: false,
    isBounce: false,
    classification: { verdict: 'ham' },
  })
})

it.each([
  ['its domain disowns', 'sender-disowned', { 'Authentication-Results': 'mx.cloudflare.net; dmarc=fail' }, false],
  ['comes in the name of our own domain', 'own-address', { From: 'hello@forager.example' }, true],
])('what %s is spam: %s', async (_case, reason, headers, isAutomatic) => {
  expect(await parse(headers as Record<string, string>, 'ada@museum.example')).toMatchObject({
    isAutomatic,
    classification: { verdict: 'spam', reasons: [reason, 'not-verified'] },
  })
})

describe('without quotes around a name with a comma', () => {
  it.each([
    ['Quill, Ada <ada@museum.example>', 'Quill, Ada', 'ada@museum.example'],
    ['=?utf-8?q?Qu=C3=ADll?=, Ada, Museum <ada@museum.example>', 'Quíll, Ada, Museum', 'ada@museum.example'],
    ['Quill, Ada <ada@museum.example>, Bo <bo@museum.example>', 'Quill', 'relay@bounces.example'],
    ['Quill, Ada', 'Quill', 'relay@bounces.example'],
  ])('%s is %s, and never verified', async (From, name, email) => {
    const mail = await parse({ From, ...verified() }, 'relay@bounces.example')
    expect(mail).toMatchObject({ author: email, enquiry: { name, email }, isVerified: false })
  })

  it('an address for replies is kept', async () => {
    const mail = await parse({ From: 'Ada <ada@museum.example>', 'Reply-To': 'Quill, Ada <desk@museum.example>' }, '')
    expect(mail).toMatchObject({ author: 'ada@museum.example', enquiry: { email: 'desk@museum.example' } })
  })
})
