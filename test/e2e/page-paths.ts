import { paths } from '../../src/paths.ts'

/** Every page of the site map, the form filled for each kind of page that one can ask about, and the 404 page. */
export async function pagePathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(String(url).replaceAll('&amp;', '&')).pathname,
  )
  const { brand, domain, ourCommunity, ourStory } = paths
  const entries = [paths.article(''), paths.job('')].flatMap(
    (folder) => listed.find((path) => path.startsWith(folder) && path !== paths.press) ?? [],
  )
  const asked = [brand('fvi'), brand('fnd'), domain('travel-&-tourism'), ourStory, ourCommunity, ...entries]
  return [...listed, ...asked.map(paths.ask), paths.notFound]
}
