import type { ExecutionContext } from 'hono'
import { type Bindings, isLocalHost } from '../../env.ts'
import { isDated, pathOf, resultParameter } from '../../paths.ts'
import { cacheHeaders, currentTag, untilOf } from './cache-headers.ts'

type Fetch = (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>

type Page = { body: Uint8Array<ArrayBuffer>; headers: Headers; until: number }

/** Keeps each public page that this isolate has rendered, until it changes by itself; see decision 007. */
export const pageCache = (app: Fetch, isPublic: (path: string) => boolean, maxBytes = 8 * 1024 * 1024) => {
  const pages = new Map<string, Page>()
  let bytes = 0

  const fetch: Fetch = async (request, env, context) => {
    const path = pathOf(request.url)
    const mayKeep = isRead(request.method) && isSecure(request.url) && isPublic(path) && !showsResult(request.url)
    if (!mayKeep) return app(request, env, context)
    const now = Date.now()
    const page = kept(path, now)
    const condition = request.headers.get('If-None-Match') ?? ''
    // A forged tag must not reveal a page that is to come.
    const mayTell = page !== undefined || !isDated(path)
    const tag = condition === '*' ? page?.headers.get('ETag') : mayTell && currentTag(condition, path, env, now)
    if (tag) return new Response(null, { status: 304, headers: { ETag: tag, ...cacheHeaders(env, untilOf(tag), now) } })
    if (page) return respond(page, request.method, env)
    const isHead = request.method === 'HEAD'
    const response = await app(isHead ? new Request(request, { method: 'GET' }) : request, env, context)
    const { body, headers, status } = response
    if (status !== 200 || !body || !headers.has('ETag')) return response
    if (isHead) return respond(await keep(path, body, headers), 'HEAD', env)
    // An aborted stream is not kept.
    const [toVisitor, toKeep] = body.tee()
    context.waitUntil(keep(path, toKeep, headers).catch(() => {}))
    return new Response(toVisitor, { headers })
  }

  const kept = (path: string, now: number) => {
    const page = pages.get(path)
    if (!page || page.until > now) return page
    forget(path)
  }

  const keep = async (path: string, stream: ReadableStream, responseHeaders: Headers) => {
    const body = new Uint8Array(await new Response(stream).arrayBuffer())
    const headers = new Headers(responseHeaders)
    headers.set('Content-Length', String(body.length))
    const page = { body, headers, until: untilOf(headers.get('ETag')) }
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

const isSecure = (url: string) => url.startsWith('https:') || isLocalHost(new URL(url).hostname)

function respond({ body, headers, until }: Page, method: string, env: Bindings) {
  for (const [name, value] of Object.entries(cacheHeaders(env, until))) headers.set(name, value)
  return new Response(method === 'HEAD' ? null : body, { headers })
}
