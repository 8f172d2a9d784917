import { createHash, X509Certificate } from 'node:crypto'
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
  /** The site's origin. */
  origin: string
  port: number
  /** Removes scripts from pages, except data blocks. */
  withoutScript?: boolean
  /** Removes the header that lets browsers prefetch and prerender pages. */
  withoutSpeculation?: boolean
  /** Answers this path with an empty page. */
  emptyPath?: string
  /** Minimum milliseconds from request to response. */
  distance?: number
  /** Bits per second at which each body is sent. */
  speed?: number
}

export type Front = { origin: string; stop: () => Promise<void> }

/** Self-signed and new each time. */
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' })

/** By this Chromium trusts the fronts as it trusts an edge, instead of overlooking an error in their certificate. */
export const frontKey = createHash('sha256')
  .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')

/**
 * Starts a proxy that stands in for Cloudflare's edge: HTTP/2 over TLS, with text compressed by brotli at level 4 or
 * gzip at level 6.
 */
export const startFront = async (options: Options): Promise<Front> => {
  const { port } = options
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

/** Removes scripts, except data blocks, and module preloads. */
export const scriptless = (html: string): string =>
  html
    .replaceAll(/<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')

/** The compression for a response; null if it is not text or the browser accepts none. */
export const encodingFor = (type: string, accepted: string): 'br' | 'gzip' | null => {
  if (!/^(text\/|image\/svg|application\/(json|ld\+json|javascript|manifest\+json|[\w.-]+\+xml|xml))/.test(type))
    return null
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1></html>'

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

async function pass(
  {
    origin,
    withoutScript = false,
    withoutSpeculation = false,
    emptyPath,
    distance = 0,
    speed = Number.POSITIVE_INFINITY,
  }: Options,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
) {
  const [answer] = await Promise.all([ask(origin, incoming), setTimeout(distance)])
  const headers = endToEnd(answer.headers)
  if (withoutSpeculation) delete headers['speculation-rules']
  const type = headers['content-type'] ?? ''
  const asked = await bodyOf(answer)
  const body = incoming.url === emptyPath ? Buffer.from(emptyPage) : asked
  const sent = withoutScript && type.startsWith('text/html') ? Buffer.from(scriptless(body.toString())) : body
  const encoding = sent.length > 0 ? encodingFor(type, String(incoming.headers['accept-encoding'] ?? '')) : null
  const packed = encoding ? await compress[encoding](sent) : sent
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
  await setTimeout((packed.length * 8000) / speed)
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

/** Drops hop-by-hop headers and HTTP/2 pseudo-headers. */
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
