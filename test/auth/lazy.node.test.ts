import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

it('only one module imports better-auth', () => {
  const importers = sources.filter(({ text }) => /from 'better-auth/.test(text)).map(({ path }) => path)
  expect(importers).toEqual(['src/auth/better-auth.ts'])
})

it('and that one is imported only when somebody needs it', () => {
  const importers = sources.filter(({ text }) => text.includes('/better-auth.ts'))
  expect(importers.map(({ path }) => path)).toEqual(['src/auth/auth.ts'])
  expect(importers[0]?.text).toContain("await import('./better-auth.ts')")
  expect(importers[0]?.text).not.toMatch(/from '.*better-auth\.ts'/)
})
