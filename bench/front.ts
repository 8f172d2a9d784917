import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Options = {
  /** Where the site is. */
  origin: string
  port: number
  /** Whether scripts are taken out of pages, all but data. */
  withoutScript?: boolean
}

export type Front = { origin: string; stop: () => Promise<void> }

/**
 * Stands before the site as Cloudflare's edge does, and does what workerd leaves to it: texts go out compressed, by
 * brotli at level 4 or gzip at level 6, as the browser takes them.
 */
export const startFront = async ({ origin, port, withoutScript = false }: Options): Promise<Front> => {
  const server = createServer((incoming, outgoing) => {
    pass({ origin, withoutScript }, incoming, outgoing).catch((error: Error) => outgoing.destroy(error))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://localhost:${port}`, stop }
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

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

async function pass(
  { origin, withoutScript }: { origin: string; withoutScript: boolean },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const answer = await ask(origin, incoming)
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = answer.headers
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

function ask(origin: string, { method, url, headers }: IncomingMessage) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(
      `${origin}${url}`,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      resolve,
    )
    asking.on('error', reject)
    asking.end()
  })
}

async function bodyOf(answer: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
