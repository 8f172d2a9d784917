import { entry, type HostileEntry } from './hostile-entries.ts'

/** Where a value stands that has no test among the texts: numbers, choices, lists, addresses, ticks. */
const others: HostileEntry[] = [
  ...[-1, 1.5, 1e21, '10', [1], true].map((order) => entry(`the place ${JSON.stringify(order)}`, 'team', { order })),
  ...[91, -91, '49', null, Number.POSITIVE_INFINITY].map((latitude) =>
    entry(`the latitude ${latitude}`, 'places', { latitude }),
  ),
  ...['yes', 1, 'TRUE', null].map((hasLink) => entry(`the tick ${hasLink}`, 'news', { hasLink })),
  ...['royal', 'Non-profit', '__proto__', ['strategic']].map((kind) => entry(`the kind ${kind}`, 'partners', { kind })),
  ...[[], ['a'], ['a', 'b', 'c', 4], Array(3000).fill('a'), { 0: 'a', 1: 'b', 2: 'c' }].map((keywords, at) =>
    entry(`keywords ${at}`, 'news', { keywords }),
  ),
  ...[
    'https://',
    'https://a@b.example',
    'https://[::1',
    'HTTPS://X.EXAMPLE',
    '//x.example',
    'https://x.example/\u202e',
  ].map((link) =>
    entry(`the address ${link}`, 'brands', {
      callToAction: { description: 'A', buttonText: 'B', external: true, link },
    }),
  ),
  ...[{ from: 9, to: 8 }, { from: 0, to: 0 }, { from: -1, to: 1 }, { from: '1', to: 2 }, null].map((range) =>
    entry(`the pay ${JSON.stringify(range)}`, 'jobs', { pay: range && { ...range, per: 'hour' } }),
  ),
  ...[{ x: -1, y: 0 }, { x: 0 }, { x: 0, y: 101 }, { x: '50', y: 50 }, [50, 50]].map((focus) =>
    entry(`the focus ${JSON.stringify(focus)}`, 'team', { photograph: { file: 'a.jpg', focus } }),
  ),
  ...['a.jpg/../b.jpg', '.jpg', 'a.jpg?x', 'C:\\a.jpg', 'https://x.example/a.jpg', 'a.jpg\u0000', '/logos/a.jpg'].map(
    (file) => entry(`the file ${JSON.stringify(file)}`, 'team', { photograph: { file } }),
  ),
]

const fields = [
  entry('a field of another kind', 'jobs', { keywords: ['a'] }),
  entry('a field twice in different letters', 'team', { Title: 'A' }),
  entry('the body as a field', 'team', { story: 'A.' }),
  entry('a slug as a field', 'team', { slug: 'somebody-else' }),
  entry('a name in braces without end', 'team', { position: '{'.repeat(4000) }),
  entry('many names in braces', 'team', { position: '{x}'.repeat(1200) }),
  entry('a story whose heading is another’s address', 'news', { heading: 'Press' }),
]

/** Kinds of wrong that texts and days do not have. */
export const hostileFields: HostileEntry[] = [...others, ...fields]
