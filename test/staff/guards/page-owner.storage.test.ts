import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { ownerHeader } from '../../../src/browser-state/call.ts'
import { paths } from '../../../src/paths.ts'
import { forAdmins, forStaff, guardCall, operation } from '../../../src/staff/guards/permissions.ts'
import type { StaffEnv } from '../../../src/staff/guards/session.ts'
import { origin } from '../../helpers/site.ts'
import { ask, freshTeam, storeMails } from '../../helpers/staff.ts'

const accountOf = (role: string) => env.DB.prepare('SELECT id FROM user WHERE role = ?1').bind(role).first<string>('id')

it('a page of one account acts for nobody else who has signed in since', async () => {
  const { admin } = await freshTeam()
  const [id = ''] = await storeMails(1)
  const draft = { kind: 'reply', id: crypto.randomUUID(), text: 'Dear Ada', base: 0, tab: crypto.randomUUID() }
  const save = async (owner: string | null) => {
    const headers = { 'Content-Type': 'application/json', ...(owner && { [ownerHeader]: owner }) }
    const init = { method: 'POST', body: JSON.stringify(draft), cookie: admin, headers }
    return (await ask(paths.api.contactmailAct(id, 'draft'), init)).status
  }
  expect(await save(await accountOf('staff'))).toBe(401)
  expect(await env.DB.prepare('SELECT 1 FROM drafts').first()).toBeNull()
  expect(await save(await accountOf('admin'))).toBe(200)
})

it('an operation for admins does nothing where its route has the guard for staff', async () => {
  const { staff } = await freshTeam()
  const run = vi.fn()
  const app = new Hono<StaffEnv>().get('/', guardCall(forStaff), async (c) =>
    c.json(await operation(forAdmins, run)(c)),
  )
  const answer = app
    .onError((error, c) => c.text(error.message, 500))
    .request(origin, { headers: { Cookie: staff } }, env)
  expect(await (await answer).text()).toContain('without its guard')
  expect(run).not.toHaveBeenCalled()
})
