import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { contactmailFields } from '../../../../src/contactmails/contactmail.ts'
import { paths } from '../../../../src/paths.ts'
import { ask, audited, freshTeam, origin, post, storeMails } from '../../../helpers/staff.ts'

let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
})

describe('the export', () => {
  it('is a CSV of the filtered contactmails with formulas neutralised', async () => {
    await env.DB.exec('DELETE FROM contactmails')
    await storeMails(1, { name: '=1+1', subject: 'He said "no", twice', message: '@SUM(A1)\nsecond – line' })
    await storeMails(1, { reason: 'Other' })
    const answer = await ask(`${paths.api.export('csv')}?reason=Service+Enquiry`, { cookie: staff })
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/csv; charset=UTF-8/)
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="contactmails-[\d-]+\.csv"$/)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes)
    const [head, row, ...rest] = text.split('\r\n')
    const columns = ['id', ...contactmailFields, 'createdAt', 'verdict', 'rulesVerdict', 'readAt', 'status']
    expect(head?.split(',').slice(0, columns.length)).toEqual(columns.map((name) => `"${name}"`))
    expect(row?.split(',"ham",')[1]).toMatch(
      /^"","","open","2026-11-01T[^"]*","","","","","","form","","","2026-11-05T[^"]*",/,
    )
    expect(row).toContain(`,"'=1+1",`)
    expect(row).toContain(',"ada@museum.example",')
    expect(row).toContain(',"He said ""no"", twice",')
    expect(row).toContain(`"'@SUM(A1)\nsecond – line",`)
    expect(rest).toEqual([''])
    expect((await audited())[0]).toMatchObject({
      action: 'mails-exported',
      subject: expect.stringMatching(/^CSV \(reason: /),
    })
  })

  it('is JSON and covers several pages', async () => {
    await env.DB.exec('DELETE FROM contactmails')
    await env.DB.exec(
      `INSERT INTO contactmails (id, name, email, subject, reason, message, created_at) SELECT 'id-' || value, 'Ada', 'a@b.example', 'Mail ' || value, 'Other', 'x', strftime('%Y-%m-%dT%H:%M:%fZ', 1800000000 + value, 'unixepoch') FROM (WITH RECURSIVE c(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c WHERE value < 1000) SELECT value FROM c)`,
    )
    const answer = await ask(paths.api.export('json'), { cookie: staff })
    const mails = (await answer.json()) as { subject: string }[]
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 1000 }, (_, index) => `Mail ${1000 - index}`),
    )
  })

  it.each([
    ['csv', /^[^\n]*\r\n$/],
    ['json', /^\[\s*\]\s*$/],
  ] as const)('is valid %s when empty', async (format, pattern) => {
    await env.DB.exec('DELETE FROM contactmails')
    expect(await (await ask(paths.api.export(format), { cookie: staff })).text()).toMatch(pattern)
  })

  it('is not readable by other sites', async () => {
    const answer = await ask(paths.api.export('csv'), { cookie: staff, headers: { Origin: 'https://evil.example' } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(origin).toMatch(/^https/)
  })

  it.each([
    ['an admin who asks for it', () => admin, '&deleted=1', 2],
    ['an admin who exports a list', () => admin, '', 1],
    ['others', () => staff, '&deleted=1', 1],
  ])('of a sender has what lies in the bin, with its threads, for %s', async (_who, who, query, count) => {
    await env.DB.exec('DELETE FROM contactmails')
    await storeMails(2, { email: 'ada@museum.example' })
    const { id } = (await env.DB.prepare('SELECT id FROM contactmails LIMIT 1').first<{ id: string }>()) ?? { id: '' }
    await post(paths.api.contactmailAct(id, 'notes'), { id: crypto.randomUUID(), body: 'Call her.' }, admin)
    const before = await exported(`email=ada@museum.example&verdict=all`, admin)
    await post(paths.api.contactmailsAct('delete'), { ids: [id] }, admin)
    const mails = await exported(`email=Ada@museum.example&verdict=all${query}`, who())
    expect(mails).toHaveLength(count)
    expect(before.filter((mail) => mails.some((one) => one.id === mail.id))).toEqual(expect.arrayContaining(mails))
  })
})

const exported = async (query: string, cookie: string) => {
  const answer = await ask(`${paths.api.export('json')}?${query}`, { cookie })
  return (await answer.json()) as { id: string; notes: object[] }[]
}
