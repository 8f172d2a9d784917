import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentProblem } from '../../build/content-problem.ts'

const folder = '.wrangler/test/content'
beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [
    'a field',
    "import * as v from 'valibot'\nexport const x = v.parse(v.object({ title: v.string() }), { title: 7 })",
    'title',
  ],
  ['its syntax', "export const x = 'unclosed", ''],
])('names the file of a fault in %s, without colour codes', async (_fault, text, field) => {
  const file = `${folder}/${field || 'syntax'}.ts`
  writeFileSync(file, text)
  const problem = await contentProblem(file)
  expect(problem).toContain(`${file}: ${field}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal takes for a colour
  expect(problem).not.toMatch(/\u001b/)
})
