import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HotUpdateOptions } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { hotEdits } from '../../build/hot-edits.ts'

/** Stands in for the scripts: prints what the source said when it began, the first time slowly. */
const script = (name: string) => `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
const isFirst = !readFileSync('log', 'utf8').includes('${name}')
const text = readFileSync('src/site/content/facts.yaml', 'utf8')
appendFileSync('log', 'begin ${name}\\n')
if (text === 'broken') {
  console.error('facts.yaml is broken')
  process.exitCode = 1
}
setTimeout(() => {
  writeFileSync('${name}.printed', text)
  appendFileSync('log', 'end ${name}\\n')
}, isFirst ? 800 : 0)
`

const start = () => {
  const root = mkdtempSync(join(tmpdir(), 'hot-edits-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['scripts', 'src/site/content']) mkdirSync(join(root, folder), { recursive: true })
  for (const name of ['content', 'art']) writeFileSync(join(root, `scripts/${name}.ts`), script(name))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  for (const file of ['log', 'src/site/content/facts.yaml']) writeFileSync(join(root, file), '')
  const shown = vi.fn()
  const server = {
    config: { root, logger: { error() {} }, plugins: [] },
    ws: { send: shown },
    environments: { client: { hot: { send: shown }, moduleGraph: { getModulesByFile: () => undefined } } },
  }
  const { hotUpdate } = hotEdits()
  const edit = (text: string, type = 'update') => {
    writeFileSync(join(root, 'src/site/content/facts.yaml'), text)
    touch('facts.yaml', type)
  }
  const touch = (name: string, type = 'update') => {
    const file = join(root, 'src/site/content', name)
    const update = { server, file, type, modules: [] } as unknown as HotUpdateOptions
    if (typeof hotUpdate === 'function') hotUpdate.call({ environment: { name: 'forager' } } as never, update)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const log = () => read('log').trim().split('\n')
  return { edit, touch, read, log, shown }
}

it('prints quick edits one after another, so that the last one stays', async () => {
  const { edit, read, log } = start()
  edit('first')
  await vi.waitFor(() => expect(log()).toEqual(['begin content']), 20_000)
  for (const text of ['second', 'third', 'fourth', 'last']) edit(text)
  await vi.waitFor(() => expect(log().length).toBeGreaterThanOrEqual(4), 20_000)
  expect(log()).toEqual(['begin content', 'end content', 'begin content', 'end content'])
  expect(read('content.printed')).toBe('last')
})

it('prints once what is saved together', async () => {
  const { edit, log, shown } = start()
  for (const text of ['first', 'second', 'broken']) edit(text, 'create')
  await vi.waitFor(() => expect(shown).toHaveBeenCalled(), 20_000)
  expect(log()).toEqual(['begin content', 'end content'])
})

it('draws what a broken edit has kept from being drawn, once that is mended', async () => {
  const { edit, log, shown } = start()
  edit('broken', 'create')
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' })), 20_000)
  edit('mended')
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ type: 'full-reload' }), 20_000)
  expect(log()).toEqual(['begin content', 'end content', 'begin content', 'end content', 'begin art', 'end art'])
})

it.each(['schemas/company.ts', 'kinds.ts'])('checks content again when %s changes', async (name) => {
  const { touch, log } = start()
  touch(name)
  await vi.waitFor(() => expect(log()).toEqual(['begin content', 'end content']), 20_000)
})
