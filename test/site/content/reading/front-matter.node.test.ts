import { describe, expect, it } from 'vitest'
import { kinds } from '../../../../src/site/content/kinds.ts'
import { readEntry } from '../../../../src/site/content/reading/entry.ts'
import { sentence } from '../../../../src/site/content/reading/problem.ts'
import { names, readSample } from './sample.ts'

const withFront = (front: string) => `---\ntitle: A\n${front}\n---\n\nText.\n`
const bomb = `a: &a [x, x]\n${[...'bcdefghi'].map((letter, index) => `${letter}: &${letter} [*${'abcdefgh'[index]}, *${'abcdefgh'[index]}]`).join('\n')}`

describe('front matter is refused in one sentence with its line', () => {
  it.each([
    ['an anchor', 'list: &x [a]', 3, 'begins with &'],
    ['an alias', 'list: &x [a]\nkind: *x', 3, 'begins with &'],
    ['an alias without its anchor', 'kind: *x', 3, 'begins with *'],
    ['aliases that multiply', bomb, 3, 'begins with &'],
    ['an alias to itself', 'list: &x [*x]', 3, ''],
    ['a tag', 'title2: !!js/function "x"', 3, ''],
    ['a tag of its own', 'kind: !boat x', 3, ''],
    ['a standard tag', 'kind: !!str boat', 3, 'quotes'],
    ['a binary tag', 'kind: !!binary aGk=', 3, ''],
    ['a merge key', '<<: { open: true }', 3, '<<: is not a field'],
    ['a repeated field', 'open: true\nopen: false', 4, 'twice'],
    ['a field that nobody knows', 'onclick: alert(1)', 3, 'onclick: is not a field'],
    ['a prototype', '__proto__: { open: true }', 3, '__proto__'],
    ['a constructor', 'constructor: x', 3, 'constructor'],
    ['a slug', 'slug: b', 3, 'slug: must not be written here'],
    ['a body', 'body: text', 3, 'body: must not be written here'],
    ['a directive', '%YAML 1.1', 3, ''],
    ['broken indentation', 'list:\n  - a\n - b', 5, 'cannot be read as YAML'],
    ['an unclosed quote', 'kind: "boat', 4, 'cannot be read as YAML'],
    ['a tab as indentation', 'list:\n\t- a', 4, 'cannot be read as YAML'],
    ['brackets without end', `list: ${'['.repeat(20_000)}`, 3, 'deep'],
    ['braces without end', `list: ${'{a: '.repeat(10_000)}`, 3, 'deep'],
    ['dashes without end', `list:\n ${'- '.repeat(20_000)}x`, 4, 'deep'],
    ['a number for text', 'kind: 7', 3, 'kind: must be one of boat, book'],
    ['text for a number', 'count: many', 3, 'count: must be a number'],
    ['a fraction', 'count: 1.5', 3, 'whole'],
    ['too large a number', 'count: 10', 3, 'at most 9'],
    ['infinity', 'count: .inf', 3, 'count'],
    ['text for true', 'open: yes', 3, 'open: must be true or false'],
    ['text for a list', 'list: a', 3, 'list: must be a list'],
    ['an empty list', 'list: []', 3, 'needs at least 1'],
    ['a map for an item', 'list:\n  - a: b', 4, 'list.0: must be text'],
    ['a blank item', 'list:\n  - a\n  - " "', 5, 'list.1: is empty'],
    ['nothing', 'list:', 3, 'list: must be'],
    ['a line break', 'list:\n  - |\n    a\n    b', 4, 'line breaks'],
    ['a mark of direction', 'list:\n  - "a\\u202Eb"', 4, 'U+202E'],
    ['an isolate', 'list: ["a\u2066b"]', 3, 'U+2066'],
    ['a zero-width blank', 'list: ["a\u200Bb"]', 3, 'U+200B'],
    ['a null', 'list: ["a\\0b"]', 3, 'U+0000'],
    ['a tab in a text', 'list: ["a\tb"]', 3, 'has a tab after “a”'],
    ['an invisible character before a text', 'list: ["\u200Ba"]', 3, 'at the start'],
    ['an escape for terminals', 'list: ["\\e[31m"]', 3, 'U+001B'],
    ['an invisible tag', 'list: ["a\\U000E0041"]', 3, 'U+E0041'],
    ['a name that stands for nothing', 'list: ["{shares}"]', 3, '{shares}'],
    ['a name from the prototype', 'list: ["{constructor}"]', 3, '{constructor}'],
    ['a script as a link', 'link: javascript:alert(1)', 3, 'link: must be a page'],
    ['a script in capitals', 'link: JaVaScRiPt:alert(1)', 3, 'link: must be a page'],
    ['a script behind a blank', 'link: " javascript:alert(1)"', 3, 'link: must be a page'],
    ['a data URL', 'link: data:text/html,x', 3, 'link: must be a page'],
    ['a page that does not exist', 'link: /no-such-page', 3, 'link: must be a page'],
    ['an address without a scheme', 'link: //evil.example', 3, 'link: must be a page'],
    ['a backslash in an address', 'link: https:\\\\evil.example', 3, 'link: must be a page'],
    ['an unencrypted address', 'website: http://a.example', 3, 'https://'],
    ['an address that pretends', 'website: https://bank.example@evil.example/', 3, 'https://'],
  ])('%s', (_what, front, line, words) => {
    const { data, problems } = readSample(withFront(front))
    expect(data).toBeUndefined()
    const [problem] = problems
    expect(problem).toMatchObject({ file: 'a.md', line })
    const said = problem ? sentence(problem) : ''
    expect(said).toContain(words)
    expect(said).toMatch(/^a\.md, line \d+[^\n]*: [^\n]+\.$/)
  })

  it.each([
    ['no front matter', 'Text.', 'must begin with front matter'],
    ['front matter without an end', '---\ntitle: A\n', 'must begin with front matter'],
    ['a list for front matter', '---\n- a\n---\nText.', 'fields with values'],
    ['empty front matter', '---\n\n---\nText.', 'fields with values'],
    ['a missing field', '---\nopen: true\n---\nText.', 'title: is missing'],
    ['too long a title', `---\ntitle: ${'x'.repeat(41)}\n---\nText.`, 'has 41 characters and may have at most 40'],
    ['no text', '---\ntitle: A\n---\n', 'body: needs a paragraph'],
    ['two documents', '---\ntitle: A\n...\nopen: true\n---\nText.', ''],
  ])('%s', (_what, text, words) => {
    expect(readSample(text).problems.map(sentence).join('\n')).toContain(words)
    expect(readSample(text).problems).not.toEqual([])
  })
})

