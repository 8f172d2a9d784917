import { describe, expect, it } from 'vitest'
import { sentence } from '../../../../src/site/content/reading/problem.ts'
import { textsOf } from '../../../../src/site/content/schemas/prose.ts'
import { readSample } from './sample.ts'

const withBody = (body: string) => `---\ntitle: A\n---\n\n${body}\n`

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
    ['a picture that is missing', 'Text.\n\n![A boat](ship.jpg)', 7, 'ship.jpg'],
    ['a picture in a line', 'Text ![A boat](boat.jpg).', 5, 'paragraph of its own'],
    ['a picture at the beginning', '![A boat](boat.jpg)\n\nText.', 5, 'begin with a paragraph'],
    ['a picture of another folder', 'Text.\n\n![A boat](../../etc/boat.jpg)', 7, 'boat.jpg'],
    ['a picture from elsewhere', 'Text.\n\n![A boat](https://a.example/boat.jpg)', 7, 'a.example'],
    ['a picture without words', 'Text.\n\n![](boat.jpg)', 7, 'without words'],
    ['code', 'Text.\n\n    code', 7, 'code'],
    ['fenced code', 'Text.\n\n```js\nx\n```', 7, 'code'],
    ['code in a line', 'Text `x`.', 5, 'backquotes'],
    ['a table', 'Text.\n\n| a | b |\n| c | d |', 7, 'table'],
    ['a horizontal line', 'Text.\n\n***', 7, 'horizontal'],
    ['italics of half a word', 'Read the\n_Globe_s.', 5, 'whole word'],
    ['bold that ends before a letter', 'One.\n\n**Note:**the tide.', 7, 'whole word'],
    ['a forced line break', 'Text\\\ntext.', 5, 'line break'],
    ['a heading of the first level', 'Text.\n\n# Title', 7, 'heading'],
    ['a heading of the fourth level', 'Text.\n\n#### Title', 7, 'heading'],
    ['a heading at the beginning', '## Title\n\nText.', 5, 'paragraph'],
    ['quotes in quotes without end', `Text.\n\n${'> '.repeat(20)}x`, 7, 'deep'],
    ['marks without end', '**a_'.repeat(15_000), 4, 'marks'],
    ['a mark of direction', 'Text \u202Etxet.', 5, 'U+202E'],
    ['a mark of direction as an entity', 'Text &#x202e;txet.', 5, 'U+202E'],
    [
      'a name that stands for nothing',
      'Text.\n\nWe give {shares}.',
      7,
      '{shares}, which is not the name of a fact; write other words without braces',
    ],
  ])('%s', (_what, body, line, words) => {
    const { data, problems } = readSample(withBody(body))
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
    ['marks that are meant', 'a\\_b\\_c, x_y_z, 2 \\*\\* 3, _ and *', 'a_b_c, x_y_z, 2 ** 3, _ and *'],
    ['a joined emoji', 'A 👩\u200D🚒.', 'A 👩\u200D🚒.'],
    ['text of both directions', 'A שלום.', 'A שלום.'],
    ['a tag in quotes of mathematics', '1 < 2 > 1', '1 < 2 > 1'],
    ['lines of one paragraph', 'One\ntwo.', 'One two.'],
  ])('%s', (_what, body, text) => {
    const { data, problems } = readSample(withBody(body))
    expect(problems).toEqual([])
    expect(textsOf((data as { body: [] }).body)).toEqual([text])
  })
})

it('ends a paragraph at a line of non-breaking spaces, as an empty paragraph from Word is kept', () => {
  const { data } = readSample(withBody('One.\n\u00A0\nTwo.\n\n\u00A0\n\nThree, 5\u00A0p.m.'))
  expect(textsOf((data as { body: [] }).body)).toEqual(['One.', 'Two.', 'Three, 5\u00A0p.m.'])
})

it('reads paragraphs, headings, emphasis, links, lists, quotes and pictures', () => {
  const { data, problems } = readSample(
    withBody(
      'We give *{share}* **now**.\n\n## Why\n\n- [Us](/contact)\n- [Them](https://a.example/)\n\n1. One\n\nThen:\n\n1986. That was the year.\n\n> Said.\n\n![A boat](../photographs/boat.jpg "Of blue")',
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
      { tag: 'p', children: ['Then:'] },
      { tag: 'ol', start: 1986, children: [{ tag: 'li', children: ['That was the year.'] }] },
      { tag: 'blockquote', children: [{ tag: 'p', children: ['Said.'] }] },
      { tag: 'img', src: 'boat.jpg', alt: 'A boat', caption: 'Of blue' },
    ],
  })
})
