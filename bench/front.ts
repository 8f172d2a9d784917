import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { generate } from 'selfsigned'

type Options = {
  /** Where the site is. */
  origin: string
  port: number
  /** Whether scripts are taken out of pages, all but data. */
  withoutScript?: boolean
  /** Milliseconds from a request to its answer, at the least. */
  distance?: number
}

export type Front = { origin: string; stop: () => Promise<void> }

/**
 * Stands before the site as Cloudflare's edge does, and does what workerd leaves to it: HTTP/2 over TLS, and texts
 * compressed by brotli at level 4 or gzip at level 6, as the browser takes them. The certificate is its own, made anew
 * each time: a browser has to be told to overlook it.
 */
export const startFront = async (options: Options): Promise<Front> => {
  const { port } = options
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' })
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    pass(options, incoming, outgoing).catch((error: Error) => outgoing.stream.destroy(error))
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const session of sessions) session.destroy()
    })
  return { origin: `https://localhost:${port}`, stop }
}

/** The page without what runs in it: scripts but for data, and what fetches scripts ahead. */
export const scriptless = (html: string): string =>
  html
    .replaceAll(/<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')

/** The compression of an answer, if it is a text and the browser takes one. */
export const encodingFor = (type: string, accepted: string): 'br' | 'gzip' | null => {
  if (!/^(text\/|image\/svg|application\/(json|ld\+json|javascript|manifest\+json|[\w.-]+\+xml|xml))/.test(type))
    return null
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

async function pass(
  { origin, withoutScript = false, distance = 0 }: Options,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
) {
  const [answer] = await Promise.all([ask(origin, incoming), setTimeout(distance)])
  const headers = endToEnd(answer.headers)
  const type = headers['content-type'] ?? ''
  const body = await bodyOf(answer)
  const sent = withoutScript && type.startsWith('text/html') ? Buffer.from(scriptless(body.toString())) : body
  const encoding = sent.length > 0 ? encodingFor(type, String(incoming.headers['accept-encoding'] ?? '')) : null
  const packed = encoding ? await compress[encoding](sent) : sent
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
  outgoing.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding, vary }),
    ...(incoming.method !== 'HEAD' && { 'content-length': packed.length }),
  })
  outgoing.end(packed)
}

function ask(origin: string, { method, url, headers, authority }: Http2ServerRequest) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = { ...endToEnd(headers), host: authority, 'accept-encoding': 'identity' }
    const asking = request(`${origin}${url}`, { method, headers: asked }, resolve)
    asking.on('error', reject)
    asking.end()
  })
}

/** Headers but for those of one connection, and of HTTP/2 itself. */
function endToEnd(headers: IncomingHttpHeaders) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !name.startsWith(':')),
  ) as IncomingHttpHeaders
}

async function bodyOf(answer: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
