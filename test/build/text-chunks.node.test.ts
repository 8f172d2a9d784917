import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement as h, type ReactNode, Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { withTextChunks } from '../../build/text-chunks.ts'

type Renderer = typeof import('react-dom/server.edge')

const require = createRequire(import.meta.url)
const code = readFileSync('node_modules/react-dom/cjs/react-dom-server.edge.production.js', 'utf8')
const published = evaluated(code)
const edited = evaluated(withTextChunks(code))

function evaluated(source: string) {
  const exports = {} as Renderer
  new Function('require', 'exports', source)(require, exports)
  return exports
}

const chunksOf = async ({ renderToReadableStream }: Renderer, node: ReactNode) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of await renderToReadableStream(node)) chunks.push(chunk)
  return chunks
}

const page = (body: ReactNode) =>
  h('html', { lang: 'en' }, h('head', null, h('title', null, 'Salt & “cedar”')), h('body', null, body))

const rows = Array.from({ length: 400 }, (_, row) =>
  h('p', { key: row, title: `"${row}" é`, style: { color: 'red' }, hidden: row % 2 === 0 }, 'A tide ', row, ' – 🌲 <'),
)

function late(): () => ReactNode {
  const words = new Promise<string>((resolve) => setTimeout(resolve, 5, 'Late 🌊'))
  return () => use(words)
}

it.each<[string, () => ReactNode]>([
  ['elements, text and attributes', () => rows],
  ['one long text', () => '–'.repeat(20_000)],
  ['a style sheet', () => h('style', null, 'p::after{content:"→"}')],
  ['nothing', () => null],
  ['a part that suspends', () => h(Suspense, { fallback: 'Soon' }, h(late()))],
])('%s have the bytes that React as published sends', async (_what, body) => {
  const before = Buffer.concat(await chunksOf(published, page(body())))
  const after = Buffer.concat(await chunksOf(edited, page(body())))
  expect(after.toString()).toBe(before.toString())
})

it('sends a page in fewer chunks, and first what does not suspend', async () => {
  expect((await chunksOf(edited, page(rows))).length).toBeLessThan((await chunksOf(published, page(rows))).length / 2)
  const [first] = await chunksOf(edited, page(h(Suspense, { fallback: 'Soon' }, h(late()))))
  expect(String(Buffer.from(first ?? []))).toContain('Soon')
})

it('refuses a renderer that it does not know', () => {
  expect(() => withTextChunks(code.replace('currentView = new Uint8Array(4096);\n', ''))).toThrow('1 times, not 2')
})
