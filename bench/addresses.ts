/** Every page in the sitemap, and the 404 page. */
export const pagePathsOf = async (origin: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(String(url).replaceAll('&amp;', '&')),
  )
  return [...urls.map(({ pathname }) => pathname), '/not-found']
}
