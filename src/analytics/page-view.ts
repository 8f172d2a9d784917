import type { Bindings } from '../env.ts'
import { pathOf } from '../paths.ts'
import { writePoint } from './write-point.ts'

/** Whether a browser asks for a page that nobody has opened yet; old browsers said so in two other headers. */
export const isSpeculative = ({ headers }: Request): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) => headers.get(name)?.includes('prefetch'))

/** Answers that show a page: the page itself, or that the browser's copy is still good. */
const shown = new Set([200, 304])

/** Counts a page that was shown, rendered or cached. */
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
