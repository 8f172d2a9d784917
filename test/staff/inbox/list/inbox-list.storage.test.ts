import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertContactmail } from '../../../../src/contactmails/arrival/insert-contactmail.ts'
import { receive } from '../../../../src/contactmails/inbound/receive.ts'
import { paths } from '../../../../src/paths.ts'
import type { Changed } from '../../../../src/staff/inbox/changes/change-schema.ts'
import type { InboxPage } from '../../../../src/staff/inbox/search/inbox-page.ts'
import { emailOf, incoming } from '../../../helpers/incoming.ts'
import { mailOf } from '../../../helpers/mail.ts'
import { ask, freshTeam, post, storeMails } from '../../../helpers/staff.ts'

let staff = ''
let me = ''
beforeEach(async () => {
  ;({ staff } = await freshTeam())
  me = String((await env.DB.prepare("SELECT id FROM user WHERE role = 'staff'").first())?.id)
})

const list = async (query: string) => {
  const answer = await ask(`${paths.api.contactmails}?${query}`, { cookie: staff })
  expect(answer.status).toBe(200)
  return (await answer.json()) as InboxPage
}
const subjects = async (query: string) => (await list(query)).contactMails.map(({ subject }) => subject)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
const store = async (
  subject: string,
  columns: Record<string, string> = {},
  fields: Parameters<typeof mailOf>[0] = {},
) => {
  const id = crypto.randomUUID()
  await insertContactmail(env.DB, {
    ...mailOf({ subject, ...fields }),
    id,
    createdAt: columns.created_at ?? daysAgo(0),
  })
  for (const [column, value] of Object.entries(columns))
    await env.DB.prepare(`UPDATE contactmails SET ${column} = ?1 WHERE id = ?2`).bind(value, id).run()
}

describe('the list', () => {
  it('has open contactmails by due date, with those opened again in their place', async () => {
    await store('new', { created_at: daysAgo(0) })
    await store('overdue', { created_at: daysAgo(20) })
    await store('opened again', { created_at: daysAgo(60), opened_at: daysAgo(15) })
    await store('answered', { created_at: daysAgo(30), status: 'answered' })
    const { contactMails, counts } = await list('status=open')
    expect(contactMails.map(({ subject }) => subject)).toEqual(['overdue', 'opened again', 'new'])
    expect(counts).toMatchObject({ ham: 4, open: 3, overdue: 2, waiting: 0, mine: 0 })
    expect((await list('status=answered')).contactMails).toMatchObject([{ subject: 'answered', dueAt: null }])
    expect(await subjects('status=all')).toEqual(['new', 'overdue', 'answered', 'opened again'])
  })

  it('pages through open contactmails once, the oldest first', async () => {
    await storeMails(120)
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await list(`status=open${next && `&before=${encodeURIComponent(next)}`}`)
      seen.push(...page.contactMails.map(({ subject }) => subject))
      next = page.next
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `Mail ${index + 1}`))
  })

  it('has those of one person, of oneself and of nobody', async () => {
    await store('mine', { assignee: me })
    await store('nobody’s')
    await store('hers', { assignee: 'hers' })
    await store('mine and waiting', { assignee: me, status: 'waiting' })
    expect(await subjects('status=open&assignee=me')).toEqual(['mine'])
    expect(await subjects('status=open&assignee=none')).toEqual(['nobody’s'])
    expect(await subjects('assignee=hers')).toEqual(['hers'])
    expect((await subjects('assignee=me')).sort()).toEqual(['mine', 'mine and waiting'])
    expect((await list('')).counts).toMatchObject({ open: 3, mine: 1, waiting: 1 })
  })

  it('opens on what is open, and says why, where its address asks for what there is not', async () => {
    const page = await ask(`${paths.admin.contactmails}?status=mine`, { cookie: staff })
    expect(page.status).toBe(400)
    // As the state of the inbox, so that the next list takes it away.
    expect(await page.text()).toMatch(/props="[^"]*&quot;banner&quot;:\{&quot;kind&quot;:&quot;error&quot;/)
  })

  it.each(['status=lost', 'assignee=a+b'])('answers 400 to ?%s', async (query) =>
    expect((await ask(`${paths.api.contactmails}?${query}`, { cookie: staff })).status).toBe(400),
  )

  it('says that somebody is writing as long as that account can sign in', async () => {
    await store('begun')
    await env.DB.prepare(
      `INSERT INTO drafts (contactmail_id, user_id, kind, id, body, version, tab, updated_at)
       SELECT contactmails.id, user.id, 'reply', 'd', 'Dear', 1, '', '' FROM contactmails, user WHERE role = 'admin'`,
    ).run()
    const marks = async () => (await list('status=all')).contactMails.map(({ marks }) => marks)
    expect(await marks()).toEqual([['writing']])
    await env.DB.exec("UPDATE user SET banned = 1 WHERE role = 'admin'")
    expect(await marks()).toEqual([[]])
  })

  it('opens on what is open', async () => {
    await store('still open')
    await store('closed', { status: 'closed' })
    const page = async (query: string) => (await ask(`${paths.admin.contactmails}${query}`, { cookie: staff })).text()
    expect(await page('')).not.toContain('>closed<')
    expect(await page('?status=all')).toContain('closed')
  })
})

it('a row begins with what the sender wrote below thirty levels of quote', async () => {
  const quote = Array.from({ length: 30 }, (_, at) => `${'>'.repeat(30 - at)} ${'The tide was out. '.repeat(5)}`)
  const mail = emailOf({}, `${quote.join('\r\n')}\r\n\r\nIt is in.`)
  await receive(incoming(mail).message, { ...env, INBOUND_DOMAIN: 'forager.example' })
  expect((await list('')).contactMails).toMatchObject([{ newest: { text: 'It is in.' } }])
})

describe('a search', () => {
  const query = (q: string) => subjects(`q=${encodeURIComponent(q)}`)
  beforeEach(async () => {
    await store(
      'Tide tables',
      { created_at: '2026-01-10T12:00:00.000Z' },
      { name: 'Amélie Noren', email: 'amelie@quay.example' },
    )
    await store(
      'Film',
      { created_at: '2026-02-10T12:00:00.000Z' },
      { message: 'AMÉLIE said:\nlow  water', reason: 'Media Enquiry' },
    )
  })

  it.each([
    ['amelie', ['Film', 'Tide tables']],
    ['AMÉLIE', ['Film', 'Tide tables']],
    ['tables noren', ['Tide tables']],
    ['noren tide', ['Tide tables']],
    ['"low water"', ['Film']],
    ['"water low"', []],
    ['from:amélie', ['Tide tables']],
    ['from:quay.example', ['Tide tables']],
    ['from:low', []],
    ['reason:media', ['Film']],
    ['reason:weather', []],
    ['amelie before:2026-02-01', ['Tide tables']],
    ['after:2026-02-10', ['Film']],
    ['after:2026-02-11', []],
  ])('finds %s', async (typed, found) => {
    expect(await query(typed)).toEqual(found)
  })

  it('finds restored contactmails', async () => {
    const { admin } = await freshTeam()
    await store('Herøn')
    const id = String((await env.DB.prepare('SELECT id FROM contactmails').first())?.id)
    const deleted = await post(paths.api.contactmailsAct('delete'), { ids: [id] }, admin)
    const { undo } = (await deleted.json()) as Changed
    await post(paths.api.contactmailsAct('undo'), { undo }, admin)
    expect(await query('heron')).toEqual(['Herøn'])
  })
})
