import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { deleteOldMails } from '../../../src/contactmails/deletion/sweep.ts'
import { paths } from '../../../src/paths.ts'
import { insertAudit } from '../../../src/staff/guards/audit-entry.ts'
import { ask, change, freshTeam, post, postForm, storeMails } from '../../helpers/staff.ts'

let cookies = { staff: '', admin: '' }
beforeEach(async () => {
  cookies = await freshTeam()
  await env.DB.exec('DELETE FROM audit')
})

const show = async (query: Record<string, string> = {}) => {
  const answer = await ask(`${paths.admin.audit}?${new URLSearchParams(query)}`, { cookie: cookies.admin })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const list = html.match(/<ul class="mt-5.*?<\/ul>/s)?.[0] ?? ''
  return list
    .split('<li')
    .slice(1)
    .map((entry) => `<li${entry}`)
}
const textOf = (html = '') => html.replaceAll(/<!-- -->|<[^>]*>/g, '').replaceAll(/\s+/g, ' ')

it('says what was done in sentences, with names, the office’s time and links', async () => {
  const [id = ''] = await storeMails(1)
  const staffId = await env.DB.prepare("SELECT id FROM user WHERE email = 'staff@forager.example'").first<string>('id')
  await change([id], { kind: 'assignee', assignee: staffId }, cookies.admin)
  const [entry] = await show()
  expect(textOf(entry)).toContain(`The admin assigned message ${id.slice(0, 8).toUpperCase()} to The staff`)
  expect(entry).toContain(`href="${paths.admin.contactmail(id)}"`)
  expect(textOf(entry)).toMatch(/\w{3} \d+ \w{3}, \d\d:\d\d/)
  expect(entry).not.toContain('UTC')
})

it('says in words what went wrong, was looked for and was taken back', async () => {
  const { audit, secondStep } = paths.admin
  const { staff } = cookies
  await postForm(secondStep, { password: 'not the right one' }, staff)
  await post(paths.api.login, { email: 'staff@forager.example', password: 'not the right one' })
  await ask(audit, { cookie: staff })
  await ask(`${paths.api.contactmails}?q=harbour&unread=1&assignee=me`, { cookie: staff })
  const [id = ''] = await storeMails(1)
  const changed = await change([id], { kind: 'verdict', verdict: 'spam' }, staff)
  const { undo } = (await changed.json()) as { undo: string }
  await post(paths.api.contactmailsAct('undo'), { undo }, staff)
  const said = (await show()).map((entry) =>
    textOf(entry)
      .replace(/.*\d\d:\d\d/, '')
      .trim(),
  )
  expect(said.filter((sentence) => !sentence.includes('as spam')).reverse()).toEqual([
    'The staff gave a wrong password and so has not started setting up two-step verification',
    'The staff could not sign in: wrong password',
    'The staff was not allowed to open /admin/audit, which is for admins',
    'The staff searched messages, found: 0 (assignee: me, words: not kept, unread: only)',
    `The staff took back a change of message ${id.slice(0, 8).toUpperCase()}: not spam again`,
  ])
})

it('says what the nightly schedule has deleted', async () => {
  await storeMails(2)
  await env.DB.exec("UPDATE contactmails SET created_at = '2020-01-01'")
  await deleteOldMails(env.DB, '2024-11-22T09:23:00.000Z', 500, new Date())
  const entries = await show({ kind: 'Messages' })
  expect(entries.map(textOf)).toEqual([
    expect.stringContaining('The nightly schedule removed old messages: 2, received before 2024-11-22'),
  ])
})

it('shows one person, and one kind', async () => {
  const entries = [
    ['staff@forager.example', 'signed-in'],
    ['staff@forager.example', 'mails-listed'],
    ['admin@forager.example', 'mails-listed'],
  ] as const
  for (const [actor, action] of entries) await insertAudit(env.DB, { actor, action })
  expect(await show({ person: 'staff@forager.example' })).toHaveLength(2)
  expect(await show({ kind: 'Messages' })).toHaveLength(2)
  expect((await show({ kind: 'Messages', person: 'staff@forager.example' })).map(textOf)).toEqual([
    expect.stringContaining('The staff listed messages'),
  ])
  expect(await show({ kind: 'nothing', person: 'x'.repeat(300) })).toHaveLength(3)
})

it('names whom it shows in the filter, though it is no account', async () => {
  await insertAudit(env.DB, { actor: 'npm run user:create', action: 'user-created', subject: 'x as staff' })
  const query = new URLSearchParams({ person: 'npm run user:create' })
  const html = await (await ask(`${paths.admin.audit}?${query}`, { cookie: cookies.admin })).text()
  expect(html).toMatch(/<option value="npm run user:create" selected=""/)
})

it('keeps what nobody foresaw readable, and shows markup as text', async () => {
  await env.DB.exec(
    "INSERT INTO audit (at, actor, action, subject) VALUES ('2026-11-25T18:00:00.000Z', '<b>x', 'danced', '<i>y')",
  )
  const [entry] = await show()
  expect(entry).toContain('danced')
  expect(entry).not.toMatch(/<b>x|<i>y/)
})
