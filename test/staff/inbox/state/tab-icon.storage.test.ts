import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { idleSeconds } from '../../../../src/staff/guards/session-rules.ts'
import { iconOf } from '../../../../src/staff/inbox/state/tab-icon.ts'
import { inks } from '../../../../src/ui/base/inks.ts'
import { ask, freshTeam, storeMails } from '../../../helpers/staff.ts'

let staff = ''
beforeEach(async () => {
  ;({ staff } = await freshTeam())
})

const icon = (query: string) => ask(`${paths.admin.icon}${query}`, { cookie: staff })
const drawing = async (open: number) => (await ask(iconOf(open), { cookie: staff })).text()
const characters = async (open: number) => (await drawing(open)).match(/<path transform/g)?.length ?? 0

describe('the icon of the inbox’s tab', () => {
  it('is an SVG that only this browser keeps', async () => {
    const answer = await icon('?open=12')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=604800')
    expect(await answer.text()).toMatch(/^<svg xmlns=.*<\/svg>$/)
  })

  it.each([
    [1, 1],
    [10, 2],
    [99, 2],
    [100, 3],
    [2345, 3],
  ])('with %i open has a count of %i characters', async (open, length) => {
    expect(await characters(open)).toBe(length)
    expect(await drawing(open)).not.toContain('undefined')
  })

  it('has a drawing of its own for every number', async () => {
    const drawings = await Promise.all(Array.from({ length: 101 }, (_, open) => drawing(open)))
    expect(new Set(drawings).size).toBe(101)
    for (const svg of drawings) expect(svg).not.toContain('undefined')
  })

  it('has no count while nothing is open', async () => {
    expect(await drawing(0)).not.toContain(inks.cedar)
  })

  it.each(['', '?open=', '?open=-1', '?open=01', '?open=1.5', '?open=1e1', '?open=101', '?open=%3Cscript%3E'])(
    'with %j is refused, and the refusal is not kept',
    async (query) => {
      const answer = await icon(query)
      expect(answer.status).toBe(400)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    },
  )

  it('does not count as use of the session', async () => {
    const soon = new Date(Date.now() + (idleSeconds / 2) * 1000).toISOString()
    await env.DB.prepare('UPDATE session SET expiresAt = ?1').bind(soon).run()
    const answer = await icon('?open=1')
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    const { results } = await env.DB.prepare('SELECT DISTINCT expiresAt FROM session').all()
    expect(results).toEqual([{ expiresAt: soon }])
  })
})

describe('the page’s link to it', () => {
  const linked = async (path: string) =>
    /<link rel="icon" href="([^"]*)"/.exec(await (await ask(path, { cookie: staff })).text())?.[1]

  it('has the count that the title has, in the list and beside a message', async () => {
    const [id = ''] = await storeMails(3)
    for (const path of [
      paths.admin.contactmails,
      `${paths.admin.contactmails}?status=closed`,
      paths.admin.contactmail(id),
    ])
      expect(await linked(path)).toBe(iconOf(3))
  })

  it('is the site’s own on pages that do not know the count', async () => {
    await storeMails(3)
    expect(await linked(paths.admin.account)).toMatch(/^\/art\//)
  })
})
