import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { eraseSender } from '../../../src/contactmails/deletion/erase.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { judge } from '../../../src/contactmails/spam/judge.ts'
import { learn } from '../../../src/contactmails/spam/naive-bayes.ts'
import { ham, reasonsInWords } from '../../../src/contactmails/spam/spam-rules.ts'
import { paths } from '../../../src/paths.ts'
import { bodyOf, postJson } from '../../helpers/api.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'
import { ask, audited, change, freshTeam, post } from '../../helpers/staff.ts'

const offer = {
  subject: 'Ranking of your website',
  message: 'We are an SEO agency. Let us bring your website to the first page of Google, free audit and no contract.',
}
/** Nothing in the samples is like it. */
const unheard = {
  subject: 'Gravel',
  message: 'Our quarry delivers gravel and crushed stone to driveways across the peninsula by the lorry load.',
}

let staff = ''
beforeEach(async () => {
  await env.DB.batch(['outbox', 'blocked_senders'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  ;({ staff } = await freshTeam())
})

const send = async (fields: Parameters<typeof mailOf>[0]) => {
  const { id } = await bodyOf(await postJson(mailOf(fields)))
  return String(id)
}
const verdictOf = (id: string) =>
  env.DB.prepare('SELECT verdict, verdict_reasons AS reasons FROM contactmails WHERE id = ?1')
    .bind(id)
    .first<{ verdict: string; reasons: string }>()

it('an offer is kept as spam, with the words that made it one', async () => {
  const row = await verdictOf(await send(offer))
  expect(row?.verdict).toBe('spam')
  expect(reasonsInWords(row?.reasons ?? '')).toMatch(/^it reads like an offer: “[^”]+”/)
  const { results } = await env.DB.prepare('SELECT kind FROM outbox').all()
  expect(results).toContainEqual({ kind: 'notification' })
  expect(results).not.toContainEqual({ kind: 'receipt' })
})

it('a word as long as an e-mail fills no row', async () => {
  const stems = 'rankin backli keywor optimi traffi casino crypto bitcoi follow wholes suppli manufa outsou'.split(' ')
  const words = stems.map((stem) => stem.padEnd(1500, 'x'))
  const { reasons } = await judge(env.DB, { subject: '', message: words.join(' '), email: 'a@seo.example' }, ham)
  expect(reasons.join(' ')).toMatch(/^offer word:[a-z]{6}xxx/)
  expect(reasons.join(' ').length).toBeLessThan(500)
})

it('an offer by e-mail is spam, too', async () => {
  const headers = { Subject: offer.subject, 'Message-ID': '<1@seo.example>' }
  await receive(incoming(emailOf(headers, offer.message), 'a@seo.example').message, {
    ...env,
    INBOUND_DOMAIN: 'in.example',
  })
  expect(await env.DB.prepare('SELECT verdict FROM contactmails').first('verdict')).toBe('spam')
})

describe('verdicts of staff', () => {
  it('teach at once, and no longer once they are undone', async () => {
    const first = await send(unheard)
    expect((await verdictOf(first))?.verdict).toBe('ham')
    const changed = await change([first], { kind: 'verdict', verdict: 'spam' }, staff)
    const { undo } = (await changed.json()) as { undo: string }
    const again = { ...unheard, email: 'other@quarry.example', message: `Good day. ${unheard.message}` }
    expect((await verdictOf(await send(again)))?.verdict).toBe('spam')
    await post(paths.api.contactmailsAct('undo'), { undo }, staff)
    expect((await verdictOf(await send({ ...again, email: 'third@quarry.example' })))?.verdict).toBe('ham')
  })

  it('teach what is no spam', async () => {
    const first = await send(offer)
    await change([first], { kind: 'verdict', verdict: 'ham' }, staff)
    expect((await verdictOf(await send({ ...offer, email: 'b@seo.example' })))?.verdict).toBe('ham')
  })

  it('teach no more of offers than 40 above what they teach of honest messages', async () => {
    const first = await send(unheard)
    await change([first], { kind: 'verdict', verdict: 'spam' }, staff)
    const tiles = mailOf({ subject: 'Tiles', message: 'We roof your shed with slate.', email: 'c@roof.example' })
    for (let at = 0; at < 40; at += 1)
      await insertContactmail(env.DB, { ...tiles, id: `tiles-${at}`, createdAt: '2099-01-01T00:00:00.000Z' })
    await env.DB.exec("UPDATE contactmails SET rules_verdict = 'ham', verdict = 'spam' WHERE id LIKE 'tiles-%'")
    const another = { ...unheard, email: 'other@quarry.example' }
    expect((await verdictOf(await send(another)))?.verdict).toBe('ham')
    await env.DB.exec("DELETE FROM contactmails WHERE id = 'tiles-0'")
    expect((await verdictOf(await send({ ...another, name: 'Another' })))?.verdict).toBe('spam')
  })

  it('are forgotten with the message that they were about', async () => {
    const first = await send(unheard)
    await change([first], { kind: 'verdict', verdict: 'spam' }, staff)
    await eraseSender(env as never, mailOf().email)
    expect((await verdictOf(await send({ ...unheard, email: 'other@quarry.example' })))?.verdict).toBe('ham')
  })
})

it('nobody to whom staff have replied makes an offer out of the blue', async () => {
  const first = await send({ message: 'May we visit?' })
  await env.DB.prepare("UPDATE contactmails SET answered_at = '2026-11-20' WHERE id = ?1").bind(first).run()
  expect((await verdictOf(await send(offer)))?.verdict).toBe('ham')
  expect((await verdictOf(await send({ ...offer, email: 'b@seo.example' })))?.verdict).toBe('spam')
})

describe('a blocked sender', () => {
  const block = (id: string, isBlocked: boolean) => post(paths.api.contactmailAct(id, 'block'), { isBlocked }, staff)

  it('writes spam, however the address is spelled, until unblocked', async () => {
    const id = await send({ email: 'pest@x.example' })
    expect((await block(id, true)).status).toBe(200)
    const read = await ask(paths.api.replies(id), { cookie: staff })
    expect(await read.json()).toMatchObject({ isBlocked: true })
    const next = await send({ email: 'PEST@x.example', message: 'Another one' })
    expect(await verdictOf(next)).toMatchObject({ verdict: 'spam', reasons: 'blocked' })
    expect((await block(next, false)).status).toBe(200)
    expect((await verdictOf(await send({ email: 'pest@x.example', message: 'Third' })))?.verdict).toBe('ham')
    expect((await audited()).slice(0, 2)).toMatchObject([{ action: 'sender-unblocked' }, { action: 'sender-blocked' }])
  })

  it('is forgotten with the erasure of the address', async () => {
    await block(await send({ email: 'pest@x.example' }), true)
    await eraseSender(env as never, 'Pest@x.example')
    expect(await env.DB.prepare('SELECT count(*) AS count FROM blocked_senders').first('count')).toBe(0)
  })

  it('of a message that is gone is nobody', async () => {
    expect((await block(crypto.randomUUID(), true)).status).toBe(404)
  })
})

it('looks only so far ahead for what a number counts, so that long texts take time in proportion to their length', () => {
  const wordsOf = (text: string) => [...learn({ offers: [text], enquiries: [] }).words.keys()]
  expect(wordsOf('1,250.00 €, 30% and $1,000,000')).toEqual(expect.arrayContaining(['#money', '#percent']))
  expect(wordsOf(`${'1,'.repeat(100)}1%`)).toContain('#number')
})
