import type { APIRequestContext } from '@playwright/test'

/** Every page of the site map, and the 404 page. */
export async function pagePathsOf(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(String(url).replaceAll('&amp;', '&')),
  )
  return [...urls.map(({ pathname }) => pathname), '/not-found']
}
