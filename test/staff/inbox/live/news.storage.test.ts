import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { unattendedHeader } from '../../../../src/browser-state/call.ts'
import { insertContactmail } from '../../../../src/contactmails/arrival/insert-contactmail.ts'
import { paths } from '../../../../src/paths.ts'
import { idleSeconds } from '../../../../src/staff/guards/session-rules.ts'
import type { News } from '../../../../src/staff/inbox/search/inbox-page.ts'
import { mailOf } from '../../../helpers/mail.ts'
import { ask, audited, change, freshTeam, storeMails } from '../../../helpers/staff.ts'

const listed = '2026-11-20T18:00:00.000Z'

let staff = ''
beforeEach(async () => {
  ;({ staff } = await freshTeam())
  await env.DB.exec('DELETE FROM audit')
})

const store = async (seconds: number, columns: Record<string, string> = {}, fields: { subject?: string } = {}) => {
  const id = crypto.randomUUID()
  const createdAt = new Date(Date.parse(listed) + seconds * 1000).toISOString()
  await insertContactmail(env.DB, { ...mailOf(fields), id, createdAt })
  for (const [column, value] of Object.entries(columns))
    await env.DB.prepare(`UPDATE contactmails SET ${column} = ?1 WHERE id = ?2`).bind(value, id).run()
  return id
}
const askNews = (query: string, headers = {}) =>
  ask(`${paths.api.news}?${query}&after=${encodeURIComponent(listed)}`, { cookie: staff, headers })
const news = async (query = '') => {
  const answer = await askNews(query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as News
}

describe('news', () => {
  it('are the contactmails of the list that arrived after it was read, the newest first', async () => {
    await store(-3600)
    const first = await store(10)
    const second = await store(20)
    await store(30, { verdict: 'spam' })
    expect(await news()).toMatchObject({ arrived: [second, first], counts: { open: 3, unread: 3, mine: 0 } })
    expect((await news('reason=Other')).arrived).toEqual([])
  })

  it('begin a minute early, as storing may take a while', async () => {
    const late = await store(-50)
    await store(-70)
    expect((await news()).arrived).toEqual([late])
  })

  it('of open contactmails include those that were opened again', async () => {
    const again = await store(-90_000, { opened_at: '2026-11-20T19:00:00.000Z' })
    expect((await news('status=open')).arrived).toEqual([again])
    expect((await news('status=closed')).arrived).toEqual([])
  })

  it('of a search are what it finds', async () => {
    await store(10)
    const found = await store(20, {}, { subject: 'A heron' })
    expect((await news('q=HERON')).arrived).toEqual([found])
  })

  it('say where those stand that were changed since the last news, without a text', async () => {
    const id = await store(-90_000)
    await store(-90_000, { changed_at: '2026-01-01T00:00:00.000Z' })
    await change([id], { kind: 'status', status: 'closed' }, staff)
    const { changed } = await news(`told=${encodeURIComponent(new Date().toISOString())}`)
    expect(changed).toMatchObject([{ id, status: 'closed', dueAt: null, changedAt: expect.any(String) }])
    expect(Object.keys(changed[0] ?? {})).not.toContain('message')
  })

  it('of more changes than one answer holds come in turn, the oldest first', async () => {
    const ids = await storeMails(260)
    await env.DB.exec(
      "UPDATE contactmails SET changed_at = printf('2026-11-20T17:59:%02d.000Z', 1 + (substr(subject, 6) - 1) / 100)",
    )
    const first = await news()
    const second = await news(`told=${encodeURIComponent(first.at)}`)
    expect(first.changed).toHaveLength(200)
    const told = [...first.changed, ...second.changed].map(({ id }) => id)
    expect(ids.filter((id) => !told.includes(id))).toEqual([])
    expect(Date.parse(second.at)).toBeGreaterThan(Date.parse(first.at))
  })

  it('of one moment come whole, and once', async () => {
    const ids = await storeMails(300)
    await env.DB.exec("UPDATE contactmails SET changed_at = '2026-11-20T17:59:30.000Z'")
    await store(0, { changed_at: '2026-11-20T17:59:31.000Z' })
    const first = await news()
    expect(first.changed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect((await news(`told=${encodeURIComponent(first.at)}`)).changed).toHaveLength(1)
  })

  it('are not recorded, and do not count as use of the session', async () => {
    const soon = new Date(Date.now() + (idleSeconds / 2) * 1000).toISOString()
    await env.DB.prepare('UPDATE session SET expiresAt = ?1').bind(soon).run()
    const answer = await askNews('', { [unattendedHeader]: '1' })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    const { results } = await env.DB.prepare('SELECT DISTINCT expiresAt FROM session').all()
    expect(results).toEqual([{ expiresAt: soon }])
    expect(await audited()).toEqual([])
  })

  it.each(['', 'yesterday', '2026-11-20', '2026-99-20T18:00:00.000Z'])('after %j are refused', async (after) =>
    expect((await ask(`${paths.api.news}?after=${after}`, { cookie: staff })).status).toBe(400),
  )

  it('of no list are refused', async () => expect((await askNews('status=lost')).status).toBe(400))
})
