import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { company, facts, foundationPage } from '../../../../src/site/content/content.ts'
import { nextChange } from '../../../../src/site/pages/all.ts'
import { nextLampEvenings } from '../../../../src/site/publication/lamp-evenings.ts'
import { findAll } from '../../../helpers/html.ts'
import { ask, htmlOf } from '../../../helpers/site.ts'

const days = async () => {
  const html = await (await ask(paths.salalPoint)).text()
  return (await findAll(html, 'main time')).map(({ attributes }) => attributes.datetime)
}

afterEach(() => void vi.useRealTimers())

it('lists the next evenings, each with its file, and the feed of all', async () => {
  const html = await htmlOf(paths.salalPoint)
  const evenings = nextLampEvenings(new Date()).map(({ day }) => day)
  expect(await days()).toEqual(evenings)
  const links = (await findAll(html, 'main a')).map(({ attributes }) => attributes.href)
  expect(links).toEqual(expect.arrayContaining([...evenings.map(paths.lampEvening), paths.lampCalendar]))
  expect(links).toContain(company.origin.replace('https', 'webcal') + paths.lampCalendar)
  for (const day of evenings) expect(html).toContain(`"startDate":"${day}T`)
})

it('drops an evening when it is over, and no cache may show it longer', async () => {
  const [first, second] = nextLampEvenings(new Date('2027-06-02T00:00:00Z'))
  const end = Number(first?.until)
  vi.setSystemTime(end - 1000)
  expect((await days())[0]).toBe(first?.day)
  const { ANALYTICS: _, ...bindings } = env
  const { headers } = await ask(paths.salalPoint, {}, bindings)
  expect(headers.get('Cloudflare-CDN-Cache-Control')).toMatch(/max-age=1, stale-while-revalidate=0/)
  expect(nextChange(paths.salalPoint, new Date())).toEqual(new Date(end))
  vi.setSystemTime(end)
  expect((await days())[0]).toBe(second?.day)
})

it.each([paths.salalPoint, paths.brand('fnd')])('has its season, days and admission on %s', async (path) => {
  const text = (await findAll(await htmlOf(path), 'main dd')).map((detail) => detail.text).join('\n')
  for (const fact of [
    facts.siteFirstMonth,
    facts.siteLastMonth,
    facts.siteFirstDay,
    facts.siteLastDay,
    facts.siteAdmission,
  ])
    expect(text).toContain(fact)
})

it('tells machines what the place is, not what the page is about', async () => {
  const html = await htmlOf(paths.salalPoint)
  expect(html).toContain(`"description":${JSON.stringify(foundationPage.domain.description)}`)
})

it('has a band of its own for what is open by day', async () => {
  const html = await htmlOf(paths.salalPoint)
  expect(await findAll(html, 'section[aria-labelledby=by-day] h2')).toHaveLength(1)
  const details = (await findAll(html, 'section[aria-labelledby=by-day] dd')).map(({ text }) => text)
  expect(details).toContain(`${facts.siteFirstMonth} to ${facts.siteLastMonth}`)
})

it('says of every place how many steps lead there', async () => {
  const html = await htmlOf(paths.salalPoint)
  const [access] = await findAll(html, 'section[aria-labelledby=access]')
  expect(access).toBeDefined()
  const steps = await findAll(html, 'section[aria-labelledby=access] dd strong')
  const places = await findAll(html, 'section[aria-labelledby=access] dd')
  expect(steps).toHaveLength(places.length)
  for (const { text } of steps) expect(text).toMatch(/step/)
})
