import { expect, it } from 'vitest'
import { excerptOf } from '../../../../src/staff/inbox/list/mark-hits.ts'

const long = `${'The tide was out. '.repeat(30)}Then the heron came.`

it.each([
  ['the beginning without a search', [], 'The tide was out.'],
  ['the beginning if the hit is there', ['the'], 'The tide was out.'],
  ['what follows a hit further on', ['heron'], '…heron came.'],
  ['the whole word of a hit', ['eron'], '…heron came.'],
])('an excerpt is %s', (_name, hits, start) => expect(excerptOf(long, hits).startsWith(start)).toBe(true))

it.each([
  ['an answer below a quote', '> The tide is out.\n>> Is it?\n\n> It is.\n\nIt is in.\n> Late', 'It is in.\n> Late'],
  ['an answer below a quote that is introduced', 'On 30 Nov 2026, Ada\nwrote:\n\n> The tide\n It is in.', 'It is in.'],
  ['nothing but a quote', '> The tide is out.\n', '> The tide is out.\n'],
  ['a text above its quote', 'It is in.\n\nAda wrote:\n> Out', 'It is in.\n\nAda wrote:\n> Out'],
])('begins with what the sender wrote: %s', (_name, text, excerpt) => expect(excerptOf(text, [])).toBe(excerpt))

it('begins with the quote if the hit of a search is there', () =>
  expect(excerptOf('Ada wrote:\n> The heron\nIt came.', ['ada'])).toMatch(/^Ada/))

it('is short', () => expect(excerptOf(long, []).length).toBeLessThanOrEqual(200))

it('does not begin far before the hit', () =>
  expect(excerptOf(`${'x'.repeat(90)}heron`, ['heron'])).toBe(`…${'x'.repeat(6)}heron`))

it('cuts no character in half, which the server could not send', () =>
  expect(excerptOf(`${'x'.repeat(199)}😀`, []).isWellFormed()).toBe(true))
