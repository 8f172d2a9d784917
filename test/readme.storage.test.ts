import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import readme from '../README.md?raw'
import { type Reason, reasons } from '../src/contactmails/contact-reasons.ts'
import { paths } from '../src/paths.ts'
import { ask } from './helpers/api.ts'
import { mailOf } from './helpers/mail.ts'

it('has a curl line that sends an enquiry, which is no spam', async () => {
  const [, path, type = '', body = ''] =
    /curl http:\/\/localhost:8787(\S+) -H '(.+?)' -d '(\{.+?\})'/s.exec(readme) ?? []
  expect(path).toBe(paths.api.contactmails)
  const [name = '', value = ''] = type.split(': ')
  const response = await ask(paths.api.contactmails, { method: 'POST', body, headers: { [name]: value } })
  expect(response.status).toBe(201)
  expect(await env.DB.prepare('SELECT verdict FROM contactmails').first()).toEqual({ verdict: 'ham' })
})

it('is told the reasons when the one it sends is none of them', async () => {
  const body = JSON.stringify(mailOf({ reason: 'Hello' as Reason }))
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
  const { message } = (await (await ask(paths.api.contactmails, init)).json()) as { message: string }
  for (const reason of reasons) expect(message).toContain(reason)
})
