import type { ExecutionContext } from 'hono'
import type { Bindings } from '../../env.ts'
import { isLocalHost } from '../../env.ts'
import { pathOf, resultParameter } from '../../paths.ts'
import { entityTag, isCurrent } from './entity-tag.ts'

type Fetch = (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>

type Options = {
  isPublic: (path: string) => boolean
  maxBytes?: number
}

/** Not longer than a minute: a page links files of its own deployment only. */
export const pageCacheControl = 'public, max-age=0, stale-while-revalidate=60'

type Page = { body: Uint8Array<ArrayBuffer>; headers: Headers }

/** Keeps each public page that this isolate has rendered; see decision 007. */
export const pageCache = (app: Fetch, { isPublic, maxBytes = 8 * 1024 * 1024 }: Options) => {
  const pages = new Map<string, Page>()
  let bytes = 0

  const fetch: Fetch = async (request, env, context) => {
    const path = pathOf(request.url)
    const mayKeep = isRead(request.method) && isSecure(request.url) && isPublic(path) && !showsResult(request.url)
    if (!mayKeep) return app(request, env, context)
    const condition = request.headers.get('If-None-Match')
    const tag = condition === null ? null : entityTag(path, env)
    if (condition !== null && tag && isCurrent(tag, condition)) return notModified(tag)
    const page = pages.get(path)
    if (page) return answer(page, request.method)
    const response = await app(new Request(request, { method: 'GET' }), env, context)
    const { body, headers, status } = response
    if (status !== 200 || !body || !headers.has('ETag')) return response
    if (request.method === 'HEAD') return answer(await keep(path, body, headers), 'HEAD')
    // An aborted stream is not kept.
    const [toVisitor, toKeep] = body.tee()
    context.waitUntil(keep(path, toKeep, headers).catch(() => {}))
    return new Response(toVisitor, { headers })
  }

  const keep = async (path: string, stream: ReadableStream, responseHeaders: Headers) => {
    const body = new Uint8Array(await new Response(stream).arrayBuffer())
    const headers = new Headers(responseHeaders)
    headers.set('Content-Length', String(body.length))
    const page = { body, headers }
    if (body.length > maxBytes) return page
    forget(path)
    pages.set(path, page)
    bytes += body.length
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
    return page
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

function answer({ body, headers }: Page, method: string) {
  return new Response(method === 'HEAD' ? null : body, { headers })
}

function notModified(tag: string) {
  return new Response(null, { status: 304, headers: { ETag: tag, 'Cache-Control': pageCacheControl } })
}