describe('a job', () => {
  const job = `title: Keeper of the lamp
summary: Look after the light station at Salal Point from May to September, with a house and a boat.
place: Gibsons, BC
employment: temporary
hours: Four days a week, 30 hours
pay: { from: 28, to: 32, per: hour }
colleagues: Maren Okafor
howToApply: Send us a letter of one page.
posted: 01/12/2026
lastDay: 31/12/2026`
  const readJob = (front: string) =>
    readEntry({
      file: 'j.md',
      text: `---\n${front}\n---\n\nYou light the lamp.\n`,
      schema: kinds.jobs.schema,
      names,
      slug: 'keeper',
      body: 'description',
    })

  it('is read', () => {
    expect(readJob(job).problems).toEqual([])
  })

  it.each([
    ['a pay with too many zeros', 'to: 32', 'to: 32000000', 'pay.to: is 32000000 and may be at most 1000000'],
    ['a pay that falls', 'to: 32', 'to: 27', 'line 7, pay: must not end'],
    ['a day that does not exist', '31/12/2026', '31/11/2026', 'line 11, lastDay: must be a day that exists'],
    [
      'a year of two digits',
      '31/12/2026',
      '31/12/0026',
      'line 11, lastDay: must be a day that exists, from the year 2000 to 2099',
    ],
    ['another way to write a day', '31/12/2026', '2026-12-31', 'line 11, lastDay: must be a day like 31/12/2026'],
    ['a last day before the first', '01/12/2026', '01/01/2027', 'the last day must not be before the first (“Posted”)'],
    ['a place without its province', ', BC', '', 'line 4, place: must be a town and its province'],
    ['a brand that does not exist', 'place:', 'brand: xyz\nplace:', 'line 4, brand: must be one of fmg'],
  ])('is refused with %s', (_what, from, to, words) => {
    expect(readJob(job.replace(from, to)).problems.map(sentence)[0]).toContain(words)
  })
})
