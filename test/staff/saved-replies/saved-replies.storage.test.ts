import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import type { Conversation } from '../../../src/staff/inbox/composer/conversation-schema.ts'
import { maxAnswers } from '../../../src/staff/saved-replies/saved-reply-schema.ts'
import { testMailer } from '../../helpers/faults.ts'
import { accessStatus, ask, audited, freshTeam, post, postForm, storeMails } from '../../helpers/staff.ts'

const { admin: pages, api } = paths
const visit = {
  name: 'A visit',
  reason: 'Service Enquiry',
  body: 'Dear {name},\r\nthank you ({reference}). By {due}. {x}',
}

let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
})

const send = (method: string, path: string, cookie: string, body: unknown = visit, headers = {}) =>
  ask(path, {
    method,
    cookie,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
const create = async (answer: object = visit) =>
  ((await (await post(api.answers, answer, admin)).json()) as { id: string }).id
const stored = async () => (await env.DB.prepare('SELECT name, reason, body FROM saved_replies').all()).results

describe('a call', () => {
  it('creates, changes, lists and deletes, each in the record', async () => {
    await env.DB.exec('DELETE FROM audit')
    const id = await create()
    expect((await send('PUT', api.answer(id), admin, { ...visit, reason: '' })).status).toBe(204)
    const { answers } = (await (await ask(api.answers, { cookie: staff })).json()) as { answers: unknown[] }
    expect(answers).toEqual([{ id, name: 'A visit', reason: null, body: visit.body.replace('\r', '') }])
    expect((await send('DELETE', api.answer(id), admin)).status).toBe(204)
    expect(await stored()).toEqual([])
    for (const method of ['PUT', 'DELETE']) expect((await send(method, api.answer(id), admin)).status).toBe(404)
    expect((await audited()).map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      ['answer-deleted', 'answer-changed', 'answer-created'].map((action) => `${action} ${id}`),
    )
  })

  it.each([{}, { ...visit, name: ' ' }, { ...visit, reason: 'Spam' }, { ...visit, body: 'x'.repeat(4001) }, null])(
    'refuses %j',
    async (answer) => {
      expect((await post(api.answers, answer, admin)).status).toBe(400)
      expect(await stored()).toEqual([])
    },
  )

  it('refuses one too many', async () => {
    await env.DB.batch(
      Array.from({ length: maxAnswers }, (_, n) =>
        env.DB.prepare("INSERT INTO saved_replies VALUES (?1, 'a', NULL, 'b', '')").bind(`a${n}`),
      ),
    )
    expect((await post(api.answers, visit, admin)).status).toBe(409)
  })

  it('is for admins, except the list, and for no other site', async () => {
    const id = await create()
    const changes = [
      ['POST', api.answers],
      ['PUT', api.answer(id)],
      ['DELETE', api.answer(id)],
      ['POST', pages.answers],
      ['POST', pages.answer(id)],
      ['POST', pages.answerDelete(id)],
    ] as const
    for (const [method, path] of changes) {
      expect(accessStatus(await send(method, path, '')), path).toBe(401)
      expect(accessStatus(await send(method, path, staff)), path).toBe(403)
      const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
      expect(accessStatus(await send(method, path, admin, visit, foreign)), path).toBe(403)
    }
    expect(accessStatus(await ask(api.answers))).toBe(401)
    for (const path of [pages.answers, pages.answer(id)]) {
      expect(accessStatus(await ask(path))).toBe(401)
      expect(accessStatus(await ask(path, { cookie: staff }))).toBe(403)
      expect(accessStatus(await ask(path, { cookie: admin }))).toBe(200)
    }
    expect(await stored()).toHaveLength(1)
  })
})

it('a page creates, changes and deletes without JavaScript', async () => {
  expect((await postForm(pages.answers, { ...visit, name: '' }, admin)).status).toBe(400)
  const created = await postForm(pages.answers, visit, admin)
  expect(created.headers.get('Location')).toBe(`${pages.answers}?done=saved`)
  const list = await (await ask(pages.answers, { cookie: admin })).text()
  const id = list.match(/data-answer="([^"]+)"/)?.[1] ?? ''
  expect((await postForm(pages.answer(id), { ...visit, body: '' }, admin)).status).toBe(400)
  expect((await postForm(pages.answer(id), { ...visit, body: 'Short.' }, admin)).status).toBe(303)
  expect(await stored()).toMatchObject([{ name: 'A visit', body: 'Short.' }])
  expect((await postForm(pages.answerDelete(id), {}, admin)).status).toBe(303)
  expect((await postForm(pages.answerDelete(id), {}, admin)).status).toBe(404)
})

describe('in a message', () => {
  const site = { ...env, MAILER: testMailer(), REPLY_DOMAIN: 'forager.example' } as typeof env

  it('those of its reason are offered, filled in', async () => {
    // Tuesday the 17th; the third working day after it is Friday.
    const [id = ''] = await storeMails(1)
    await env.DB.prepare("UPDATE contactmails SET created_at = '2026-11-17T20:00:00.000Z'").run()
    await create({ ...visit, name: 'Zebra', reason: '' })
    await create({ ...visit, name: 'press', reason: 'Media Enquiry' })
    await create()
    const { answers } = (await (await ask(api.replies(id), { cookie: staff }, site)).json()) as Conversation
    expect(answers.map(({ name }) => name)).toEqual(['A visit', 'Zebra'])
    expect(answers[0]?.text).toBe(
      `Dear Ada Quill,\nthank you (${id.slice(0, 8).toUpperCase()}). By Friday, November 20. {x}`,
    )
  })

  it('one is inserted by name without JavaScript, after what stands there', async () => {
    const [id = ''] = await storeMails(1)
    await create({ ...visit, body: 'Come in May.' })
    const fields = { act: 'insert', answer: 'VISIT', text: 'Hello.', status: 'closed' }
    const answer = await postForm(pages.replies(id), fields, staff, site)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Hello.\n\nCome in May.</textarea>')
    expect(await env.DB.prepare('SELECT id FROM replies').first()).toBeNull()
  })
})
