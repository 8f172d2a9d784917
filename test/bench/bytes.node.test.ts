import { describe, expect, it } from 'vitest'
import { bytesOfPage, gz, withoutLaterDrawings } from '../../bench/page-bytes.ts'
import { evaluatedFiles } from '../../bench/start-up-bytes.ts'

const files: Record<string, string> = {
  '/assets/client.css': 'a { color: red }',
  '/assets/client.js': 'import{a}from"./react.js";import("./island.js")',
  '/assets/react.js': 'export const a = 1',
  '/assets/island.js': 'never counted, as it is imported on demand',
}
const asset = (path: string) => files[path] ?? ''
const page = (head: string, main = '') => `<html><head>${head}</head><body><main>${main}</main></body></html>`

describe('a page', () => {
  it('waits for itself alone where its styles are in it', () => {
    const html = page('<style>a{color:red}</style><script type="module" src="/assets/client.js"></script>')
    expect(bytesOfPage(html, asset)).toMatchObject({ inlineCss: 12, cssGz: 0, requestsBeforePaint: 1 })
  })

  it('waits for style sheets and for scripts that hold up the parser', () => {
    const html = page('<link rel="stylesheet" href="/assets/client.css"/><script src="/assets/react.js"></script>')
    const css = gz(files['/assets/client.css'] ?? '')
    expect(bytesOfPage(html, asset)).toMatchObject({ cssGz: css, requestsBeforePaint: 3, firstGz: gz(html) + css })
  })

  it('fetches what its scripts import at once, and not what they import on demand', () => {
    const html = page('<script type="module" src="/assets/client.js"></script>')
    const expected = gz(files['/assets/client.js'] ?? '') + gz(files['/assets/react.js'] ?? '')
    expect(bytesOfPage(html, asset).scriptGz).toBe(expected)
  })

  it('fetches what a script in its head imports at once', () => {
    const html = page(
      '<script>new PerformanceObserver(()=>import("/assets/react.js")).observe({type:"paint"})</script>',
    )
    expect(bytesOfPage(html, asset).scriptGz).toBe(gz(files['/assets/react.js'] ?? ''))
  })

  it('keeps the drawings of its first section and leaves out those behind it', () => {
    const html = page('', '<section><svg>hero</svg></section><section><svg>map</svg>words</section>')
    expect(withoutLaterDrawings(html)).toContain('hero')
    expect(withoutLaterDrawings(html)).not.toContain('map')
    expect(withoutLaterDrawings(html)).toContain('words')
  })
})

describe('what a Worker evaluates as it starts', () => {
  const manifest = {
    entry: { file: 'index.js', isEntry: true, imports: ['shared'], dynamicImports: ['lazy'] },
    shared: { file: 'shared.js', imports: ['deep'] },
    deep: { file: 'deep.js', imports: ['shared'] },
    lazy: { file: 'lazy.js', imports: ['shared'] },
  }

  it('is the entry and all that is imported from there, once', () => {
    expect(evaluatedFiles(manifest)).toEqual(['index.js', 'shared.js', 'deep.js'])
  })

  it('is not guessed where the manifest has a hole', () => {
    expect(() => evaluatedFiles({ entry: { file: 'index.js', isEntry: true, imports: ['gone'] } })).toThrow(/gone/)
  })
})
