import type { ExecutionContext } from 'hono'
import { type Bindings, isLocalHost } from '../env.ts'
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
    const headers = new Headers(response.headers)
    const body = gathering(response.body, (bytes) => hasFailed(request) || keep(path, bytes, headers))
    return new Response(body, { headers: response.headers })
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

/** The path of an absolute URL as it is spelled, faster than `URL` finds it. */
function pathOf(url: string) {
  const from = url.indexOf('/', url.indexOf('//') + 2)
  const to = url.indexOf('?', from)
  return to === -1 ? url.slice(from) : url.slice(from, to)
}

/** Plain http is the app's to redirect. */
const isSecure = (url: string) => url.startsWith('https:') || isLocalHost(new URL(url).hostname)

function answer({ body, headers, bodyHeaders }: Page, method: string) {
  return method === 'HEAD' ? new Response(null, { headers: bodyHeaders }) : new Response(body, { headers })
}

/** What the visitor has is right as it is, with the headers that came with it. */
function notModified(tag: string) {
  return new Response(null, { status: 304, headers: { ETag: tag, 'Cache-Control': pageCacheControl } })
}

/** Passes a stream on and hands its bytes over at its end; one that breaks off or is given up is handed over never. */
function gathering(stream: ReadableStream<Uint8Array>, handOver: (bytes: Uint8Array<ArrayBuffer>) => void) {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (value) {
        chunks.push(value)
        controller.enqueue(value)
      }
      if (!done) return
      handOver(joined(chunks))
      controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
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
