import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readEntry } from '../../../build/content/entry.ts'
import { sentence } from '../../../build/content/problem.ts'
import { kinds } from '../../../src/site/content/kinds.ts'
import { ProseSchema, textsOf } from '../../../src/site/content/schemas/prose.ts'
import { LinkSchema, WebsiteSchema, WordsSchema } from '../../../src/site/content/schemas/words.ts'

const schema = v.strictObject({
  slug: v.exactOptional(v.string()),
  title: v.pipe(WordsSchema, v.maxLength(40)),
  link: v.exactOptional(LinkSchema),
  website: v.exactOptional(WebsiteSchema),
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
  open: v.exactOptional(v.boolean()),
  list: v.exactOptional(v.pipe(v.array(WordsSchema), v.minLength(1))),
  kind: v.exactOptional(v.picklist(['boat', 'book'])),
  body: ProseSchema,
})
const names = new Map([['share', '1%']])

const read = (text: string) =>
  readEntry({ file: 'a.md', text, schema, names, slug: 'a', body: 'body', isPicture: (name) => name === 'boat.jpg' })
const withFront = (front: string) => `---\ntitle: A\n${front}\n---\n\nText.\n`
const withBody = (body: string) => `---\ntitle: A\n---\n\n${body}\n`
const bomb = `a: &a [x, x]\n${[...'bcdefghi'].map((letter, index) => `${letter}: &${letter} [*${'abcdefgh'[index]}, *${'abcdefgh'[index]}]`).join('\n')}`

describe('front matter is refused in one sentence with its line', () => {
  it.each([
    ['an anchor', 'list: &x [a]', 3, 'anchor'],
    ['an alias', 'list: &x [a]\nkind: *x', 3, 'anchor'],
    ['an alias without its anchor', 'kind: *x', 3, 'alias'],
    ['aliases that multiply', bomb, 3, 'anchor'],
    ['an alias to itself', 'list: &x [*x]', 3, ''],
    ['a tag', 'title2: !!js/function "x"', 3, ''],
    ['a tag of its own', 'kind: !boat x', 3, ''],
    ['a standard tag', 'kind: !!str boat', 3, 'tag'],
    ['a binary tag', 'kind: !!binary aGk=', 3, ''],
    ['a merge key', '<<: { open: true }', 3, '<<: is no field'],
    ['a repeated field', 'open: true\nopen: false', 4, 'twice'],
    ['a field that nobody knows', 'onclick: alert(1)', 3, 'onclick: is no field'],
    ['a prototype', '__proto__: { open: true }', 3, '__proto__'],
    ['a constructor', 'constructor: x', 3, 'constructor'],
    ['a slug', 'slug: b', 3, 'slug: is not written here'],
    ['a body', 'body: text', 3, 'body: is not written here'],
    ['a directive', '%YAML 1.1', 3, ''],
    ['broken indentation', 'list:\n  - a\n - b', 5, 'no YAML'],
    ['an unclosed quote', 'kind: "boat', 4, 'no YAML'],
    ['a tab as indentation', 'list:\n\t- a', 4, 'no YAML'],
    ['brackets without end', `list: ${'['.repeat(20_000)}`, 3, 'deep'],
    ['braces without end', `list: ${'{a: '.repeat(10_000)}`, 3, 'deep'],
    ['dashes without end', `list:\n ${'- '.repeat(20_000)}x`, 4, 'deep'],
    ['a number for text', 'kind: 7', 3, 'kind: must be one of boat, book'],
    ['text for a number', 'count: many', 3, 'count: must be a number'],
    ['a fraction', 'count: 1.5', 3, 'whole'],
    ['too large a number', 'count: 10', 3, '9 at most'],
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
    const { data, problems } = read(withFront(front))
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
    ['too long a title', `---\ntitle: ${'x'.repeat(41)}\n---\nText.`, 'has 41 characters of at most 40'],
    ['no text', '---\ntitle: A\n---\n', 'body: needs a paragraph'],
    ['two documents', '---\ntitle: A\n...\nopen: true\n---\nText.', ''],
  ])('%s', (_what, text, words) => {
    expect(read(text).problems.map(sentence).join('\n')).toContain(words)
    expect(read(text).problems).not.toEqual([])
  })
})

