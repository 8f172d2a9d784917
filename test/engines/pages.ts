/** Every page of the site map, and the 404 page. */
export async function pagePathsOf(site: string): Promise<string[]> {
  const siteMap = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(String(url).replaceAll('&amp;', '&')).pathname)
    .concat('/not-found')
}
