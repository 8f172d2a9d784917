import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { sendMissed } from '../../../src/contactmails/jobs/send.ts'
import { paths } from '../../../src/paths.ts'
import { binContactmails, changeContactmails } from '../../../src/staff/inbox/changes/changes.ts'
import { forgetMails, refusingQueue } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'
import { outboxSite } from '../../helpers/outbox.ts'
import { freshTeam, post } from '../../helpers/staff.ts'

const ids = [1, 2, 3, 4, 5].map((digit) => `${digit}b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001`)
const [first = ''] = ids
const actor = 'admin@forager.example'

let [bo, ada, cookie] = ['', '', '']

beforeEach(async () => {
  cookie = (await freshTeam()).admin
  const idOf = (email: string) => env.DB.prepare('SELECT id FROM user WHERE email = ?1').bind(email).first<string>('id')
  bo = String(await idOf('staff@forager.example'))
  ada = String(await idOf(actor))
  await forgetMails()
  for (const id of ids) await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-24T18:00:00.000Z' })
  await env.DB.exec('DELETE FROM outbox')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const assign = (assigned: string[], assignee: string | null) =>
  changeContactmails(env.DB, assigned, { kind: 'assignee', assignee }, { actor, giver: ada })

/** What Bo is told of in the end. */
const told = async () => {
  const { site, mailer } = outboxSite()
  await sendMissed(site, new Date(Date.now() + 3_600_000))
  const toBo = mailer.sent.filter(({ to }) => to === 'staff@forager.example')
  return toBo.map(({ text }) => {
    const [shown] = ids.filter((id) => text.includes(paths.admin.contactmail(id)))
    return { shown, others: /and (\d) more/.exec(text)?.[1] }
  })
}

it('five assignments are told in one e-mail', async () => {
  await assign(ids, bo)
  expect(await told()).toEqual([{ shown: first, others: '4' }])
})

it.each<[string, () => Promise<unknown>]>([
  ['given to another', () => assign([first], ada)],
  ['deleted', () => binContactmails(env.DB, [first], { actor })],
])('that the first is %s meanwhile keeps no other from being told', async (_case, lose) => {
  await assign(ids, bo)
  await lose()
  expect(await told()).toEqual([{ shown: ids[1], others: '3' }])
})

it('those taken back are not counted', async () => {
  await assign(ids, bo)
  await assign(ids.slice(1), null)
  expect(await told()).toEqual([{ shown: first, others: undefined }])
})

it('assignments that are all taken back or deleted are told to nobody', async () => {
  await assign(ids, bo)
  await assign(ids.slice(2), null)
  await binContactmails(env.DB, ids.slice(0, 2), { actor })
  expect(await told()).toEqual([])
})

it('an assignment of which the queue does not hear is told by the schedule', async () => {
  const change = { ids, change: { kind: 'assignee', assignee: bo } }
  const { site } = outboxSite(undefined, { CONTACTMAILS: refusingQueue })
  expect((await post(paths.api.contactmailsAct('change'), change, cookie, site as typeof env)).status).toBe(200)
  expect(await told()).toEqual([{ shown: first, others: '4' }])
})
