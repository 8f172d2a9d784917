import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildNotification } from '../../src/contactmails/notifications/notification.ts'
import { readListed } from '../../src/contactmails/queries.ts'
import { paths } from '../../src/paths.ts'
import { brandBySlug } from '../../src/site/content/brands.ts'
import { company } from '../../src/site/content/content.ts'
import { articles } from '../../src/site/content/news.ts'
import type { Dated } from '../../src/site/publication/shown.ts'
import { findTopic, topicNames } from '../../src/site/publication/topics.ts'
import { everything, parseInboxFilter, toInboxQuery } from '../../src/staff/inbox/search/inbox-filter.ts'
import type { InboxPage } from '../../src/staff/inbox/search/inbox-page.ts'
import { postJson } from '../helpers/api.ts'
import { forgetMails } from '../helpers/contactmails.ts'
import { attributesOf, findAll, mainText } from '../helpers/html.ts'
import { mailOf } from '../helpers/mail.ts'
import { receiptSite } from '../helpers/receipts.ts'
import { ask, freshTeam } from '../helpers/staff.ts'

const about = paths.brand('fvi')
const topic = brandBySlug('fvi').name
const mail = mailOf({ subject: 'A day with the scanner' })

let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  await forgetMails()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const stored = async (given: unknown) => {
  const response = await postJson({ ...mail, about: given })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const columns = (id: string) => env.DB.prepare('SELECT about, topic FROM contactmails WHERE id = ?1').bind(id).first()
const textAt = async (path: string, cookie = staff) => (await ask(path, { cookie })).text()
const listed = async (query: Record<string, string>) => {
  const answer = await ask(`${paths.api.contactmails}?${new URLSearchParams(query)}`, { cookie: staff })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as InboxPage).contactMails.map(({ id }) => id)
}

describe('what an enquiry is about', () => {
  it.each(topicNames())('is stored with its name: $about', async ({ about, topic }) => {
    expect(await columns(await stored(about))).toEqual({ about, topic })
  })

  it.each(
    [
      [
        '/brands/nobody',
        '/BRANDS/FVI',
        '/brands/fvi/',
        'brands/fvi',
        '//evil.example',
        'https://evil.example/brands/fvi',
      ],
      ['<script>alert(1)</script>', '__proto__', 'constructor', '/contact', '/admin/contactmails', '', ' /brands/fvi'],
      ['%2Fbrands%2Ffvi', 'x'.repeat(3000), '/brands/fvi\u0000', '/newsroom/the-office-has-moved-up-the-hill'],
      [null, 7, true, ['/brands/fvi'], { about: '/brands/fvi' }],
    ].flat(),
  )('is nothing for %j', async (forged) => {
    expect(await columns(await stored(forged))).toEqual({ about: '', topic: '' })
  })

  it('is not what its sender calls it', async () => {
    const response = await postJson({ ...mail, about, topic: 'A better name', url: 'https://evil.example' })
    const { id } = (await response.json()) as { id: string }
    expect(await columns(id)).toEqual({ about, topic })
  })

  it('may have gone meanwhile, and may not be still to come', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T20:00:00Z') })
    const entry: Dated & { slug: string } = articles[0] ?? { slug: '' }
    try {
      for (const [dates, isFound] of [
        [{ posted: '01/11/2026', lastDay: '20/11/2026' }, true],
        [{ posted: '01/12/2026', lastDay: '20/12/2026' }, false],
        [{ appears: '25/11/2026 09:00' }, false],
      ] as const) {
        for (const name of ['posted', 'lastDay', 'appears'] as const) delete entry[name]
        Object.assign(entry, dates)
        expect(findTopic(paths.article(entry.slug)) !== undefined, JSON.stringify(dates)).toBe(isFound)
      }
    } finally {
      for (const name of ['posted', 'lastDay', 'appears'] as const) delete entry[name]
      vi.useRealTimers()
    }
  })
})

describe('staff', () => {
  let id = ''
  beforeEach(async () => {
    await stored(paths.brand('fdi'))
    await stored('')
    id = await stored(about)
  })

  it('filter by it, and search for its name', async () => {
    expect(await listed({})).toHaveLength(3)
    expect(await listed({ about })).toEqual([id])
    expect(await listed({ about, status: 'open', reason: mail.reason })).toEqual([id])
    expect(await listed({ q: topic.toLowerCase() })).toEqual([id])
    expect(await listed({ about: paths.brand('fed') })).toEqual([])
  })

  it.each(['x', 'https://evil.example', '/a b', '/"><script>', `/${'a'.repeat(300)}`])(
    'cannot filter by %s',
    async (given) => {
      expect(parseInboxFilter({ about: given }).filter).toBeUndefined()
      const answer = await ask(`${paths.api.contactmails}?${new URLSearchParams({ about: given })}`, { cookie: staff })
      expect(answer.status).toBe(400)
    },
  )

  it('keep it in a query', () => {
    expect(
      parseInboxFilter(Object.fromEntries(new URLSearchParams(toInboxQuery({ ...everything, about })))).filter,
    ).toEqual({
      ...everything,
      about,
    })
  })

  it('see it in the list and in the message, which leads to the page and to all others about it', async () => {
    const list = await textAt(paths.admin.contactmails)
    expect((await findAll(list, `[data-mail="${id}"]`))[0]?.text).toContain(topic)
    expect(await attributesOf(list, 'select[name=about] option', 'value')).toEqual([
      '',
      ...topicNames().map(({ about }) => about),
    ])
    const page = await textAt(paths.admin.contactmail(id))
    expect(await attributesOf(page, '.about-mail a', 'href')).toEqual(
      expect.arrayContaining([about, `${paths.admin.contactmails}?${new URLSearchParams({ about, status: 'all' })}`]),
    )
  })

  it('find what a sender asked about', async () => {
    const page = await textAt(`${paths.admin.sender}?${new URLSearchParams({ email: mail.email })}`, admin)
    expect(await mainText(page)).toContain(`About: ${brandBySlug('fdi').name}; ${topic}`)
  })

  it('export it', async () => {
    expect(await textAt(`${paths.api.export('csv')}?about=${about}`)).toContain(`,"${about}","${topic}"`)
    const [row, ...others] = JSON.parse(await textAt(`${paths.api.export('json')}?about=${about}`))
    expect(row).toMatchObject({ id, about, topic })
    expect(others).toEqual([])
  })

  it('are told of it', async () => {
    const contactmail = await readListed(env.DB, id)
    if (!contactmail) throw new Error('not stored')
    expect(buildNotification(contactmail).text).toContain(`\nAbout: ${topic} (${about})\n`)
    expect(buildNotification({ ...contactmail, about: '', topic: '' }).text).not.toContain('About:')
  })
})

describe('the receipt', () => {
  it.each([
    [about, `\nAbout: ${topic}, ${company.origin}${about}\n\nA person`],
    ['https://evil.example/', `\nReason: ${mail.reason}\n\nA person`],
  ])('after %s', async (given, lines) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const { write, deliver, mailer } = receiptSite()
    await write({}, { more: { about: given } })
    await deliver()
    const [receipt] = mailer.sent.filter(({ subject }) => subject?.startsWith('We have your message'))
    expect(receipt?.text).toContain(lines)
    expect(receipt?.text).not.toContain('evil')
  })
})
