import type { ExecutionContext } from 'hono'
import type { Bindings } from '../../env.ts'
import { isLocalHost } from '../../env.ts'
import { pathOf, resultParameter } from '../../paths.ts'
import { entityTag, isCurrent } from './entity-tag.ts'

type Fetch = (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>

type Options = {
  /** Whether this is the canonical path of a page that is the same for every visitor and query. */
  isPublic: (path: string) => boolean
  /** The size limit in bytes. Beyond it, the oldest pages are evicted. */
  maxBytes?: number
}

/**
 * Browsers revalidate each time, but may show a page for up to a minute while they do. Not longer: a page links files
 * of its own deployment only.
 */
export const pageCacheControl = 'public, max-age=0, stale-while-revalidate=60'

type Page = { body: Uint8Array<ArrayBuffer>; headers: Headers; bodyHeaders: Headers }

/**
 * Stores the bytes of each public page when this isolate first renders it, and serves later requests from them: decision
 * 007 says why. It wraps the app because the app's routing would cost more than the rest of the response.
 */
export const pageCache = (app: Fetch, { isPublic, maxBytes = 8 * 1024 * 1024 }: Options) => {
  const pages = new Map<string, Page>()
  let bytes = 0

  const fetch: Fetch = (request, env, context) => {
    const path = pathOf(request.url)
    const mayKeep = isRead(request.method) && isSecure(request.url) && isPublic(path) && !showsResult(request.url)
    if (!mayKeep) return app(request, env, context)
    const page = pages.get(path)
    const condition = request.headers.get('If-None-Match')
    if (condition !== null) {
      const tag = entityTag(path, env)
      if (tag && isCurrent(tag, condition)) return notModified(tag)
    }
    if (page) return answer(page, request.method)
    return request.method === 'HEAD' ? head(path, request, env, context) : render(path, request, env, context)
  }

  /** Streams the page to the visitor and stores a copy once complete. An aborted stream is not stored. */
  const render = async (path: string, request: Request, env: Bindings, context: ExecutionContext) => {
    const response = await app(request, env, context)
    if (response.status !== 200 || !response.body || !response.headers.has('ETag')) return response
    const { headers } = response
    const [toVisitor, toKeep] = response.body.tee()
    const kept = new Response(toKeep)
      .arrayBuffer()
      .then((body) => keep(path, new Uint8Array(body), new Headers(headers)))
    context.waitUntil(kept.catch(() => {}))
    return new Response(toVisitor, { headers })
  }

  /** Renders the page, since `Content-Length` needs the body. */
  const head = async (path: string, request: Request, env: Bindings, context: ExecutionContext) => {
    const response = await render(path, new Request(request, { method: 'GET' }), env, context)
    const { byteLength } = await response.arrayBuffer()
    const headers = new Headers(response.headers)
    headers.set('Content-Length', String(byteLength))
    return new Response(null, { status: response.status, headers })
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

/** A page with the result of a form is for one visitor and no cache. */
const showsResult = (url: string) => url.includes(`${resultParameter}=`)

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

const isSecure = (url: string) => url.startsWith('https:') || isLocalHost(hostnameOf(url))

function hostnameOf(url: string) {
  const from = url.indexOf('//') + 2
  return url.slice(from, url.indexOf('/', from)).replace(/:\d+$/, '')
}

function answer({ body, headers, bodyHeaders }: Page, method: string) {
  return method === 'HEAD' ? new Response(null, { headers: bodyHeaders }) : new Response(body, { headers })
}

function notModified(tag: string) {
  return new Response(null, { status: 304, headers: { ETag: tag, 'Cache-Control': pageCacheControl } })
}
