import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { variables } from '../src/env.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://api.forager.example', 'https://api.forager.example'],
  ['https://api.forager.example/', 'https://api.forager.example'],
  ['https://api.forager.example:8443/v1?x', 'https://api.forager.example:8443'],
])('API_ORIGIN %j is %j', (API_ORIGIN, origin) => {
  expect(variables({ ...env, ...(API_ORIGIN !== undefined && { API_ORIGIN }) }).API_ORIGIN).toBe(origin)
})

it.each(['api.forager.example', '/v1', 'not a url'])('throws at the API_ORIGIN %j', (API_ORIGIN) => {
  expect(() => variables({ ...env, API_ORIGIN })).toThrow()
})
