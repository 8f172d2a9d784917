import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLogos } from '../../../build/content/logos.ts'
import { sentence } from '../../../src/site/content/reading/problem.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'logos-'))
  mkdirSync(join(root, 'logos'))
})
afterEach(() => rmSync(root, { recursive: true }))
const write = (file: string, bytes: string | Uint8Array) => writeFileSync(join(root, file), bytes)

const around = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 30"${more}>${inside}<path d="M5 5h40v9z"/></svg>`
const deep = (count: number) => `${'<g>'.repeat(count)}<path d="M0 0h5v5z"/>${'</g>'.repeat(count)}`
const uses = Array.from(
  { length: 30 },
  (_, at) => `<g id="u${at + 1}"><use href="#u${at}"/><use href="#u${at}"/></g>`,
).join('')

describe('a hostile SVG is refused in one sentence, or prints as shapes alone', () => {
  it.each([
    ['a script', around('<script>alert(1)</script>')],
    ['a script from elsewhere', around('<script href="https://evil.example/x.js"/>')],
    ['a handler on the root', around('', ' onload="alert(1)"')],
    ['a handler on a shape', around('<path d="M0 0h9v9z" onclick="alert(1)"/>')],
    ['a handler of an animation', around('<animate onbegin="alert(1)" attributeName="x"/>')],
    ['a link to a script', around('<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>')],
    ['a link to a script, as XLink', around('<a xlink:href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>')],
    [
      'an animation that sets a link',
      around('<a><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0h9v9z"/></a>'),
    ],
    [
      'foreign HTML',
      around(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
      ),
    ],
    ['an iframe', around('<foreignObject><iframe src="https://evil.example"/></foreignObject>')],
    ['a style sheet from elsewhere', around('<style>@import url(https://evil.example/x.css);</style>')],
    ['a style that fetches', around('<path d="M0 0h9v9z" style="fill:url(https://evil.example/#a)"/>')],
    ['a font that is fetched', around('<style>@font-face{font-family:x;src:url(https://evil.example/x)}</style>')],
    ['a use of another file', around('<use href="https://evil.example/x.svg#a"/>')],
    ['a use of data', around('<use href="data:image/svg+xml;base64,PHN2Zz4=#a"/>')],
    ['a picture from elsewhere', around('<image href="https://evil.example/x.png" width="9" height="9"/>')],
    ['a picture of this machine', around('<image href="/etc/passwd" width="9" height="9"/>')],
    ['a picture of this machine, as XLink', around('<image xlink:href="file:///etc/passwd" width="9" height="9"/>')],
    [
      'a picture under a prefix',
      around('<s:image xmlns:s="http://www.w3.org/2000/svg" href="/etc/passwd" width="9" height="9"/>'),
    ],
    [
      'a filter that reads a file',
      around('<filter id="f"><feImage href="/etc/passwd"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>'),
    ],
    [
      'a blur without end',
      around('<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>'),
    ],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "x">]>${around('<title>&a;</title>')}`],
    [
      'entities that multiply',
      `<!DOCTYPE svg [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;">]>${around('<title>&b;</title>')}`,
    ],
    [
      'an entity of another file',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${around('<title>&a;</title>')}`,
    ],
    ['a style sheet by instruction', `<?xml-stylesheet href="https://evil.example/x.xsl"?>${around('')}`],
    ['groups without end', around(deep(100_000))],
    ['uses that multiply', around(`<g id="u0"><path d="M0 0h1v1z"/></g><defs>${uses}</defs><use href="#u30"/>`)],
    ['a use of itself', around('<g id="a"><use href="#a"/></g>')],
    [
      'a pattern of itself',
      around(
        '<pattern id="p" width="9" height="9"><path fill="url(#p)" d="M0 0h9v9z"/></pattern><path fill="url(#p)" d="M0 0h9v9z"/>',
      ),
    ],
    ['letters', around('<text x="1" y="9">Logo</text>')],
    [
      'an id that breaks out',
      around(
        '<linearGradient id="a&quot;onload=&quot;alert(1)"><stop stop-color="red"/></linearGradient><path fill="url(#a&quot;onload=&quot;alert(1))" d="M0 0h9v9z"/>',
      ),
    ],
    [
      'a drawing wider than a planet',
      '<svg xmlns="http://www.w3.org/2000/svg" width="4000000000" height="2"><path d="M0 0h9v1z"/></svg>',
    ],
    [
      'a drawing higher than a planet',
      '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="4000000000"><path d="M0 0h1v9z"/></svg>',
    ],
    ['nothing drawn', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'],
    ['a background', around('<path d="M-99-99h999v999h-999z"/>')],
    ['no SVG', '<html><script>alert(1)</script></html>'],
    ['half an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0'],
    ['other bytes', '\xff\xfe<svg'],
  ])('%s', async (_what, text) => {
    write('logos/a.svg', Buffer.from(text, _what === 'other bytes' ? 'latin1' : 'utf8'))
    const { logos, problems } = await readLogos(root)
    const logo = logos['a.svg']
    if (!logo) return expect(problems.map(sentence).join()).toMatch(/logos\/a\.svg: [^\n]+\.$/)
    const elements = [...logo.body.matchAll(/<(\w+)/g)].map(([, name]) => name)
    expect(
      elements.filter((name) => !['g', 'path', 'defs', 'linearGradient', 'stop', 'pattern'].includes(name ?? '')),
    ).toEqual([])
    const attributes = [...logo.body.matchAll(/\s([\w:-]+)="([^"]*)"/g)]
    expect(
      attributes.filter(
        ([, name = '', value = '']) => /^on|href|style/.test(name) || /script:|https?:|file:|data:/.test(value),
      ),
    ).toEqual([])
  })
})

it('takes an ordinary logo as SVG or PNG', async () => {
  write('logos/a.svg', around('<style>.a{fill:#1c4a3e}</style><circle class="a" cx="60" cy="15" r="9"/>'))
  write(
    'logos/b.png',
    await sharp(Buffer.from(around('')), { density: 300 })
      .png()
      .toBuffer(),
  )
  write(
    'logos/c.png',
    await sharp({ create: { width: 90, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  const { logos, problems } = await readLogos(root)
  expect(Object.keys(logos)).toEqual(['a.svg', 'b.png'])
  expect(logos['a.svg']?.body).toContain('#1c4a3e')
  expect(logos['b.png']?.body).toMatch(/^<g[^>]*><image width="\d+" height="\d+" href="data:image\/png;base64,|^<image/)
  expect(problems.map(({ message }) => message)).toEqual(['needs a transparent background'])
})

it('prints an SVG of very many shapes as a picture of them', async () => {
  const dots = Array.from({ length: 600 }, (_, at) => `<circle cx="${at % 60}" cy="${at / 20}" r=".3"/>`)
  write('logos/a.svg', around(dots.join('')))
  const { logos, problems } = await readLogos(root)
  expect(problems).toEqual([])
  expect(logos['a.svg']?.body).toMatch(/^(<g[^>]*>)?<image width="\d+" height="\d+" href="data:image\/png;base64,/)
  expect(logos['a.svg']?.body.length).toBeLessThan(24 * 1024)
})

it('prints a PNG of very many colours in as few as its limit takes', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const circle = Buffer.from('<svg width="500" height="500"><circle cx="250" cy="250" r="240"/></svg>')
  const badge = sharp({ create: { width: 500, height: 500, channels: 4, background: '#37b', noise } })
  write(
    'logos/a.png',
    await badge
      .composite([{ input: circle, blend: 'dest-in' }])
      .png()
      .toBuffer(),
  )
  const { logos, problems } = await readLogos(root)
  expect(problems).toEqual([])
  expect(gzipSync(logos['a.png']?.body ?? '').length).toBeLessThan(12 * 1024 - 200)
})

it.each([
  ['a PNG of a hundred million pixels', () => bomb(10_000, 10_000), 'at most 25 million pixels'],
  ['a packed SVG', () => gzipSync(around('')), 'is not a picture in SVG or PNG'],
  ['a PNG that is a page', () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'), 'cannot be read'],
])('refuses %s', async (_what, make, words) => {
  write('logos/a.png', await make())
  const { logos, problems } = await readLogos(root)
  expect(logos).toEqual({})
  expect(problems.map(sentence).join()).toMatch(/^[^\n]*logos\/a\.png: [^\n]+\.$/)
  expect(problems.map(sentence).join()).toContain(words)
})

/** A few kilobytes that would take hundreds of megabytes. */
const bomb = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' }, limitInputPixels: false })
    .png({ palette: true })
    .toBuffer()
