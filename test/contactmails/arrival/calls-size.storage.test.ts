import { beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, post } from '../../helpers/api.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

const limit = 16 * 1024
const bytes = (size: number) => new TextEncoder().encode(JSON.stringify(mailOf()).padEnd(size))
const type = { 'Content-Type': 'application/json' }

beforeEach(forgetMails)

/** Ways to send a body: told its size before, or not. */
const ways = {
  'with its length': (size: number) => post(bytes(size), { ...type, 'Content-Length': String(size) }),
  'as a stream': (size: number) => post(streamOf(bytes(size)), type),
  'as a stream that says chunked': (size: number) =>
    post(streamOf(bytes(size)), { ...type, 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }),
}

describe.each(Object.entries(ways))('a body sent %s', (_way, send) => {
  it('may have 16 KB', async () => {
    expect((await send(limit)).status).toBe(201)
    expect(await storedMails()).toMatchObject([mailOf()])
  })

  it.each([limit + 1, limit * 8])('may not have %i bytes', async (size) => {
    const response = await send(size)
    expect(response.status).toBe(413)
    expect(Object.keys(await bodyOf(response))).toEqual(['message'])
    expect(await storedMails()).toEqual([])
  })
})

function streamOf(body: Uint8Array) {
  const chunk = 1000
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= body.length) return controller.close()
      controller.enqueue(body.slice(sent, sent + chunk))
      sent += chunk
    },
  })
}
