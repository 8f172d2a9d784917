import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { https } from '../../src/http/canonical-url.ts'

const app = new Hono().use(https()).all('*', (c) => c.text('reached'))
const ask = (url: string, method = 'GET') => app.request(new Request(url, { method }))

it.each([
  ['http://forager.example/', 'https://forager.example/'],
  ['http://forager.example/Our-Story/?a=1&b=%20', 'https://forager.example/Our-Story/?a=1&b=%20'],
  ['http://forager.example:8080/brands/fmg', 'https://forager.example/brands/fmg'],
  ['http://forager.example//evil.example/', 'https://forager.example//evil.example/'],
  ['http://forager.example/v1/api/contactmails?x', 'https://forager.example/v1/api/contactmails?x'],
  ['http://localhost.evil.example/', 'https://localhost.evil.example/'],
  ['http://127.0.0.2/', 'https://127.0.0.2/'],
])('sends %s to https', async (url, target) => {
  for (const [method, status] of [
    ['GET', 301],
    ['HEAD', 301],
    ['POST', 308],
    ['PUT', 308],
    ['DELETE', 308],
  ] as const) {
    const response = await ask(url, method)
    expect(response.status, method).toBe(status)
    expect(response.headers.get('Location'), method).toBe(target)
    expect(await response.text()).toBe('')
  }
})

it.each([
  'https://forager.example/',
  'http://localhost/',
  'http://localhost:8787/our-story',
  'http://LOCALHOST/',
  'http://127.0.0.1:8787/',
  'http://[::1]/',
  'http://[::1]:8787/',
])('lets %s pass', async (url) => {
  expect(await (await ask(url)).text()).toBe('reached')
  expect((await ask(url, 'POST')).status).toBe(200)
})
