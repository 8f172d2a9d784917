import type { ExecutionContext } from 'hono'
import { type Bindings, isLocalHost } from '../env.ts'
import { pathOf } from '../paths.ts'
import { entityTag, isCurrent } from './entity-tag.ts'
import { hasFailed } from './render-failures.ts'

type Fetch = (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>

type Options = {
  /** The canonical paths of pages that are the same for everybody. They take no parameters: no query is looked at. */
  isPublic: (path: string) => boolean
  /** What all kept pages may weigh together, in bytes; beyond it the oldest go. */
  maxBytes?: number
}

/**
 * For browsers: asked anew each time, but shown at once when left less than a minute ago. Not longer, since a page
 * names files of its own deployment only.
 */
export const pageCacheControl = 'public, max-age=0, stale-while-revalidate=60'

type Page = { body: Uint8Array<ArrayBuffer>; headers: Headers; bodyHeaders: Headers }

/**
 * Keeps the bytes of each public page from its first rendering in this isolate, which streams to the visitor who asked
 * for it, and answers all later requests with them. It stands before the app, as the app's own routing would cost more
 * than the rest of such an answer. With `PAGE_CACHE` set to `off` it does nothing; with `miss`, for benches, it keeps
 * pages and finds none.
 */
export const pageCache = (app: Fetch, { isPublic, maxBytes = 8 * 1024 * 1024 }: Options) => {
  const pages = new Map<string, Page>()
  let bytes = 0

  const fetch: Fetch = (request, env, context) => {
    const path = pathOf(request.url)
    if (!isRead(request.method) || env.PAGE_CACHE === 'off' || !isSecure(request.url) || !isPublic(path)) {
      return app(request, env, context)
    }
    const page = env.PAGE_CACHE === 'miss' ? undefined : pages.get(path)
    const condition = request.headers.get('If-None-Match')
    if (condition !== null) {
      const tag = entityTag(path, env)
      if (tag && isCurrent(tag, condition)) return notModified(tag)
    }
    if (page) return answer(page, request.method)
    return request.method === 'HEAD' ? head(path, request, env, context) : render(path, request, env, context)
  }

  /** Streams the page while its bytes are kept. */
  const render = async (path: string, request: Request, env: Bindings, context: ExecutionContext) => {
    const response = await app(request, env, context)
    if (response.status !== 200 || !response.body || !response.headers.has('ETag')) return response
    const { headers } = response
    const source = sourceOf(response.body)
    const start = await source.ready()
    const finish = (bytes: Uint8Array<ArrayBuffer>) => hasFailed(request) || keep(path, bytes, new Headers(headers))
    if (!start.done) return new Response(streaming(source, start.bytes, finish), { headers })
    finish(start.bytes)
    return new Response(start.bytes, { headers })
  }

  /** The headers of the page are only known in full with its body. */
  const head = async (path: string, request: Request, env: Bindings, context: ExecutionContext) => {
    const response = await render(path, new Request(request, { method: 'GET' }), env, context)
    await response.arrayBuffer()
    const page = pages.get(path)
    return page ? answer(page, 'HEAD') : new Response(null, response)
  }

  const keep = (path: string, body: Uint8Array<ArrayBuffer>, headers: Headers) => {
    if (body.length > maxBytes) return
    forget(path)
    const bodyHeaders = new Headers(headers)
    bodyHeaders.set('Content-Length', String(body.length))
    pages.set(path, { body, headers, bodyHeaders })
    bytes += body.length
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  const forget = (path: string) => {
    bytes -= pages.get(path)?.body.length ?? 0
    pages.delete(path)
  }

  return { fetch, size: () => ({ pages: pages.size, bytes }) }
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Plain http is the app's to redirect. */
const isSecure = (url: string) => url.startsWith('https:') || isLocalHost(hostnameOf(url))

function hostnameOf(url: string) {
  const from = url.indexOf('//') + 2
  return url.slice(from, url.indexOf('/', from)).replace(/:\d+$/, '')
}

function answer({ body, headers, bodyHeaders }: Page, method: string) {
  return method === 'HEAD' ? new Response(null, { headers: bodyHeaders }) : new Response(body, { headers })
}

/** What the visitor has is right as it is, with the headers that came with it. */
function notModified(tag: string) {
  return new Response(null, { status: 304, headers: { ETag: tag, 'Cache-Control': pageCacheControl } })
}

type Source = {
  ready: () => Promise<{ bytes: Uint8Array<ArrayBuffer>; done: boolean }>
  cancel: (reason: unknown) => void
}

/** Bytes that are read in one go. */
const pieceSize = 64 * 1024

/**
 * Reads a stream of bytes by what is ready: waits for something, and takes all that is there with it. React writes 2 KB
 * at a time, and each piece that is read or passed on by itself costs.
 */
function sourceOf(stream: ReadableStream<Uint8Array>): Source {
  const reader = stream.getReader({ mode: 'byob' })
  const read = () => reader.read(new Uint8Array(pieceSize))
  let coming = read()
  const ready = async () => {
    const pieces: Uint8Array[] = []
    let now: Awaited<typeof coming> | undefined = await coming
    while (now && !now.done) {
      pieces.push(now.value)
      coming = read()
      now = await Promise.race([coming, nothing])
    }
    return { bytes: joined(pieces), done: now !== undefined }
  }
  return { ready, cancel: (reason) => reader.cancel(reason) }
}

/** Settled already: in a race it loses to what is ready and wins over what is not. */
const nothing = Promise.resolve(undefined)

/** Passes a page on as it comes, and hands its bytes over at its end; never, if it breaks off or is given up. */
function streaming(source: Source, start: Uint8Array<ArrayBuffer>, finish: (bytes: Uint8Array<ArrayBuffer>) => void) {
  const passed = [start]
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    async pull(controller) {
      const { bytes, done } = await source.ready()
      if (bytes.length > 0) {
        passed.push(bytes)
        controller.enqueue(bytes)
      }
      if (!done) return
      finish(joined(passed))
      controller.close()
    },
    cancel: (reason) => source.cancel(reason),
  })
}

function joined(chunks: Uint8Array[]) {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
