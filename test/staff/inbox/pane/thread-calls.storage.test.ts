import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../../../src/contactmails/deletion/sweep.ts'
import { listEarlier } from '../../../../src/contactmails/replies/reply-queries.ts'
import { paths } from '../../../../src/paths.ts'
import type { PresenceState, upsertPresence } from '../../../../src/staff/inbox/live/queries.ts'
import type { Conversation } from '../../../../src/staff/inbox/state/thread-schema.ts'
import { ask, audited, change, freshTeam, post, storeMails } from '../../../helpers/staff.ts'

const { contactmailAct } = paths.api
const open = () => post(contactmailAct(id, 'open'), {}, staff)

let staff = ''
let admin = ''
let id = ''
beforeEach(async () => {
  await env.DB.exec('DELETE FROM entries')
  ;({ staff, admin } = await freshTeam())
  ;[id = ''] = await storeMails(1)
  await env.DB.exec('DELETE FROM audit')
})

it('the history says who did what, newest first, but not who read it', async () => {
  const [other = ''] = await storeMails(1)
  await change([id, other], { kind: 'status', status: 'closed' }, staff)
  const me = await env.DB.prepare("SELECT id FROM user WHERE email = 'admin@forager.example'").first<string>('id')
  await change([id], { kind: 'assignee', assignee: me }, admin)
  await open()
  const { history } = (await (await ask(paths.api.replies(id), { cookie: staff })).json()) as Conversation
  expect(history?.map(({ who, did }) => `${who} ${did}`)).toEqual([
    'The admin assigned it to The admin',
    'The staff marked it as closed',
  ])
})

describe('notes', () => {
  const note = (body: unknown, noteId: string = crypto.randomUUID()) =>
    post(contactmailAct(id, 'notes'), { id: noteId, body }, staff)

  it('are kept in order with their authors, each once, and recorded without their text', async () => {
    const noteId = crypto.randomUUID()
    await note(' Ask the\r\nkeeper first. ', noteId)
    await note('Sent twice', noteId)
    const answer = await post(contactmailAct(id, 'notes'), { id: crypto.randomUUID(), body: 'I did.' }, admin)
    expect(answer.status).toBe(201)
    const { thread } = (await answer.json()) as Conversation
    expect(thread.map(({ direction, state, author, body }) => [direction, state, author, body])).toEqual([
      ['note', 'noted', 'staff@forager.example', 'Ask the\nkeeper first.'],
      ['note', 'noted', 'admin@forager.example', 'I did.'],
    ])
    expect(await audited()).toEqual([
      { actor: 'admin@forager.example', action: 'mail-noted', subject: id },
      { actor: 'staff@forager.example', action: 'mail-noted', subject: id },
    ])
    const read = (await (await open()).json()) as object
    expect(read).toMatchObject({ contactmail: { id, status: 'open', changedAt: thread[1]?.createdAt } })
    expect(await (await ask(paths.api.replies(id), { cookie: staff })).json()).toMatchObject({ thread })
  })

  it.each(['', ' \n', 7, 'x'.repeat(4001), '\u0000'])('answers 400 to %j', async (body) =>
    expect((await note(body)).status).toBe(400),
  )

  it('are read with the thread, the newest first to be shown and older ones on demand', async () => {
    await env.DB.prepare(
      `INSERT INTO entries (id, contactmail_id, direction, author, body, created_at, state)
       SELECT 'n' || value, ?1, 'note', 'a', 'Note ' || value, '2036-11-01T10:00:' || value || '.000Z', 'noted'
       FROM json_each(?2)`,
    )
      .bind(id, JSON.stringify(Array.from({ length: 25 }, (_, at) => String(at + 10))))
      .run()
    const page = await (await ask(paths.admin.contactmail(id), { cookie: staff })).text()
    expect(page).toContain('Note 34')
    expect(page).not.toContain('Note 14')
    expect(page).toContain(`href="${paths.admin.contactmail(id)}?older=n15#earlier"`)
    expect(await (await ask(`${paths.admin.contactmail(id)}?older=n15`, { cookie: staff })).text()).toContain('Note 14')
  })

  it('never leave with a reply', async () => {
    await note('Ask the keeper first.')
    const earlier = await listEarlier(env.DB, id, '9999')
    expect(earlier).toEqual([])
  })

  it('answers 404 to a note on nothing', async () => {
    id = crypto.randomUUID()
    expect((await note('x')).status).toBe(404)
    expect((await open()).status).toBe(404)
  })
})

describe('presence', () => {
  const say = async (state: PresenceState, cookie: string) => {
    const answer = await post(contactmailAct(id, 'presence'), { state }, cookie)
    expect(answer.status).toBe(200)
    return (await answer.json()) as NonNullable<Awaited<ReturnType<typeof upsertPresence>>>
  }
  const age = (seconds: number) =>
    env.DB.prepare('UPDATE presence SET seen_at = ?1')
      .bind(new Date(Date.now() - seconds * 1000).toISOString())
      .run()
  const others = async () => (await say('reading', admin)).others

  it('shows each who else has the contactmail open, and who is writing', async () => {
    expect(await say('reading', staff)).toEqual({ others: [], changedAt: null })
    expect(await others()).toEqual([{ id: expect.any(String), name: 'The staff', isWriting: false }])
    expect((await say('writing', staff)).others).toMatchObject([{ name: 'The admin', isWriting: false }])
    expect(await others()).toMatchObject([{ isWriting: true }])
    await say('gone', staff)
    expect(await others()).toEqual([])
    expect(await audited()).toEqual([])
  })

  it('ends 20 seconds after the last word', async () => {
    await say('writing', staff)
    await age(18)
    expect(await others()).toHaveLength(1)
    await age(21)
    expect(await others()).toEqual([])
    await say('reading', staff)
    expect(await others()).toHaveLength(1)
    await age(61)
    await sweep(env, new Date(), { isNight: false })
    expect((await env.DB.prepare('SELECT * FROM presence').all()).results).toEqual([])
  })

  it('says whose draft waits there, also when its writer is elsewhere', async () => {
    const body = { kind: 'reply', id: crypto.randomUUID(), tab: crypto.randomUUID(), text: 'We come.', base: 0 }
    expect((await post(contactmailAct(id, 'draft'), body, staff)).status).toBe(200)
    expect(await others()).toMatchObject([{ name: 'The staff', isWriting: null }])
    await say('reading', staff)
    expect(await others()).toMatchObject([{ isWriting: false }])
    await say('gone', staff)
    expect((await say('reading', staff)).others).toMatchObject([{ name: 'The admin', isWriting: false }])
    await say('gone', staff)
    await env.DB.exec("UPDATE user SET banned = 1 WHERE name = 'The staff'")
    expect(await others()).toEqual([])
  })

  it('says what has changed', async () => {
    await change([id], { kind: 'status', status: 'answered' }, admin)
    expect(await say('reading', staff)).toMatchObject({ changedAt: expect.any(String) })
  })

  it('is of what exists, and one of three states', async () => {
    expect((await post(contactmailAct(id, 'presence'), { state: 'asleep' }, staff)).status).toBe(400)
    id = crypto.randomUUID()
    expect((await post(contactmailAct(id, 'presence'), { state: 'reading' }, staff)).status).toBe(404)
    expect((await env.DB.prepare('SELECT * FROM presence').all()).results).toEqual([])
  })
})
