import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bindings } from '../../../../src/env.ts'
import { paths } from '../../../../src/paths.ts'
import type { Conversation } from '../../../../src/staff/inbox/composer/conversation-schema.ts'
import * as faults from '../../../helpers/faults.ts'
import { accessStatus, ask, audited, endGrace, freshTeam, post, postForm, storeMails } from '../../../helpers/staff.ts'

const { admin: pages, api } = paths
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
const fail = () => env.DB.prepare("UPDATE replies SET state = 'failed', error = 'no-answer'").run()
const storedReplies = async () => (await env.DB.prepare('SELECT id, body, sets_status FROM replies').all()).results
const recorded = async () => (await audited()).map(({ action, subject }) => `${action} ${subject}`)

describe('a call', () => {
  it('answers, once for the same answer, and reads the thread', async () => {
    expect((await post(api.replies(id), reply, staff, site)).status).toBe(201)
    expect((await post(api.replies(id), reply, staff, site)).status).toBe(200)
    expect(await storedReplies()).toEqual([{ id: replyId, body: 'Yes, in May.\n<b>Ada</b>', sets_status: 'waiting' }])
    expect(await conversation()).toMatchObject({
      sender: 'ada@museum.example',
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
    expect((await again()).status).toBe(404)
    await fail()
    expect((await again()).status).toBe(204)
    expect((await post(api.replyRetry(crypto.randomUUID(), replyId), {}, staff, site)).status).toBe(404)
    expect(queue.bodies()).toHaveLength(2)
    expect(await recorded()).toEqual([`reply-retried ${id}`, `reply-sent ${id}`])
  })
})

describe('without JavaScript', () => {
  it('a form answers and leads back to the message, which shows the answer as text', async () => {
    const page = await (await get(pages.contactmail(id))).text()
    expect(page).toContain(`action="${pages.replies(id)}?status=open#reply"`)
    const answer = await postForm(`${pages.replies(id)}?status=all`, reply, staff, site)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`${pages.contactmail(id)}?status=all#answers`)
    const after = await (await get(pages.contactmail(id))).text()
    expect(after).toContain(`data-reply="${replyId}"`)
    expect(after).not.toContain('<b>Ada</b>')
  })

  it('an empty answer is shown again with what is wrong', async () => {
    const answer = await postForm(pages.replies(id), { ...reply, text: '' }, staff, site)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('data-kind="error"')
  })

  it('on top of an answer that arrived meanwhile asks first, keeps the text, and then sends', async () => {
    await postForm(pages.replies(id), reply, admin, site)
    const late = { ...reply, replyId: crypto.randomUUID(), text: 'My own words', status: 'closed' }
    const question = await postForm(pages.replies(id), late, staff, site)
    expect(question.status).toBe(409)
    const html = await question.text()
    expect(html).toContain(`data-reply="${replyId}"`)
    expect(html).toContain('My own words</textarea>')
    const field = (name: string) => html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? ''
    expect(field('seen')).toBe(replyId)
    expect(html).toMatch(/checked=""[^>]*value="closed"|value="closed"[^>]*checked=""/)
    const sure = { ...late, replyId: field('replyId'), seen: field('seen') }
    expect((await postForm(pages.replies(id), sure, staff, site)).status).toBe(303)
    expect(await storedReplies()).toHaveLength(2)
  })

  it('a failed answer is sent again by a button', async () => {
    await postForm(pages.replies(id), reply, staff, site)
    await fail()
    expect(await (await get(pages.contactmail(id))).text()).toContain(
      `action="${pages.replyRetry(id, replyId)}?status=open"`,
    )
    const again = await postForm(pages.replyRetry(id, replyId), {}, staff, site)
    expect(again.headers.get('Location')).toBe(`${pages.contactmail(id)}#answers`)
    expect((await conversation()).thread).toMatchObject([{ state: 'queued' }])
  })
})

describe('without a domain to send from', () => {
  it('the page has a link for a mail program and no form, and the call is not there', async () => {
    const html = await (await get(pages.contactmail(id), staff, env)).text()
    expect(html).not.toContain(pages.replies(id))
    const link = html.match(/href="(mailto:[^"]+subject[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe('ada@museum.example')
    expect(searchParams.get('subject')).toBe('Re: Mail 1')
    expect(searchParams.get('body')).toContain(`Reference: ${id.slice(0, 8).toUpperCase()}`)
    expect(searchParams.get('body')).toContain('> Our keeper is ninety-three.')
    expect((await post(api.replies(id), reply, staff, env)).status).toBe(404)
    expect((await postForm(pages.replies(id), reply, staff, env)).status).toBe(404)
  })
})

describe('who may', () => {
  const routes = () =>
    [
      ['GET', api.replies(id)],
      ['POST', api.replies(id)],
      ['POST', api.replyRetry(id, replyId)],
      ['POST', pages.replies(id)],
      ['POST', pages.replyRetry(id, replyId)],
    ] as const
  const send = (method: string, path: string, cookie: string, headers = {}, bindings = site) =>
    ask(
      path,
      {
        method,
        cookie,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method === 'POST' && { body: JSON.stringify(reply) }),
      },
      bindings,
    )

  it('answer: neither strangers, nor disabled accounts, nor admins whose second step is missing', async () => {
    await endGrace()
    const strict = { ...site, REQUIRE_ADMIN_TWO_FACTOR: 'true' }
    for (const [method, path] of routes()) {
      expect(accessStatus(await send(method, path, '')), path).toBe(401)
      expect(accessStatus(await send(method, path, admin, {}, strict)), path).toBe(403)
      expect([401, 403], path).not.toContain(accessStatus(await send(method, path, staff)))
    }
    await env.DB.exec("DELETE FROM session WHERE userId IN (SELECT id FROM user WHERE role = 'staff')")
    for (const [method, path] of routes()) expect(accessStatus(await send(method, path, staff)), path).toBe(401)
  })

  it('answer: no other site', async () => {
    for (const [method, path] of routes().slice(1)) {
      const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
      expect(accessStatus(await send(method, path, staff, foreign)), path).toBe(403)
    }
    expect(await storedReplies()).toEqual([])
  })
})
