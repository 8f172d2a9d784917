import type { EntryKind } from '../../src/site/content/kinds.ts'
import { parseYaml } from '../../src/site/content/reading/safe-yaml.ts'
import job from './jobs/bookkeeper.md?raw'

export type HostileEntry = { what: string; kind: EntryKind; slug: string; text: string }

const files = import.meta.glob<string>('../../src/site/content/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Whichever entry of the folder comes first. */
const first = (folder: string, like = '') => {
  const [file = ''] =
    Object.entries(files).find(([at, text]) => at.includes(`/${folder}/`) && text.includes(like)) ?? []
  return { slug: file.replace(/^.*\/|\.\w+$/g, ''), file: file.slice(file.indexOf(folder)) }
}

const entries = {
  news: first('news', 'hasLink: true'),
  jobs: { slug: 'bookkeeper', file: '' },
  partners: first('partners'),
  team: first('team'),
  places: first('places'),
  brands: first('brands'),
  company: { slug: '', file: 'company.yaml' },
  home: { slug: '', file: 'pages/home.yaml' },
} satisfies Partial<Record<EntryKind, { slug: string; file: string }>>
type Name = keyof typeof entries

const textOf = (kind: Name) => files[`../../src/site/content/${entries[kind].file}`] ?? job

/** An entry as it stands, with other fields or another body. */
export const entry = (what: string, kind: Name, fields: object = {}, body?: string): HostileEntry => {
  const [, front, text] = /^---\n(.*?\n)---\n(.*)$/s.exec(textOf(kind)) ?? []
  const data = { ...(parseYaml(front ?? textOf(kind)).value as object), ...fields }
  const json = JSON.stringify(data)
  return { what, kind, slug: entries[kind].slug, text: front ? `---\n${json}\n---\n${body ?? text}` : json }
}

const values: [string, unknown][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script that ends another', '</script><script>alert(1)</script>'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>'],
  ['a drawing with a handler', '"><svg/onload=alert(1)>'],
  ['a handler that leaves its attribute', '" onmouseover="alert(1)'],
  ['a handler between other quotes', "' onfocus='alert(1)' autofocus='"],
  ['a comment', '<!-- --!> <b>'],
  ['the end of CDATA', ']]><script>alert(1)</script>'],
  ['a script as an address', 'javascript:alert(1)'],
  ['data as an address', 'data:text/html,<script>alert(1)</script>'],
  ['a style', '</style><style>*{display:none}</style>'],
  ['braces of a template', '{{constructor.constructor("alert(1)")()}}'],
  ['a name from the prototype', '{__proto__}'],
  ['a name in a name', '{{givingShare}}'],
  ['a dollar and braces', `\${alert(1)}`],
  ['a replacement pattern', "$& $1 $' $`"],
  ['a mark of direction', 'invoice\u202Egpj.exe'],
  ['isolates without end', '\u2066'.repeat(300)],
  ['a zero-width blank', 'a\u200Bb'],
  ['a null', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
  ['an escape for terminals', '\u001b[31mred'],
  ['a line break', 'a\r\nSet-Cookie: x=1'],
  ['a separator of lines', 'a\u2028b'],
  ['marks on marks', `e${'\u0301'.repeat(2000)}`],
  ['text without end', 'x'.repeat(50_000)],
  ['a word without blanks', 'ﷺ'.repeat(5000)],
  ['only blanks', '   '],
  ['nothing', ''],
  ['null', null],
  ['a number', 7],
  ['infinity', Number.MAX_VALUE * 10],
  ['truth', true],
  ['a list', [['a']]],
  ['fields', { toString: 'b', length: -1 }],
  ['a path', '../../../../etc/passwd'],
  ['a query', "'; DROP TABLE audit; --"],
]

const places: [Name, string, (value: unknown) => object][] = [
  ['news', 'subheading', (subheading) => ({ subheading })],
  ['news', 'author', (author) => ({ author })],
  ['news', 'keywords', (value) => ({ keywords: [value, 'b', 'c'] })],
  ['news', 'about', (entity) => ({ about: [{ entity, description: 'A boat.' }] })],
  ['news', 'photograph', (value) => ({ plate: undefined, photograph: { file: value, alt: value } })],
  ['jobs', 'title', (title) => ({ title })],
  ['jobs', 'howToApply', (howToApply) => ({ howToApply })],
  ['partners', 'name', (name) => ({ name })],
  ['team', 'position', (position) => ({ position })],
  ['places', 'work', (work) => ({ work })],
  [
    'brands',
    'callToAction',
    (link) => ({
      callToAction: { description: 'A', buttonText: 'B', external: true, link },
    }),
  ],
  ['company', 'name', (name) => ({ name })],
]

const days = [
  '',
  '1/1/2026',
  '31/02/2026',
  '29/02/2027',
  '00/01/2026',
  '01/13/2026',
  '32/01/2026',
  '2026-01-01',
  '01/01/26',
]
const moreDays = [
  '01/01/2026 ',
  '٠١/٠١/٢٠٢٦',
  '01/01/-026',
  '01/01/99999',
  'tomorrow',
  '01/01/2026 24:00',
  '29/02/2027 09:30',
  '01/01/0000 00:00',
  '31/12/9999 23:59',
  0,
  null,
  [],
  {},
]
const dates = [...days, ...moreDays].flatMap((value) => [
  entry(`a day ${JSON.stringify(value)}`, 'news', { date: value }),
  entry(`a moment ${JSON.stringify(value)}`, 'news', { appears: value }),
  entry(`a last day ${JSON.stringify(value)}`, 'jobs', { lastDay: value }),
])

const bodies = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](java&#10;script:alert(1))',
  '<javascript:alert(1)>',
  '[a](//evil.example)',
  '![a](javascript:alert(1))',
  '![a](x" onerror="alert(1))',
  '![a](../photographs/boat.jpg "\u202E")',
  '[a]: javascript:alert(1)\n\n[a]',
  `${'> '.repeat(5000)}a`,
  `${'- '.repeat(5000)}a`,
  '**a_'.repeat(9000),
  `${'['.repeat(30_000)}`,
  `${'![a]('.repeat(5000)}`,
  `a${'\n\n'.repeat(20_000)}`,
  '```\nx\n```',
  '<!--',
  '&#x202e;',
  '{__proto__}',
  '# A\n\n# B',
  '| a |\n|---|\n| b |',
  '\ud800',
  '\u0000',
].map((body) => entry(`a body ${JSON.stringify(body.slice(0, 30))}`, 'news', {}, body))

