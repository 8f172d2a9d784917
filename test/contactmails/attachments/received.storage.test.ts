import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { attachmentLimits } from '../../../src/contactmails/attachments/attachment.ts'
import { threadRoom } from '../../../src/contactmails/inbound/inbound-queries.ts'
import { inboundRateLimits } from '../../../src/contactmails/inbound/inbound-rate-limits.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import { listThread } from '../../../src/contactmails/replies/thread.ts'
import type { Bindings } from '../../../src/env.ts'
import worker from '../../../src/index.ts'
import { paths } from '../../../src/paths.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { bytesOf, emptyBucket, filesInBucket } from '../../helpers/files.ts'
import { emailOf, emailWith, incoming } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'
import { ask, audited, freshTeam } from '../../helpers/staff.ts'

const site: Bindings = { ...env, CONTACTMAILS: faults.testQueue(), INBOUND_DOMAIN: 'forager.example' }

beforeEach(async () => {
  await forgetMails()
  await emptyBucket()
  await env.DB.exec('DELETE FROM limit_counts')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

const get = async (raw: string, bindings = site, to?: string) => {
  const { message, rejected } = incoming(raw, undefined, to)
  await worker.email(message, bindings)
  expect(rejected).toEqual([])
}
const attachmentsOf = async (id?: string) => {
  const mailId = id ?? (await storedMails()).at(-1)?.id ?? ''
  const { thread } = await listThread(env.DB, mailId, {})
  return { mailId, attachments: thread.at(-1)?.attachments ?? [] }
}
const download = (mailId: string, file = '', cookie = '') => ask(paths.api.attachment(mailId, file), { cookie })

describe('a file of an e-mail', () => {
  it.each([
    ['of 1 byte', 1, 76],
    ['of 187 KB, the most that the parser gets whole', 187 * 1024, 76],
    ['of 188 KB', 188 * 1024, 76],
    ['of 1 MB', 1024 * 1024 + 1, 76],
    ['of 1 MB, whose last line is whole', 57 * 18_000, 76],
    ['of 1 MB in lines of 64 characters', 1024 * 1024 + 2, 64],
    ['of 5 MB', attachmentLimits.file, 76],
  ])('%s comes back as it was, to staff alone', async (_name, length, width) => {
    const { staff } = await freshTeam()
    const content = bytesOf(length)
    await get(emailWith([{ name: 'Plan.pdf', content }], {}, width))
    const { mailId, attachments } = await attachmentsOf()
    expect(attachments).toMatchObject([{ name: 'Plan.pdf', type: 'application/pdf', size: length }])
    const file = attachments[0]?.file
    expect((await download(mailId, file)).status).toBe(401)
    const answer = await download(mailId, file, staff)
    expect(answer.status).toBe(200)
    expect(Buffer.compare(new Uint8Array(await answer.arrayBuffer()), content)).toBe(0)
    expect((await audited())[0]).toMatchObject({ action: 'file-downloaded', subject: mailId })
  })

  it('is saved, never shown', async () => {
    const { staff } = await freshTeam()
    await get(emailWith([{ name: 'x.svg', content: '<svg onload="alert(1)"/>', type: 'image/svg+xml' }]))
    const { mailId, attachments } = await attachmentsOf()
    const { headers } = await download(mailId, attachments[0]?.file, staff)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''x.svg`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('is not for another site, another message, nor anybody once it is gone', async () => {
    const { staff } = await freshTeam()
    await get(emailWith([{ name: 'a.pdf', content: 'a' }]))
    const { mailId, attachments } = await attachmentsOf()
    const file = attachments[0]?.file ?? ''
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: undefined }
    const path = paths.api.attachment(mailId, file)
    expect((await ask(path, { cookie: staff, headers: foreign })).status).toBe(403)
    expect((await download(crypto.randomUUID(), file, staff)).status).toBe(404)
    await env.ATTACHMENTS.delete(file)
    expect((await download(mailId, file, staff)).status).toBe(404)
  })
})

it.each([
  ['../../etc/passwd', 'passwd', 'passwd'],
  ['C:\\\\Users\\\\eve\\\\a.pdf', 'a.pdf', 'a.pdf'],
  ['gpj.\u202Efdp.exe', 'gpj.fdp.exe', 'gpj.fdp.exe'],
  ['a\u0000\u0007b.txt', 'a b.txt', 'a%20b.txt'],
  ['Île à la Crosse.pdf', 'Île à la Crosse.pdf', '%C3%8Ele%20%C3%A0%20la%20Crosse.pdf'],
  ["it's 100%;x=(1).pdf", "it's 100%;x=(1).pdf", 'it%27s%20100%25%3Bx%3D%281%29.pdf'],
  ['...', 'file', 'file'],
])('the name %j is %s', async (name, shown, header) => {
  const { staff } = await freshTeam()
  await get(emailWith([{ name: `=?utf-8?b?${Buffer.from(name).toString('base64')}?=`, content: 'x' }]))
  const { mailId, attachments } = await attachmentsOf()
  expect(attachments[0]?.name).toBe(shown)
  const { headers } = await download(mailId, attachments[0]?.file, staff)
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''${header}`)
})

it('is kept beside HTML of 150 KB in base64', async () => {
  const html = Buffer.from(`<p>${'<!-- styles -->'.repeat(10_000)}</p><p>The end.</p>`).toString('base64')
  const lines = html.replace(/.{76}/g, '$&\r\n')
  const page = `--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}\r\n`
  const file = '--b\r\nContent-Disposition: attachment; filename="small.txt"\r\n\r\nsmall\r\n--b--'
  await get(emailOf({ 'Content-Type': 'multipart/mixed; boundary=b' }, page + file))
  expect((await storedMails()).at(-1)?.message).toBe('The end.')
  expect((await attachmentsOf()).attachments).toMatchObject([{ name: 'small.txt', file: expect.any(String) }])
})

describe('only its name is kept', () => {
  const named = async (files: Parameters<typeof emailWith>[0], bindings = site, to?: string) => {
    await get(emailWith(files), bindings, to)
    return (await attachmentsOf()).attachments.map(({ name, file }) => [name, file !== undefined])
  }

  it('of a file that is too large, or is so together with those before', async () => {
    const most = { name: 'a', content: bytesOf(attachmentLimits.file - 1) }
    expect(await named([{ name: 'b', content: bytesOf(attachmentLimits.file + 1) }])).toEqual([['b', false]])
    const rest = bytesOf(attachmentLimits.mail - most.content.length + 1)
    expect(await named([most, { name: 'b', content: rest }, { name: 'c', content: 'c' }])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ])
  })

  it('of the twenty-first and what follows not even that', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ name: `${at}.txt`, content: 'x' }))
    const found = await named(many)
    expect(found.slice(0, 20).every(([, isKept]) => isKept)).toBe(true)
    expect(found.slice(20)).toEqual([['5 more', false]])
  })

  it('without the binding, or while R2 fails', async () => {
    const { ATTACHMENTS: _, ...without } = site
    expect(await named([{ name: 'a', content: 'a' }], without)).toEqual([['a', false]])
    const away = { put: () => Promise.reject(new Error('away')) } as never
    expect(await named([{ name: 'b', content: 'b' }], { ...site, ATTACHMENTS: away })).toEqual([['b', false]])
  })

  it('beyond what one address may send in an hour, and nothing is left in the bucket', async () => {
    for (let n = 0; n < inboundRateLimits.sender[0]; n++) await get(emailWith([{ name: `${n}`, content: `${n}` }]))
    expect(await named([{ name: 'x', content: 'x' }])).toEqual([['x', false]])
    expect(await filesInBucket()).toHaveLength(inboundRateLimits.sender[0])
  })

  it('once the thread has no room for files', async () => {
    const id = crypto.randomUUID()
    await insertContactmail(env.DB, {
      ...mailOf({ email: 'ben@x.example' }),
      id,
      createdAt: '2026-11-17T08:00:00.000Z',
    })
    const token = await threadToken(String(env.BETTER_AUTH_SECRET), id)
    const full = JSON.stringify([{ name: 'a', type: 'b', size: threadRoom.all.files - 10, file: 'f' }])
    await env.DB.prepare(
      `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, attachments)
       VALUES ('r', ?1, 'in', 'x@y.example', 'x', '<x@y>', '2026-11-18', 'received', ?2)`,
    )
      .bind(id, full)
      .run()
    await get(emailWith([{ name: 'large', content: bytesOf(11) }]), site, `reply+${token}@forager.example`)
    expect((await attachmentsOf(id)).attachments).toEqual([{ name: 'large', type: 'application/pdf', size: 11 }])
    await get(emailWith([{ name: 'small', content: bytesOf(10) }]), site, `reply+${token}@forager.example`)
    expect((await attachmentsOf(id)).attachments).toMatchObject([{ name: 'small', file: expect.any(String) }])
    expect(await filesInBucket()).toHaveLength(1)
  })

  it('of an e-mail that is attached whole and has a long file, which the parser does not get', async () => {
    const inner = emailWith([{ name: 'photo.jpg', content: bytesOf(500_000) }])
    const outer = `--o\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment; filename="inner.eml"\r\n\r\n${inner}`
    const small = '--o\r\nContent-Disposition: attachment; filename="small.txt"\r\n\r\nsmall'
    const { message } = incoming(
      emailOf({ 'Content-Type': 'multipart/mixed; boundary=o' }, `${outer}\r\n${small}\r\n--o--`),
    )
    await worker.email(message, site)
    // Nor can it tell which of them lacks its middle.
    expect((await attachmentsOf()).attachments).toEqual([
      { name: 'inner.eml', type: 'message/rfc822' },
      { name: 'small.txt', type: 'text/plain' },
    ])
  })
})
