import { describe, expect, it } from 'vitest'
import { indexableMetas } from '../../../src/site/pages/all.ts'
import { findAll } from '../../helpers/html.ts'
import { structuredDataFaults } from '../../helpers/schema-org.ts'
import { htmlOf } from '../../helpers/site.ts'

const graphOf = async (path: string) => {
  const [block] = await findAll(await htmlOf(path), 'script[type="application/ld+json"]')
  return JSON.parse(block?.text ?? '')['@graph']
}

describe('structured data', () => {
  it.each(indexableMetas())('of $pathname passes the validator', async ({ pathname }) => {
    expect(await structuredDataFaults(await graphOf(pathname))).toEqual([])
  })

  it.each([
    ['a type that schema.org lacks', { '@type': 'Lighthouses' }],
    ['a property that its type lacks', { '@type': 'Place', startDate: '2027-05-07' }],
    ['an inherited property that its type lacks', { '@type': 'NewsArticle', openingHours: 'Mo' }],
    ['a wrong property further in', { '@type': 'Place', event: [{ '@type': 'Event', opens: '10:00' }] }],
  ])('would fail for %s', async (_what, thing) => {
    expect(await structuredDataFaults([thing])).toHaveLength(1)
  })
})
