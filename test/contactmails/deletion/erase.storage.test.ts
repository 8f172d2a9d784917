import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeContactmail } from '../../../src/contactmails/arrival/store-contactmail.ts'
import { eraseSender } from '../../../src/contactmails/deletion/erase.ts'
import { sweep } from '../../../src/contactmails/deletion/sweep.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { queueReply } from '../../../src/contactmails/jobs/queue-reply.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import { ham } from '../../../src/contactmails/spam/spam-rules.ts'
import type { Bindings } from '../../../src/env.ts'
import { paths } from '../../../src/paths.ts'
import type { Changed } from '../../../src/staff/inbox/changes/change-schema.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'
import '../../helpers/short-timeouts.ts'
import { ask, audited, freshTeam, post, postForm } from '../../helpers/staff.ts'

const queue = faults.testQueue()
const site: Bindings = { ...env, CONTACTMAILS: queue, INBOUND_DOMAIN: 'forager.example' }
const broken: Bindings = { ...site, DB: faults.faultyDatabase(env.DB, faults.always({ error: faults.overload })) }
const mailer = faults.testMailer()
const sending: Bindings = {
  ...site,
  MAILER: mailer,
  NOTIFY_TO: 'desk@office.example',
  NOTIFY_FROM: 'w@forager.example',
  REPLY_DOMAIN: 'forager.example',
}

