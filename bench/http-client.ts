import { connect, type Socket } from 'node:net'

/** Milliseconds count from sending the request. */
type Answer = { status: number; firstByte: number; lastByte: number }

export type Connection = { get: (path: string) => Promise<Answer>; close: () => void }

/**
 * Opens a keep-alive connection to localhost that sends one request at a time and discards the body. Node's own client
 * would take CPU from the server under load.
 */
export const openConnection = async (port: number): Promise<Connection> => {
  const socket = await connected(port)
  socket.setTimeout(60_000, () => socket.destroy(new Error('No response for a minute.')))
  return {
    get: (path) => {
      if (socket.destroyed) return Promise.reject(new Error('The connection closed while idle.'))
      const reader = answerReader()
      const sentAt = performance.now()
      let firstByte = 0
      return new Promise<Answer>((resolve, reject) => {
        const settle = () => {
          socket.off('data', read).off('error', fail).off('close', fail)
        }
        const fail = (error: Error | boolean) => {
          settle()
          reject(error instanceof Error ? error : new Error(`The connection closed before ${path} was complete.`))
        }
        const read = (chunk: Buffer) => {
          firstByte ||= performance.now() - sentAt
          const status = reader(chunk)
          if (status === null) return
          settle()
          resolve({ status, firstByte, lastByte: performance.now() - sentAt })
        }
        socket.on('data', read).on('error', fail).on('close', fail)
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${likeABrowser}\r\n`)
      })
    },
    close: () => socket.destroy(),
  }
}

/** Sends `count` requests over all connections in parallel. Returns the total milliseconds. */
export const load = async (connections: Connection[], path: string, count: number): Promise<number> => {
  let left = count
  const startedAt = performance.now()
  const work = async ({ get }: Connection) => {
    while (left-- > 0) await get(path)
  }
  await Promise.all(connections.map(work))
  return performance.now() - startedAt
}

const likeABrowser = [
  // As on Cloudflare: the request's URL is https.
  'X-Forwarded-Proto: https',
  'User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-CA,en;q=0.9',
  'Sec-Fetch-Dest: document',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-Site: none',
  'Upgrade-Insecure-Requests: 1',
]
  .map((line) => `${line}\r\n`)
  .join('')

function connected(port: number) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket.off('error', reject)))
    socket.once('error', reject)
  })
}

/** Parses a response chunk by chunk. Returns null until it is complete, then its status. */
export const answerReader = (): ((chunk: Buffer) => number | null) => {
  let head = ''
  let status = 0
  let body: (chunk: Buffer, from: number) => boolean = () => false
  return (chunk) => {
    if (status > 0) return body(chunk, 0) ? status : null
    const before = head.length
    head += chunk.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end === -1) return null
    status = Number(head.slice(9, 12))
    const fields = head.slice(0, end)
    body = /\r\ntransfer-encoding: *chunked/i.test(fields)
      ? chunkedBody()
      : countedBody(Number(/\r\ncontent-length: *(\d+)/i.exec(fields)?.[1] ?? 0))
    return body(chunk, end + 4 - before) ? status : null
  }
}

function countedBody(length: number) {
  let left = length
  return (chunk: Buffer, from: number) => {
    left -= chunk.length - from
    return left <= 0
  }
}

/** Parses chunk sizes, since the end marker could also occur in a chunk's data. */
function chunkedBody() {
  let line = ''
  let left = 0
  let state: 'size' | 'data' | 'end' = 'size'
  return (chunk: Buffer, from: number) => {
    let at = from
    while (at < chunk.length) {
      if (state === 'data') {
        const taken = Math.min(left, chunk.length - at)
        left -= taken
        at += taken
        if (left === 0) state = 'size'
        continue
      }
      const byte = chunk[at++]
      if (byte !== 0x0a) {
        line += String.fromCharCode(byte ?? 0)
        continue
      }
      const text = line.trim()
      line = ''
      if (state === 'end') {
        if (text === '') return true
        continue
      }
      const size = Number.parseInt(text, 16)
      // Includes the line break after the data.
      left = size + 2
      state = size === 0 ? 'end' : 'data'
    }
    return false
  }
}
