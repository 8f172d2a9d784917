import { geoDistance } from 'd3-geo'
import { expect, it, vi } from 'vitest'
import { dueDay } from '../../../../src/contactmails/due/due-date.ts'
import { nextOfficeDay } from '../../../../src/contactmails/due/office-time.ts'
import { paths } from '../../../../src/paths.ts'
import { allBrands } from '../../../../src/site/content/brands.ts'
import { company, contactInfo, places, team } from '../../../../src/site/content/content.ts'
import { boilerplate, printPictures } from '../../../../src/site/content/press.ts'
import { nextChange } from '../../../../src/site/pages/all.ts'
import { newsAt } from '../../../../src/site/publication/shown.ts'
import { findAll, mainText } from '../../../helpers/html.ts'
import { ask, htmlOf } from '../../../helpers/site.ts'

const html = () => htmlOf(paths.press)
const linksOf = async (selector: string) =>
  (await findAll(await html(), selector)).map(({ attributes }) => attributes.href ?? '')

it('says who we are in 25, 50 and 100 words', async () => {
  expect(boilerplate().map((text) => text.split(/\s+/).length)).toEqual([25, 50, 100])
  for (const [at, count] of [25, 50, 100].entries()) {
    const [shown] = await findAll(await html(), `#words-${count}`)
    expect(shown?.text).toBe(boilerplate()[at])
    expect(shown?.text).not.toMatch(/[{}]/)
  }
})

it('names the two places farthest from the office', () => {
  const { longitude, latitude } = places.find(({ name }) => name === contactInfo.city) ?? {}
  const distance = (place: (typeof places)[number]) =>
    geoDistance([longitude ?? 0, latitude ?? 0], [place.longitude, place.latitude])
  for (const { name } of places.toSorted((a, b) => distance(b) - distance(a)).slice(0, 2))
    expect(boilerplate().at(-1)).toContain(name)
})

it('offers each logo for light and dark backgrounds, as SVG and PNG', async () => {
  const links = await linksOf('main a[download]')
  for (const slug of ['forager', ...allBrands.map((brand) => brand.slug)])
    for (const ground of ['light', 'dark'])
      for (const ending of ['svg', 'png'])
        expect(
          links.filter((link) => link.includes(`/${slug}-for-${ground}-backgrounds.`) && link.endsWith(ending)),
        ).toHaveLength(1)
})

it('offers plates and portraits with their captions', async () => {
  const text = (await findAll(await html(), 'main figcaption')).map((caption) => caption.text)
  expect(text).toEqual(printPictures.map(({ caption }) => caption))
  for (const { caption, folder } of printPictures) if (folder === 'plates') expect(caption).toMatch(/^Plate \d+ · /)
  const drawn = team.filter(({ photograph }) => !photograph).map(({ slug }) => slug)
  expect(printPictures.flatMap(({ folder, name }) => (folder === 'portraits' ? name : []))).toEqual(drawn)
})

it('has no download among what the page itself loads', async () => {
  const loaded = [...(await findAll(await html(), 'img')).map(({ attributes }) => attributes.src ?? '')]
  expect(loaded.filter((src) => /\.(png|zip)$/.test(src))).toEqual([])
  for (const image of await findAll(await html(), 'main section img')) expect(image.attributes.loading).toBe('lazy')
})

it('lists the latest releases', async () => {
  const latest = newsAt(new Date()).filter(({ hasLink }) => hasLink)
  const links = await linksOf('section[aria-labelledby=latest] article a')
  expect(links).toEqual(latest.slice(0, 2).map(({ slug }) => paths.article(slug)))
})

it('names the day of the reply, and no cache shows it longer', async () => {
  for (const day of ['2026-12-24T12:00Z', '2027-03-12T23:00Z']) {
    vi.setSystemTime(Date.parse(day))
    const html = await (await ask(paths.press)).text()
    expect(await mainText(html)).toContain(dueDay(new Date()))
    expect(nextChange(paths.press, new Date())).toEqual(nextOfficeDay(new Date()))
  }
  vi.useRealTimers()
})

it('is reached from the newsroom', async () => {
  const links = (await findAll(await htmlOf(paths.newsroom), 'main a')).map(({ attributes }) => attributes.href)
  expect(links).toContain(paths.press)
  expect(await html()).toContain(company.legalName)
})
