import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Modules that only staff need: packages as large as the rest of the Worker. */
const heavy = [
  { name: 'better-auth', path: 'src/staff/guards/better-auth.ts', loadedBy: 'src/staff/guards/auth.ts' },
  {
    name: 'password-strength',
    path: 'src/staff/auth/password/password-strength.ts',
    loadedBy: 'src/staff/auth/password/change-password.ts',
  },
  {
    name: 'access-token',
    path: 'src/staff/guards/access-token.ts',
    loadedBy: 'src/staff/guards/cloudflare-access.ts',
  },
  {
    name: 'totp-step',
    path: 'src/staff/auth/second-step/totp-step.ts',
    loadedBy: 'src/staff/auth/second-step/claim-code.ts',
  },
]

it('only those modules import the packages', () => {
  const importers = sources
    .filter(({ text }) => /from '@?(better-auth(?!\/utils\/(hmac|hash|base64))|jose|zxcvbn-ts)/.test(text))
    .map(({ path }) => path)
  expect(importers.sort()).toEqual(heavy.map(({ path }) => path).sort())
})

it.each(heavy)('$name is loaded only when somebody needs it', ({ name, loadedBy }) => {
  const importers = sources.filter(({ text }) => text.includes(`/${name}.ts`))
  expect(importers.map(({ path }) => path)).toEqual([loadedBy])
  expect(importers[0]?.text).toContain(`await import('./${name}.ts')`)
  expect(importers[0]?.text).not.toContain(`from './${name}.ts'`)
})