beforeEach(async () => {
  mailer.sent.length = 0
  await forgetMails()
  await env.DB.batch(['erasures', 'limit_counts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

/** An e-mail that names three addresses. */
const withReplyTo = emailOf({ From: 'Form <Form@forms.example>', 'Reply-To': 'Real <real@museum.example>' })
const addresses = ['form@forms.example', 'real@museum.example', 'bounces@forms.example']
const get = (bindings = site) => receive(incoming(withReplyTo, 'Bounces@forms.example').message, bindings)
const left = async () => [
  ...(await storedMails()),
  ...(
    await env.DB.prepare(
      'SELECT id FROM entries UNION ALL SELECT contactmail_id FROM changes UNION ALL SELECT id FROM outbox',
    ).all()
  ).results,
]

describe.each(addresses)('%s, one of the addresses of an e-mail', (address) => {
  it('finds and exports it', async () => {
    const { admin, staff } = await freshTeam()
    await get()
    const page = await ask(`${paths.admin.sender}?${new URLSearchParams({ email: address })}`, { cookie: admin })
    expect(await page.text()).toContain(': <!-- -->1<')
    const query = new URLSearchParams({ email: address, verdict: 'all' })
    for (const call of [paths.api.export('json'), paths.api.contactmails])
      expect(await (await ask(`${call}?${query}`, { cookie: staff })).text()).toContain('real@museum.example')
  })

  it('erases it, and nothing of somebody else', async () => {
    await get()
    await receive(incoming(emailOf({}, 'Another')).message, site)
    expect(await eraseSender(env, address)).toEqual({ messages: 1, elsewhere: 0 })
    expect(await storedMails()).toMatchObject([{ email: 'ada@museum.example' }])
    expect((await env.DB.prepare('SELECT author FROM entries').all()).results).toEqual([
      { author: 'ada@museum.example' },
    ])
  })

  it('erases what staff deleted and could still bring back, whatever was to leave for it', async () => {
    const { admin } = await freshTeam()
    await get(sending)
    const [{ id = '' } = {}] = await storedMails()
    await queueReply(sending, id, 'admin@forager.example', {
      replyId: crypto.randomUUID(),
      text: 'In May.',
      status: 'answered',
      seen: '',
    })
    const deleted = await post(paths.api.contactmailsAct('delete'), { ids: [id] }, admin)
    const { undo } = (await deleted.json()) as Changed
    expect(undo).not.toBeNull()
    expect(await eraseSender(env, address)).toEqual({ messages: 1, elsewhere: 0 })
    expect(await left()).toEqual([])
    await post(paths.api.contactmailsAct('undo'), { undo }, admin)
    await queue.deliver((batch) => consume(batch, sending))
    expect(await left()).toEqual([])
    expect(mailer.sent).toEqual([])
  })

  it('erases what the queue still holds, but not what comes later', async () => {
    await get(broken)
    await eraseSender(env, address)
    await queue.deliver((batch) => consume(batch, site))
    expect(await left()).toEqual([])
    await env.DB.exec("UPDATE erasures SET erased_at = '2026-01-01'")
    await get()
    expect(await storedMails()).toHaveLength(1)
  })
})

it.each(['ana@müller.example', ' Ana@MÜLLER.example'])('finds and erases %s, which is kept in ASCII', async (typed) => {
  const { admin } = await freshTeam()
  await storeContactmail(site, crypto.randomUUID(), mailOf({ email: 'ana@xn--mller-kva.example' }), ham)
  const page = await ask(`${paths.admin.sender}?${new URLSearchParams({ email: typed })}`, { cookie: admin })
  expect(await page.text()).toContain(': <!-- -->1<')
  await postForm(paths.admin.sender, { email: typed }, admin)
  expect(await left()).toEqual([])
})

it('finds and erases an address that is blocked, and of which nothing else is left', async () => {
  const { admin } = await freshTeam()
  await env.DB.exec("INSERT INTO blocked_senders VALUES ('ada@museum.example', 'staff@forager.example', '2026-11-20')")
  const page = async () => (await ask(`${paths.admin.sender}?email=Ada@museum.example`, { cookie: admin })).text()
  expect(await page()).toContain('This address is blocked')
  expect(await page()).toContain('Erase everything')
  await postForm(paths.admin.sender, { email: 'Ada@museum.example' }, admin)
  expect(await page()).not.toContain('This address is blocked')
})

it.each([
  ['live', [], 'in the threads of:'],
  ['deleted', ['delete'], 'deleted messages: <!-- -->1'],
] as const)('finds and erases what an address wrote in the %s thread of somebody else', async (_case, acts, words) => {
  const { admin } = await freshTeam()
  const id = crypto.randomUUID()
  await storeContactmail(site, id, mailOf({ email: 'bob@museum.example' }), ham)
  const to = `reply+${await threadToken(String(env.BETTER_AUTH_SECRET), id)}@forager.example`
  await receive(incoming(emailOf({ 'Message-ID': '<e@museum.example>' }, 'My address'), undefined, to).message, site)
  for (const act of acts) await post(paths.api.contactmailsAct(act), { ids: [id] }, admin)
  const page = await ask(`${paths.admin.sender}?email=Ada@museum.example`, { cookie: admin })
  const html = await page.text()
  expect(html).toContain(words)
  expect(html).toContain('Erase everything')
  expect(html).not.toContain('export.csv')
  const erased = await postForm(paths.admin.sender, { email: 'Ada@museum.example' }, admin)
  const after = await (await ask(String(erased.headers.get('Location')), { cookie: admin })).text()
  expect(after).toContain('Messages erased: 0, and 1 in other people’s threads.')
  expect((await audited())[0]).toMatchObject({ subject: '0, and 1 in other people’s threads' })
  expect(JSON.stringify(await left())).not.toContain('ada@museum.example')
  const kept = "SELECT count(*) AS count FROM changes WHERE origin = 'entries'"
  expect(await env.DB.prepare(kept).first('count')).toBe(0)
})

it('what a form has sent and the queue still holds is erased too', async () => {
  const email = 'ada@museum.example'
  await storeContactmail(broken, crypto.randomUUID(), mailOf({ email }), ham)
  await eraseSender(env, 'ADA@museum.example')
  await queue.deliver((batch) => consume(batch, site))
  expect(await left()).toEqual([])
})

it('what was to leave for an erased message comes to nothing', async () => {
  await receive(incoming(withReplyTo).message, sending)
  expect(queue.bodies()).not.toEqual([])
  await eraseSender(env, 'form@forms.example')
  await queue.deliver((batch) => consume(batch, sending))
  expect(mailer.sent).toEqual([])
})

it('records of erasures keep no address and end', async () => {
  await eraseSender(env, 'ada@museum.example')
  const rows = (await env.DB.prepare('SELECT * FROM erasures').all()).results
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('museum')
  await sweep(env, new Date(Date.now() + 31 * 86_400_000), { isNight: true })
  expect((await env.DB.prepare('SELECT * FROM erasures').all()).results).toEqual([])
})
