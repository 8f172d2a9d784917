import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from '../../src/http/visitor-network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:9::', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  '',
  'unknown',
  'a.b.c.d',
  '1',
  '203.0.113',
  '0313.0.0161.07',
  '256.1.1.1',
  ':',
  ':::',
  '1::2::3',
  '2001:db8',
  'g::1',
])('counts %j as nobody in particular', (text) => {
  expect(networkOf(text)).toBe('unknown')
})

describe('whatever a header holds', () => {
  it('makes a short key and never throws', () => {
    const text = fc.oneof(fc.string(), fc.ipV6(), fc.ipV4Extended(), fc.stringMatching(/^[0-9a-f:.%]*$/))
    fc.assert(fc.property(text, (value) => networkOf(value).length <= 24))
    expect(networkOf(':'.repeat(100_000))).toBe('unknown')
  })

  it('counts every spelling of an address alike', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 8, maxLength: 8 }),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        (groups, own) => {
          const spelled = groups.map((value) => value.toString(16))
          const short = new URL(`http://[${spelled.join(':')}]`).hostname.slice(1, -1)
          const long = groups.map((value) => value.toString(16).padStart(4, '0').toUpperCase()).join(':')
          const neighbour = [...spelled.slice(0, 4), ...own.map((value) => value.toString(16))].join(':')
          fc.pre(!short.startsWith('::'))
          expect(new Set([short, long, neighbour].map(networkOf)).size).toBe(1)
        },
      ),
    )
  })
})
