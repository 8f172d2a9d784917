import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readJson } from '../../src/http/body.ts'

it('keeps no copy of a JSON body: a photograph is one text of 27 MB, and a Worker has 128 MB', async () => {
  const app = new Hono().post('/', async (c) => c.json([await readJson(c), Object.keys(c.req.bodyCache)]))
  const answer = await app.request('/', {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(await answer.json()).toEqual([{ input: { a: 1 } }, []])
})
