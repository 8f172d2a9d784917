import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { app } from '../src/app.ts'
import { paths } from '../src/paths.ts'

const ask = (url: string, method: string) =>
  app.request(new Request(url, { method, redirect: 'manual' }), undefined, env)

it.each([
  ['GET', 301],
  ['HEAD', 301],
  ['POST', 308],
  ['PUT', 308],
  ['DELETE', 308],
])('sends %s from http to https with %i before anything else', async (method, status) => {
  for (const path of [paths.home, '/Our-Story/?a=%20', paths.api.contactmails, '/nowhere', '//evil.example/']) {
    const response = await ask(`http://forager.example${path}`, method)
    expect(response.status).toBe(status)
    expect(response.headers.get('Location')).toBe(`https://forager.example${path}`)
  }
})

it.each(['localhost', 'localhost:8787', '127.0.0.1:8787', '[::1]:8787'])('serves http on %s', async (host) => {
  expect((await ask(`http://${host}${paths.ourStory}`, 'GET')).status).toBe(200)
})
