import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { paths } from '../../../src/paths.ts'
import { storedMails } from '../../helpers/contactmails.ts'
import { testMailer, testQueue } from '../../helpers/faults.ts'
import { emailOf, incoming, verified } from '../../helpers/incoming.ts'
import { ask, freshTeam } from '../../helpers/staff.ts'

const addresses = { NOTIFY_TO: 'desk@office.example', NOTIFY_FROM: 'website@forager.example' }

it.each([
  [true, {}],
  [true, { 'Authentication-Results': 'mx.cloudflare.net; dmarc=permerror' }],
  [false, verified()],
])(
  'pane and notification say that the sender of an enquiry could not be verified: %j, after %j',
  async (isTold, headers) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const { staff } = await freshTeam()
    const [queue, mailer] = [testQueue(), testMailer()]
    const site = { ...env, ...addresses, CONTACTMAILS: queue, MAILER: mailer, INBOUND_DOMAIN: 'forager.example' }
    await receive(incoming(emailOf(headers as Record<string, string>)).message, site)
    await queue.deliver((batch) => consume(batch, site))
    expect(mailer.sent).toHaveLength(1)
    expect(JSON.stringify(mailer.sent).includes('could not be verified')).toBe(isTold)
    const [mail] = await storedMails()
    const page = await ask(paths.admin.contactmail(String(mail?.id)), { cookie: staff })
    const facts = /<article[\s\S]*<\/article>/.exec(await page.text())?.[0] ?? ''
    expect(facts).toContain('by email')
    expect(/could not be verified/i.test(facts)).toBe(isTold)
  },
)