describe('a body is refused in one sentence with its line', () => {
  it.each([
    ['a script', 'Text.\n\n<script>alert(1)</script>', 7, 'HTML'],
    ['an element in a line', 'Text <b onclick="x">bold</b>.', 5, 'HTML'],
    ['a comment', 'Text.\n\n<!-- x -->', 7, 'HTML'],
    ['an iframe', 'Text.\n\n<iframe src="https://a.example"></iframe>', 7, 'HTML'],
    ['a script as a link', '[a](javascript:alert(1))', 5, 'link'],
    ['a script in capitals', '[a](JAVASCRIPT:alert(1))', 5, 'link'],
    ['a script behind an entity', '[a](javascript&colon;alert(1))', 5, 'link'],
    ['a script with a line feed', '[a](java&#10;script:alert(1))', 5, 'link'],
    ['a script between angles', '[a](<javascript:alert(1)>)', 5, 'link'],
    ['a script as an autolink', '<javascript:alert(1)>', 5, 'link'],
    ['a data URL', '[a](data:text/html;base64,PHN2Zz4=)', 5, 'link'],
    ['a VBScript', '[a](vbscript:x)', 5, 'link'],
    ['a page that does not exist', 'Text.\n\n[a](/no-such-page)', 7, 'link'],
    ['another host without a scheme', '[a](//evil.example)', 5, 'link'],
    ['a link without an address', '[a]()', 5, 'link'],
    ['a link defined elsewhere', '[a][b]\n\n[b]: https://a.example', 5, 'link'],
    ['a picture that is missing', '![A boat](ship.jpg)', 5, 'ship.jpg'],
    ['a picture of another folder', '![A boat](../../boat.jpg)', 5, 'boat.jpg'],
    ['a picture from elsewhere', '![A boat](https://a.example/boat.jpg)', 5, 'a.example'],
    ['a picture without words', '![](boat.jpg)', 5, 'without words'],
    ['code', 'Text.\n\n    code', 7, 'code'],
    ['fenced code', 'Text.\n\n```js\nx\n```', 7, 'code'],
    ['code in a line', 'Text `x`.', 5, 'backquotes'],
    ['a horizontal line', 'Text.\n\n***', 7, 'horizontal'],
    ['a forced line break', 'Text\\\ntext.', 5, 'line break'],
    ['a heading of the first level', 'Text.\n\n# Title', 7, 'heading'],
    ['a heading of the fourth level', 'Text.\n\n#### Title', 7, 'heading'],
    ['a heading at the beginning', '## Title\n\nText.', 5, 'paragraph'],
    ['quotes in quotes without end', `Text.\n\n${'> '.repeat(20)}x`, 7, 'deep'],
    ['marks without end', '**a_'.repeat(15_000), 4, 'marks'],
    ['a mark of direction', 'Text \u202Etxet.', 5, 'U+202E'],
    ['a mark of direction as an entity', 'Text &#x202e;txet.', 5, 'U+202E'],
    ['a name that stands for nothing', 'Text.\n\nWe give {shares}.', 7, '{shares}'],
  ])('%s', (_what, body, line, words) => {
    const { data, problems } = read(withBody(body))
    expect(data).toBeUndefined()
    const [problem] = problems
    expect(problem && sentence(problem)).toContain(words)
    expect(problem).toMatchObject({ file: 'a.md', line, field: 'body' })
  })
})

describe('what looks dangerous and is harmless is text', () => {
  it.each([
    ['an entity', 'A &lt;script&gt;.', 'A <script>.'],
    ['an element that Markdown does not know', 'A <svg/onload=alert(1)>.', 'A <svg/onload=alert(1)>.'],
    ['an ampersand', 'Piling & Plank', 'Piling & Plank'],
    ['braces of a template', 'A $\\{share\\}.', 'A $1%.'],
    ['a joined emoji', 'A 👩\u200D🚒.', 'A 👩\u200D🚒.'],
    ['text of both directions', 'A שלום.', 'A שלום.'],
    ['a tag in quotes of mathematics', '1 < 2 > 1', '1 < 2 > 1'],
    ['lines of one paragraph', 'One\ntwo.', 'One two.'],
  ])('%s', (_what, body, text) => {
    const { data, problems } = read(withBody(body))
    expect(problems).toEqual([])
    expect(textsOf((data as { body: [] }).body)).toEqual([text])
  })
})

it('reads paragraphs, headings, emphasis, links, lists, quotes and pictures', () => {
  const { data, problems } = read(
    withBody(
      'We give *{share}* **now**.\n\n## Why\n\n- [Us](/contact)\n- [Them](https://a.example/)\n\n1. One\n\n> Said.\n\n![A boat](boat.jpg)',
    ),
  )
  expect(problems).toEqual([])
  expect(data).toMatchObject({
    slug: 'a',
    body: [
      {
        tag: 'p',
        children: ['We give ', { tag: 'em', children: ['1%'] }, ' ', { tag: 'strong', children: ['now'] }, '.'],
      },
      { tag: 'h2', children: ['Why'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ tag: 'a', href: '/contact', children: ['Us'] }] },
          { tag: 'li', children: [{ tag: 'a', href: 'https://a.example/', children: ['Them'] }] },
        ],
      },
      { tag: 'ol', children: [{ tag: 'li', children: ['One'] }] },
      { tag: 'blockquote', children: [{ tag: 'p', children: ['Said.'] }] },
      { tag: 'p', children: [{ tag: 'img', src: 'boat.jpg', alt: 'A boat' }] },
    ],
  })
})

describe('a job', () => {
  const job = `title: Keeper of the lamp
summary: Look after the light station at Salal Point from May to September, with a house and a boat.
place: Gibsons
hours: Four days a week, 30 hours
pay: { from: 28, to: 32, per: hour }
colleagues: Maren Okafor
howToApply: Send us a letter of one page.
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
    ['a pay that falls', 'to: 32', 'to: 27', 'line 6, pay: must not end below'],
    ['a day that does not exist', '31/12/2026', '31/11/2026', 'line 9, lastDay: is a day that does not exist'],
    ['another way to write a day', '31/12/2026', '2026-12-31', 'line 9, lastDay: must be a day like 31/12/2026'],
    ['a brand that does not exist', 'place:', 'brand: xyz\nplace:', 'line 4, brand: must be one of fmg'],
  ])('is refused with %s', (_what, from, to, words) => {
    expect(readJob(job.replace(from, to)).problems.map(sentence)[0]).toContain(words)
  })
})
