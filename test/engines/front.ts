import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

type Seen = { method: string; path: string; status: number; headers: IncomingMessage['headers'] }
type Rule = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean> | boolean

/** Stands between an engine and the site, so that a test can hold requests back, answer in its place, or be offline. */
export type Front = Awaited<ReturnType<typeof startFront>>

/** @param tls key and certificate to be secure with */
export async function startFront(site: string, tls?: { key: string; cert: string }) {
  const requests: Seen[] = []
  const rules: Rule[] = []
  const add = (rule: Rule) => {
    rules.push(rule)
    return () => void rules.splice(rules.indexOf(rule), 1)
  }
  // An address of documentation for each test, as enquiries and attempts are limited by address.
  const visitor = `2001:db8:${hex()}:${hex()}::1`

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url: path = '', headers } = incoming
    // The site behind is plain, and knows its origin as such.
    if (headers.origin) headers.origin = headers.origin.replace('https:', 'http:')
    outgoing.on('finish', () => requests.push({ method, path, status: outgoing.statusCode, headers }))
    for (const rule of [...rules]) if (await rule(incoming, outgoing)) return
    const forwarded = request(site + path, { method, headers: { ...headers, 'cf-connecting-ip': visitor } })
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }
  const server = tls ? createSecureServer(tls, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    origin: `${tls ? 'https' : 'http'}://localhost:${port}`,
    requests,
    /** Lets requests wait until the returned function is called. */
    hold: (path: RegExp) => {
      const released = Promise.withResolvers<void>()
      const remove = add(async ({ url = '' }) => {
        if (path.test(url)) await released.promise
        return false
      })
      return () => {
        remove()
        released.resolve()
      }
    },
    /** Answers in the site's place; without a status the line is cut. Returns what ends it. */
    answer: (path: RegExp, status?: number, body?: object) =>
      add(({ url = '' }, outgoing) => {
        if (!path.test(url)) return false
        if (status === undefined) outgoing.destroy()
        else outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        return true
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const hex = () => Math.floor(Math.random() * 0xffff).toString(16)