const raw = (what: string, front: string): HostileEntry => ({ what, kind: 'news', slug: 'a', text: front })
const bomb = `a: &a [x]\n${[...'bcdefghijklmnop'].map((name, at) => `${name}: &${name} [*${'abcdefghijklmno'[at]}, *${'abcdefghijklmno'[at]}]`).join('\n')}`
const files1: HostileEntry[] = [
  raw('aliases that multiply', `---\n${bomb}\n---\nA.`),
  raw('an alias of itself', '---\nheading: &a [*a]\n---\nA.'),
  raw('a merge of itself', '---\nheading: &a { <<: *a }\n---\nA.'),
  raw('a function', '---\nheading: !!js/function "x"\n---\nA.'),
  raw('a prototype', '---\n__proto__: { hasLink: true }\n---\nA.'),
  raw('a key that is a list', '---\n? [a]\n: b\n---\nA.'),
  raw('a field twice', '---\nheading: A\nheading: B\n---\nA.'),
  raw('brackets without end', `---\nheading: ${'['.repeat(40_000)}\n---\nA.`),
  raw('two documents', '---\nheading: A\n...\n---\nheading: B\n---\nA.'),
  raw('no front matter', 'A.'),
  raw('no end of it', '---\nheading: A\n'),
  raw('nothing', ''),
  raw('a mark of byte order', '\uFEFF---\nheading: A\n---\nA.'),
  raw('a directive', '---\n%TAG ! tag:evil.example,2000:\n---\nA.'),
  raw('lines of old machines', '---\rheading: A\r---\rA.'),
]
const slugs = ['', '..', '../../x', 'A', 'a b', '<script>', 'a--b', 'constructor', '__proto__', 'x'.repeat(99)]

export const hostileEntries: HostileEntry[] = [
  ...places.flatMap(([kind, field, make]) =>
    values.map(([what, value]) => entry(`${what} as ${kind}.${field}`, kind, make(value))),
  ),
  ...dates,
  ...bodies,
  ...files1,
  ...slugs.map((slug) => ({ ...entry(`the name ${JSON.stringify(slug)}`, 'jobs'), slug })),
]
