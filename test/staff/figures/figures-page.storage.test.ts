import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { receiptLimits } from '../../../src/contactmails/receipts/receipt-limits.ts'
import { paths } from '../../../src/paths.ts'
import { countOpenByReason, countVerdicts, listAnswered } from '../../../src/staff/figures/figures.ts'
import { ask, audited, change, freshTeam, storeMails } from '../../helpers/staff.ts'

it('counts what staff have done, without spam', async () => {
  const { staff } = await freshTeam()
  const ids = await storeMails(6)
  const [answered, again, spam, cleared, open] = ids.map(String)
  await env.DB.prepare("UPDATE contactmails SET reason = 'Other', created_at = ?2 WHERE id = ?1")
    .bind(open, new Date().toISOString())
    .run()
  await env.DB.prepare("UPDATE contactmails SET verdict = 'spam' WHERE id = ?1").bind(cleared).run()
  for (const id of [answered, again, spam]) await change([String(id)], { kind: 'status', status: 'answered' }, staff)
  await change([String(again)], { kind: 'status', status: 'open' }, staff)
  await change([String(spam)], { kind: 'verdict', verdict: 'spam' }, staff)
  await change([String(cleared)], { kind: 'verdict', verdict: 'ham' }, staff)

  expect((await listAnswered(env.DB, new Date(0))).map(({ reason }) => reason)).toEqual(
    Array(2).fill('Service Enquiry'),
  )
  expect(await listAnswered(env.DB, new Date(Date.now() + 1000))).toEqual([])
  expect((await countOpenByReason(env.DB)).filter((row) => row.open > 0)).toEqual([
    // Opened again today; the other two are of 1 November.
    { reason: 'Service Enquiry', open: 3, overdue: 2 },
    { reason: 'Other', open: 1, overdue: 0 },
  ])
  expect(await countVerdicts(env.DB)).toEqual({ ham: 5, spam: 1, markedSpam: 1, cleared: 1 })

  await env.DB.exec('DELETE FROM audit')
  const html = await (await ask(paths.admin.figures, { cookie: staff })).text()
  expect(html).toMatch(/<svg[^>]* role="img" aria-label="[^"]+"/)
  expect(html.match(/<caption/g)).toHaveLength(3)
  expect(html).not.toMatch(/ style=/)
  expect(await audited()).toEqual([])
})

it('tells staff when the receipts of a day are used up', async () => {
  const { staff } = await freshTeam()
  const receipts = async () => {
    const html = await (await ask(paths.admin.figures, { cookie: staff })).text()
    return /<p[^>]*>(Receipts[^<]*)</.exec(html)?.[1]
  }
  const send = (count: number) =>
    env.DB.prepare(
      `INSERT INTO outbox (id, kind, contactmail_id, created_at, next_attempt_at, state)
       SELECT 'receipt_' || value, 'receipt', value, ?1, ?1, 'sent' FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING`,
    )
      .bind(new Date().toISOString(), JSON.stringify([...Array(count).keys()]))
      .run()
  await send(receiptLimits.allPerDay - 1)
  expect(await receipts()).toBe('Receipts sent in the last 24 hours: 199 of 200.')
  await send(receiptLimits.allPerDay)
  expect(await receipts()).toMatch(/: 200 of 200\. Until .* senders get none\.$/)
})
