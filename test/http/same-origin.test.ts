import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { sameOrigin } from '../../src/http/same-origin.ts'

const app = new Hono().use(sameOrigin()).all('/', (c) => c.text('done'))
const status = async (method: string, headers: Record<string, string>) =>
  (await app.request('https://forager.example/', { method, headers })).status

it.each([
  ['POST', { Origin: 'https://forager.example' }, 200],
  ['DELETE', { Origin: 'https://forager.example' }, 200],
  ['POST', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['POST', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['GET', { Origin: 'https://evil.example' }, 200],
  ['POST', {}, 403],
  ['POST', { Origin: 'null' }, 403],
  ['POST', { Origin: '', 'Sec-Fetch-Site': 'same-origin' }, 403],
  ['POST', { Origin: 'http://forager.example' }, 403],
  ['POST', { Origin: 'https://forager.example.evil.example' }, 403],
  ['POST', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
  ['POST', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['DELETE', { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('%s with %j is %i', async (method, headers, expected) => {
  expect(await status(method, headers as Record<string, string>)).toBe(expected)
})
