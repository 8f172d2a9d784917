import { env } from 'cloudflare:workers'
import type { Contactmail } from '../../src/contactmails/contactmail.ts'
import { consume } from '../../src/contactmails/jobs/consume.ts'
import type { Bindings } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { type Faults, testMailer, testQueue } from './faults.ts'
import { mailOf } from './mail.ts'
import { ask } from './staff.ts'

type Sending = { ip?: string; more?: Record<string, unknown> }

/** A site that sends receipts, with a mail service and a queue of its own. Its settings may be changed by `more`. */
export const receiptSite = (more: Partial<Bindings> = {}, faults?: Faults) => {
  const mailer = testMailer(faults)
  const queue = testQueue()
  const site: Bindings = {
    ...env,
    CONTACTMAILS: queue,
    MAILER: mailer,
    REPLY_DOMAIN: 'forager.example',
    INBOUND_DOMAIN: 'in.forager.example',
    SEND_RECEIPTS: 'true',
    // Not what is tested here.
    VISITOR_LIMIT: undefined,
    STRICT_LIMIT: undefined,
    ...more,
  } as Bindings
  /** Sends the form as a visitor does. Returns the status. */
  const write = async (fields: Partial<Contactmail> = {}, { ip = '192.0.2.1', more = {} }: Sending = {}) => {
    const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': ip }
    const body = JSON.stringify({ ...mailOf(fields), ...more })
    return (await ask(paths.api.contactmails, { method: 'POST', headers, body }, site as typeof env)).status
  }
  /** Delivers what is queued until nothing is left. */
  const deliver = async () => {
    while (queue.bodies().length > 0) await queue.deliver((batch) => consume(batch, site), { maxTries: 8 })
  }
  return { site, mailer, queue, write, deliver }
}

export const receiptRows = async () =>
  (await env.DB.prepare("SELECT * FROM outbox WHERE kind = 'receipt' ORDER BY rowid").all<Record<string, unknown>>())
    .results

/** Makes all receipts older. */
export const age = (milliseconds: number) =>
  env.DB.prepare(`UPDATE outbox SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-' || ?1 || ' seconds')`)
    .bind(milliseconds / 1000)
    .run()
