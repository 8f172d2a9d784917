import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withTables } from '../../bench/capacity.ts'
import { encodingFor, scriptless } from '../../bench/front.ts'
import { costOf, prices, storageCost } from '../../bench/prices.ts'
import { replaceSection, table } from '../../bench/results.ts'
import { isMet } from '../../bench/targets.ts'

describe('a section of the results', () => {
  const document = '# Title\n\n## One\n\nfirst\n\n## Two\n\nsecond\n'

  it.each([
    ['One', '# Title\n\n## One\n\nnew\n\n## Two\n\nsecond\n'],
    ['Two', '# Title\n\n## One\n\nfirst\n\n## Two\n\nnew\n'],
    ['Three', '# Title\n\n## One\n\nfirst\n\n## Two\n\nsecond\n\n## Three\n\nnew\n'],
  ])('%s is replaced or added, and the others stay', (heading, expected) => {
    expect(replaceSection(document, heading, 'new')).toBe(expected)
    expect(replaceSection(expected, heading, 'new')).toBe(expected)
  })
})

it('draws a table with numbers to the right', () => {
  expect(table(['name', 'ms:'], [['a', '1']])).toBe('| name | ms |\n| --- | --: |\n| a | 1 |')
})

it.each([
  [{ what: '', most: 1.15 }, 1.154, true],
  [{ what: '', most: 1.15 }, 1.16, false],
  [{ what: '', least: 12 }, 11.99, false],
  [{ what: '', least: 12 }, 12, true],
])('%j with %d is met: %s', (target, value, met) => {
  expect(isMet(target, value)).toBe(met)
})

it('has written into docs/capacity.md what follows from the figures in bench/RESULTS.md', () => {
  const document = readFileSync('docs/capacity.md', 'utf8')
  expect(document).toBe(withTables(document, readFileSync('bench/RESULTS.md', 'utf8')))
})

describe('the front', () => {
  it('takes out what runs and leaves data', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>'
    const html = `<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"/>${data}<script>x()</script>`
    expect(scriptless(html)).toBe(data)
  })

  it.each([
    ['text/html; charset=UTF-8', 'gzip, br', 'br'],
    ['text/css', 'gzip', 'gzip'],
    ['image/svg+xml', 'br', 'br'],
    ['application/manifest+json', 'br', 'br'],
    ['font/woff2', 'br', null],
    ['text/css', '', null],
  ])('sends %s to who takes "%s" as %s', (type, accepted, encoding) => {
    expect(encodingFor(type, accepted)).toBe(encoding)
  })
})

describe('a price', () => {
  it('is nothing up to what the plan includes', () => {
    expect(costOf(prices.requests, prices.requests.included)).toBe(0)
    expect(storageCost(prices.storage.included)).toBe(0)
  })

  it.each([
    // The examples of Cloudflare's own pages.
    [prices.requests, 15e6, 1.5],
    [prices.cpu, 7 * 15e6, 1.5],
    [prices.requests, 100e6, 27],
    [prices.cpu, 7 * 100e6, 13.4],
    [prices.queueOperations, 3 * 30 * 1e6, 35.6],
  ])('of %j for %d is $%d', (price, amount, expected) => {
    expect(costOf(price, amount)).toBeCloseTo(expected)
  })
})
