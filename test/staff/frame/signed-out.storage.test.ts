import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { findAll } from '../../helpers/html.ts'
import { ask, freshTeam, postForm } from '../../helpers/staff.ts'

const { admin: pages } = paths
const reply = { name: 'Prices & "more"', reason: '', body: 'One line.\r\n</textarea><script>alert(1)</script>' }

let admin = ''
beforeEach(async () => {
  ;({ admin } = await freshTeam())
})

const fieldsOf = async (answer: Response) => {
  const inputs = await findAll(await answer.text(), 'main input[type=hidden]')
  return Object.fromEntries(inputs.map(({ attributes: { name, value = '' } }) => [name, value]))
}

it('keeps what was typed by somebody without a session, who sends it once signed in', async () => {
  const answer = await postForm(pages.savedReplies, reply)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  const html = await answer.clone().text()
  expect(html).not.toContain('<script>alert')
  expect(html).toContain(`action="${pages.savedReplies}"`)
  expect(html).toContain(`href="${paths.login}?next=${encodeURIComponent(pages.savedReplies)}"`)
  const typed = await fieldsOf(answer)
  expect(typed).toEqual(reply)
  expect((await postForm(pages.savedReplies, typed, admin)).status).toBe(303)
  expect(await env.DB.prepare('SELECT name, body FROM saved_replies').all()).toMatchObject({
    results: [{ name: reply.name, body: reply.body.replace('\r', '') }],
  })
})

it.each([
  ['passwords', { username: 'a@b.example', currentPassword: 'four quiet seals', newPassword: 'five loud gulls' }],
  ['codes', { uri: 'otpauth://totp/Forager?secret=ABCD', recoveryCodes: 'ab3de-fg5hj', code: '123456' }],
])('keeps nothing of a form with %s, which could not be sent again without them', async (_name, fields) => {
  const answer = await postForm(pages.account, fields)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`${paths.login}?next=${encodeURIComponent(pages.account)}`)
})

it('leads from a press without a word back to the page of the button', async () => {
  const act = pages.userAct(crypto.randomUUID(), 'disable')
  const answer = await postForm(act, {})
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`${paths.login}?next=${encodeURIComponent(pages.users)}`)
})

it('returns nothing of what another site sent', async () => {
  const body = new URLSearchParams(reply)
  const answer = await ask(pages.savedReplies, { method: 'POST', body, headers: { Origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain('One line')
})
