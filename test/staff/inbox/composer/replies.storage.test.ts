import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bindings } from '../../../../src/env.ts'
import { paths } from '../../../../src/paths.ts'
import type { Conversation } from '../../../../src/staff/inbox/state/thread-schema.ts'
import * as faults from '../../../helpers/faults.ts'
import { ask, audited, freshTeam, post, storeMails } from '../../../helpers/staff.ts'

const { api } = paths
const replyId = '7c1f2a60-97e2-4a83-8d64-3f6f3b1f2a01'
const reply = { replyId, text: 'Yes, in May.\r\n<b>Ada</b>', seen: '', status: 'waiting' }

let site: typeof env = env
let queue = faults.testQueue()
let id = ''
let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ;[id = ''] = await storeMails(1)
  await env.DB.exec('DELETE FROM audit')
  queue = faults.testQueue()
  const bindings: Partial<Bindings> = {
    CONTACTMAILS: queue,
    MAILER: faults.testMailer(),
    REPLY_DOMAIN: 'forager.example',
  }
  site = { ...env, ...bindings } as typeof env
})

const get = (path: string, cookie = staff, bindings = site) => ask(path, { cookie }, bindings)
const conversation = async () => (await (await get(api.replies(id))).json()) as Conversation
const fail = () => env.DB.prepare("UPDATE entries SET state = 'failed', error = 'no-answer'").run()
const storedReplies = async () => (await env.DB.prepare('SELECT id, body, sets_status FROM entries').all()).results
const recorded = async () => (await audited()).map(({ action, subject }) => `${action} ${subject}`)

describe('a call', () => {
  it('answers, once for the same answer, and reads the thread', async () => {
    expect((await post(api.replies(id), reply, staff, site)).status).toBe(201)
    expect((await post(api.replies(id), reply, staff, site)).status).toBe(200)
    expect(await storedReplies()).toEqual([{ id: replyId, body: 'Yes, in May.\n<b>Ada</b>', sets_status: 'waiting' }])
    expect(await conversation()).toMatchObject({
      from: 'service@forager.example',
      seen: replyId,
      thread: [{ id: replyId, direction: 'out', author: 'staff@forager.example', state: 'queued' }],
    })
    expect(await recorded()).toEqual([`reply-sent ${id}`])
  })

  it.each([
    [400, {}],
    [400, { ...reply, text: ' \u0000\n' }],
    [400, { ...reply, text: 'x'.repeat(10_001) }],
    [400, { ...reply, replyId: 'mine' }],
    [400, { ...reply, status: 'open' }],
    [400, 'nothing'],
    [409, { ...reply, seen: '1c1f2a60-97e2-4a83-8d64-3f6f3b1f2a01' }],
    [413, { ...reply, text: 'x'.repeat(140_000) }],
  ])('is refused with %i', async (status, body) => {
    const answer = await post(api.replies(id), body, staff, site)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toHaveProperty('message')
    expect(await storedReplies()).toEqual([])
  })

  it('tries again what failed, and nothing else', async () => {
    await post(api.replies(id), reply, staff, site)
    const again = () => post(api.replyRetry(id, replyId), {}, staff, site)
    await env.DB.exec("UPDATE entries SET state = 'sent'")
    expect((await again()).status).toBe(404)
    await fail()
    expect((await again()).status).toBe(204)
    expect((await post(api.replyRetry(crypto.randomUUID(), replyId), {}, staff, site)).status).toBe(404)
    expect(queue.bodies()).toHaveLength(2)
    expect(await recorded()).toEqual([`reply-retried ${id}`, `reply-sent ${id}`])
  })
})

it('the page shows a reply as text', async () => {
  await post(api.replies(id), reply, staff, site)
  const html = await (await get(paths.admin.contactmail(id))).text()
  expect(html).toContain(`data-entry="${replyId}"`)
  expect(html).not.toContain('<b>Ada</b>')
})

it('on top of a reply that arrived meanwhile asks first, and then sends', async () => {
  await post(api.replies(id), reply, admin, site)
  const late = { ...reply, replyId: crypto.randomUUID(), text: 'My own words', status: 'closed' }
  expect((await post(api.replies(id), late, staff, site)).status).toBe(409)
  const { seen } = await conversation()
  expect(seen).toBe(replyId)
  expect((await post(api.replies(id), { ...late, seen }, staff, site)).status).toBe(201)
  expect(await storedReplies()).toHaveLength(2)
})

describe('without a domain to send from', () => {
  it('the page has a link for a mail program and no form, and the call is not there', async () => {
    const html = await (await get(paths.admin.contactmail(id), staff, env)).text()
    expect(html).not.toContain('id="reply-text"')
    const link = html.match(/href="(mailto:[^"]+subject[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe('ada@museum.example')
    expect(searchParams.get('subject')).toBe('Re: Mail 1')
    expect(searchParams.get('body')).toContain(`Reference: ${id.slice(0, 8).toUpperCase()}`)
    expect(searchParams.get('body')).toContain('> Our keeper is ninety-three.')
    expect((await post(api.replies(id), reply, staff, env)).status).toBe(404)
  })
})
