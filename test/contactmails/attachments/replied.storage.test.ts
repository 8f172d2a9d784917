import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replyFiles } from '../../../src/contactmails/attachments/attachment.ts'
import { send } from '../../../src/contactmails/jobs/send.ts'
import type { SavedDraft } from '../../../src/contactmails/replies/reply-schema.ts'
import { paths } from '../../../src/paths.ts'
import type { Opened } from '../../../src/staff/inbox/state/thread-schema.ts'
import * as faults from '../../helpers/faults.ts'
import { bytesOf, emptyBucket, filesInBucket } from '../../helpers/files.ts'
import { ask, freshTeam, post, storeMails } from '../../helpers/staff.ts'

const { api } = paths

let mailer = faults.testMailer()
let site: typeof env = env
let [id, staff, admin] = ['', '', '']
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ;[id = ''] = await storeMails(1)
  await env.DB.batch(['drafts', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await emptyBucket()
  mailer = faults.testMailer()
  site = { ...env, CONTACTMAILS: faults.testQueue(), MAILER: mailer, REPLY_DOMAIN: 'forager.example' } as typeof env
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

type Given = { name?: string; content?: Uint8Array<ArrayBuffer> | string; type?: string; cookie?: string; to?: string }
const attach = (given: Given = {}, bindings = site) => {
  const { name = 'Plan.pdf', content = 'a plan', type = 'application/pdf', cookie = staff, to = id } = given
  const path = `${api.attachments(to)}?${new URLSearchParams({ name })}`
  return ask(path, { method: 'POST', cookie, body: content, headers: { 'Content-Type': type } }, bindings)
}
const attached = async (given: Given = {}) => (await (await attach(given)).json()) as SavedDraft
const keysOf = ({ attachments = [] }: { attachments?: { file?: string | undefined }[] }) =>
  attachments.map(({ file = '' }) => file)
const opened = async (cookie = staff) => {
  const answer = await post(api.contactmailAct(id, 'open'), {}, cookie, site)
  return ((await answer.json()) as Opened).thread
}
const reply = ({ id: replyId, ...draft }: SavedDraft, files = keysOf(draft), cookie = staff, seen = '') =>
  post(api.replies(id), { replyId, text: 'Here it is.', seen, files, draft: { version: 0, tab: '' } }, cookie, site)
/** Past the time in which it can be taken back. */
const later = () => new Date(Date.now() + 60_000)
const stateOf = async () => (await env.DB.prepare('SELECT state, error FROM entries').all()).results

describe('a file of a reply', () => {
  it('is kept with the draft, leaves with the e-mail, and stays in the thread', async () => {
    await attached({ content: bytesOf(replyFiles.bytes - 6) })
    const draft = await attached({ name: 'Île.txt', content: 'island', type: 'text/plain' })
    expect((await opened()).drafts).toMatchObject([{ id: draft.id, attachments: draft.attachments }])
    expect((await reply(draft)).status).toBe(201)
    expect((await reply(draft)).status).toBe(200)
    await send(site, draft.id, later())
    expect(mailer.sent).toMatchObject([
      {
        text: expect.stringContaining('Here it is.'),
        attachments: [
          { disposition: 'attachment', filename: 'Plan.pdf', type: 'application/pdf' },
          { disposition: 'attachment', filename: 'Île.txt', type: 'text/plain' },
        ],
      },
    ])
    const [large, small] = mailer.sent[0]?.attachments ?? []
    expect(Buffer.compare(new Uint8Array(large?.content ?? []), bytesOf(replyFiles.bytes - 6))).toBe(0)
    expect(new TextDecoder().decode(small?.content)).toBe('island')
    const { thread, drafts } = await opened(admin)
    expect(thread).toMatchObject([{ state: 'sent', attachments: draft.attachments }])
    expect(drafts).toEqual([])
    expect((await opened()).drafts).toEqual([])
    const [, file = ''] = keysOf(draft)
    expect(await (await ask(api.attachment(id, file), { cookie: admin })).text()).toBe('island')
  })

  it('comes back into the draft when the reply is taken back, beside what was attached meanwhile', async () => {
    const first = await attached()
    await reply(first)
    const second = await attached({ name: 'b.txt' })
    expect(second.id).not.toBe(first.id)
    const answer = await post(api.contactmailsAct('undo'), { undo: first.id }, staff, site)
    expect(await answer.json()).toMatchObject({ contactMails: [{ id }] })
    const [draft] = (await opened()).drafts
    expect(draft).toMatchObject({ text: 'Here it is.', attachments: [{ name: 'Plan.pdf' }, { name: 'b.txt' }] })
    expect((await reply(draft as SavedDraft)).status).toBe(201)
    await send(site, draft?.id ?? '', later())
    expect(mailer.sent[0]?.attachments).toHaveLength(2)
  })

  it('stays in the draft when it was attached while another tab sent', async () => {
    const first = await attached()
    const both = await attached({ name: 'b.txt' })
    expect((await reply(both, keysOf(first))).status).toBe(201)
    const { thread, drafts } = await opened()
    expect(thread).toMatchObject([{ attachments: [{ name: 'Plan.pdf' }] }])
    expect(drafts).toMatchObject([{ text: '', attachments: [{ name: 'b.txt' }] }])
    expect(drafts[0]?.id).not.toBe(both.id)
    const [rest] = drafts as [SavedDraft]
    expect((await reply(rest, keysOf(rest), staff, both.id)).status).toBe(201)
    expect((await opened()).drafts).toEqual([])
  })

  it('is the own draft’s alone: nobody else’s, of no other message, not to be read before it is sent', async () => {
    const draft = await attached()
    const files = keysOf(draft)
    const theirs = await attached({ cookie: admin, name: 'theirs' })
    expect((await reply(theirs, files, admin)).status).toBe(422)
    expect((await reply(draft, [...files, crypto.randomUUID()])).status).toBe(422)
    expect(await stateOf()).toEqual([])
    const call = (method: string, cookie: string, of = id) =>
      ask(api.attachment(of, files[0] ?? ''), { method, cookie })
    expect((await call('DELETE', admin)).status).toBe(404)
    expect((await call('GET', staff)).status).toBe(404)
    expect((await call('DELETE', '')).status).toBe(401)
    expect((await attach({ cookie: '' })).status).toBe(401)
    expect((await attach({ to: crypto.randomUUID() })).status).toBe(404)
    expect(await filesInBucket()).toHaveLength(2)
  })

  it('is gone from draft and bucket once it is removed', async () => {
    const [file = ''] = keysOf(await attached())
    const left = await attached({ name: 'b' })
    const answer = await ask(api.attachment(id, file), { method: 'DELETE', cookie: staff })
    expect(await answer.json()).toMatchObject({ id: left.id, attachments: [{ name: 'b' }] })
    expect(await filesInBucket()).toEqual(keysOf(left).slice(1))
    // A tab that does not know of it sends nothing that its writer has not seen.
    expect((await reply(left)).status).toBe(422)
    expect((await reply(left, keysOf(left).slice(1))).status).toBe(201)
  })
})

it('refuses what is too large, alone or together, and keeps nothing of it', async () => {
  expect((await attach({ content: bytesOf(replyFiles.bytes + 1) })).status).toBe(413)
  await attached({ content: bytesOf(replyFiles.bytes - 1) })
  expect((await attach({ content: 'ab' })).status).toBe(413)
  expect((await attach({ content: 'a' })).status).toBe(200)
  expect(await filesInBucket()).toHaveLength(2)
})

it('takes ten files', async () => {
  for (let n = 0; n < replyFiles.count; n += 1) expect((await attach({ name: `${n}` })).status).toBe(200)
  expect((await attach()).status).toBe(413)
  expect(await filesInBucket()).toHaveLength(replyFiles.count)
})

it.each([
  ['../../etc/passwd', 'text/html\r\nBcc: eve@evil.example', 'passwd', 'application/octet-stream'],
  ['gpj.\u202Efdp.exe', 'a/b/c', 'gpj.fdp.exe', 'application/octet-stream'],
  ['a"\r\nBcc: eve@evil.example\r\n.pdf', 'application/pdf', 'a_ Bcc_ eve@evil.example .pdf', 'application/pdf'],
  ['', 'image/svg+xml', 'file', 'image/svg+xml'],
  [`${'a'.repeat(300)}.pdf`, '', `${'a'.repeat(116)}.pdf`, 'application/octet-stream'],
])('the name %j and the type %j leave as %j and %j', async (name, type, filename, sent) => {
  const headers = { 'Content-Type': type.split('\r')[0] ?? '' }
  const path = `${api.attachments(id)}?${new URLSearchParams({ name })}`
  const answer = await ask(path, { method: 'POST', cookie: staff, body: 'x', headers }, site)
  const draft = (await answer.json()) as SavedDraft
  await reply(draft)
  await send(site, draft.id, later())
  const expected = type.includes('\r') ? 'text/html' : sent
  expect(mailer.sent[0]?.attachments).toMatchObject([{ filename, type: expected }])
})

describe('where the bucket', () => {
  const away = { get: () => Promise.reject(new Error('away')), put: () => Promise.reject(new Error('away')) } as never

  it('fails, the composer says so and the reply waits for it', async () => {
    expect((await attach({}, { ...site, ATTACHMENTS: away })).status).toBe(503)
    const draft = await attached()
    await reply(draft)
    await send({ ...site, ATTACHMENTS: away }, draft.id, later())
    expect([mailer.sent, await stateOf()]).toMatchObject([[], [{ state: 'queued' }]])
    await send(site, draft.id, new Date(Date.now() + 600_000))
    expect([mailer.sent.length, await stateOf()]).toMatchObject([1, [{ state: 'sent' }]])
  })

  it('has lost a file, nothing leaves without it', async () => {
    const draft = await attached()
    await reply(draft)
    await emptyBucket()
    await send(site, draft.id, later())
    expect([mailer.sent, await stateOf()]).toMatchObject([[], [{ state: 'failed', error: 'no-file' }]])
  })
})

it('a draft with a file and no text is one in the list, and stays', async () => {
  await attached()
  const list = await (await ask(api.contactmails, { cookie: staff })).json()
  expect(list).toMatchObject({ contactMails: [{ marks: ['draft'] }] })
})

it('a reply that was taken back leaves with no more files than an e-mail takes', async () => {
  const first = await attached({ content: bytesOf(replyFiles.bytes - 10) })
  await reply(first)
  await attached({ content: bytesOf(20) })
  await post(api.contactmailsAct('undo'), { undo: first.id }, staff, site)
  const [draft] = (await opened()).drafts as [SavedDraft]
  const [large = ''] = keysOf(draft)
  expect((await reply(draft)).status).toBe(422)
  expect((await reply(draft, [large])).status).toBe(201)
})
