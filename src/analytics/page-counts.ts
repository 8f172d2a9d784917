import type { Bindings } from '../env.ts'
import { causeOf, log, maskedPath } from '../log.ts'
import { isForStaff, isUnder, pathOf, paths } from '../paths.ts'

export const countNotFound = (env: Bindings, request: Request, path: string): void => {
  if (!env.ANALYTICS || request.method !== 'GET' || isSpeculative(request) || isForStaff(path)) return
  const kept = maskedPath(path).slice(0, 120).replace(/\p{C}/gu, '')
  writePoint(env, { event: 'not-found', blobs: [kept, kindOf(path)] })
}

function kindOf(path: string) {
  if (isUnder(path, paths.api.root)) return 'api'
  return isUnder(path, paths.assets) || isUnder(path, paths.art) ? 'file' : 'page'
}

/** Whether a browser asks for a page that nobody has opened yet; old browsers said so in two other headers. */
const isSpeculative = ({ headers }: Request): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) => headers.get(name)?.includes('prefetch'))

const shown = new Set([200, 304])

export const countPageView = (
  env: Bindings,
  request: Request,
  response: Response,
  isPublicPage: (path: string) => boolean,
): void => {
  if (!env.ANALYTICS || request.method !== 'GET' || !shown.has(response.status) || isSpeculative(request)) return
  const route = pathOf(request.url)
  if (isPublicPage(route)) writePoint(env, { event: 'page-view', blobs: [route] })
}

export type Point = {
  /** The column `index1`, by which Cloudflare samples; at most 96 bytes. */
  event: 'page-view' | 'not-found' | 'web-vital'
  blobs: string[]
  value?: number
}

export const writePoint = ({ ANALYTICS }: Bindings, { event, blobs, value }: Point): void => {
  if (!ANALYTICS) return
  try {
    ANALYTICS.writeDataPoint({ indexes: [event], blobs, doubles: value === undefined ? [] : [value] })
  } catch (error) {
    log('analytics-failed', { cause: causeOf(error) })
  }
}
