import { paths } from '../../src/paths.ts'

/** Every page of the site map, the 404 page, and the form about a page and about a story, which differ in words alone. */
export async function pagePathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(String(url).replaceAll('&amp;', '&')).pathname,
  )
  const story = listed.find((path) => path.startsWith(paths.article('')) && path !== paths.press) ?? ''
  return [...listed, paths.ask(paths.domain('travel-&-tourism')), paths.ask(story), paths.notFound]
}
