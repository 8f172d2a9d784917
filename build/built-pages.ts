import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type data from 'virtual:built-pages'
import { decodeXML } from 'entities/decode'
import type { Plugin } from 'vite'
import { startSite, workerFolder, workerModules } from '../scripts/site.ts'
import { paths } from '../src/paths.ts'
import { loading } from '../src/site/rendering/load-script.ts'
import { readManifest } from './client-manifest.ts'
import { readIslandSources } from './island-sources.ts'
import { virtualModule } from './virtual-module.ts'

/** The module beside the Worker's entry with data from the rendered pages. */
export const builtPagesFile = 'built-pages.js'

/** Resolves `virtual:built-pages` to that module. */
export const builtPages = (): Plugin =>
  virtualModule({ name: 'built-pages', built: { external: `./${builtPagesFile}` } })

/** Used while the build renders its pages, those to come included, which then link the whole style sheet. */
export const writeNoBuiltPages = () =>
  write({ id: null, publicPaths: [], sheets: [], styles: {}, hashes: {}, loadingHash: '' })

/**
 * Renders every page of the finished build once. Writes each page's style sheet, the hashes for the content security
 * policy, and the build id: a digest of the styles and the Worker's modules.
 */
export const writeBuiltPages = async (): Promise<void> => {
  const { file: loader } = readManifest()['src/browser/loader.ts'] ?? {}
  const pages = await renderAll()
  // Not a static import: Vite restarts the development server when a file that its configuration imports changes, and
  // this module imports the inks and the content that uno.config.ts reads.
  const { hashOf, pageStyles }: typeof import('./page-styles.ts') = await import(
    new URL('./page-styles.ts', import.meta.url).href
  )
  const { sheets, styles } = sharedSheets(await pageStyles(pages, readIslandSources()))
  const hashes = Object.fromEntries(
    Object.entries(styles).map(([path, [sheet, own]]) => [path, hashOf(`${sheets[sheet]}${own}`)]),
  )
  const loadingHash = hashOf(loading(`/${loader}`))
  const build = createHash('sha256').update(JSON.stringify({ sheets, styles }))
  for (const file of workerModules()) build.update(readFileSync(join(workerFolder, file)))
  const publicPaths = pages.flatMap(({ path, status }) => (status === 200 ? path : []))
  const id = build.digest('hex').slice(0, 12)
  write({ id, publicPaths, sheets, styles, hashes, loadingHash })
}

/** The names by which pictures move from page to page: all in which the sheets of two articles differ. */
const pictureNames = /\.moves-[\w-]+\{view-transition-name:[\w-]+\}/g

/** Keeps each sheet once, and beside it what only one page has. */
export const sharedSheets = (css: Record<string, string>) => {
  const sheets: string[] = []
  const entries = Object.entries(css).map(([path, sheet]) => {
    const shared = sheet.replaceAll(pictureNames, '')
    if (!sheets.includes(shared)) sheets.push(shared)
    return [path, [sheets.indexOf(shared), (sheet.match(pictureNames) ?? []).join('')]] as const
  })
  return { sheets, styles: Object.fromEntries(entries) as Record<string, [number, string]> }
}

/** @throws Error with one line per page that has the wrong status or is incomplete */
export const assertAnswers = (pages: { path: string; status: number; html: string }[]): void => {
  const lines = pages.flatMap(({ path, status, html }) => {
    const expected = path === paths.notFound ? 404 : 200
    if (status !== expected) return `${path} returned ${status} instead of ${expected}: ${html.slice(0, 200)}`
    return html.trimEnd().endsWith('</html>') ? [] : `${path} is incomplete.`
  })
  if (pages.length < 2) lines.push(`${paths.sitemap} lists no pages.`)
  if (lines.length > 0) throw new Error(`The built pages are wrong:\n${lines.join('\n')}`)
}

function write(built: typeof data) {
  writeFileSync(join(workerFolder, builtPagesFile), `export default ${JSON.stringify(built)}\n`)
}

async function renderAll() {
  const site = await startSite({ port: 0, persistTo: '.wrangler/build', quiet: true })
  try {
    const origin = await site.ready
    const request = (path: string) => fetchAgain(new URL(path, origin))
    const sitemap = await (await request(paths.sitemap)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(decodeXML(url)).pathname)
    const pagesAt = (found: string[]) =>
      Promise.all(
        found.map(async (path) => {
          const response = await request(path)
          return { path, status: response.status, html: await response.text() }
        }),
      )
    const pages = await pagesAt([...listed, paths.notFound])
    const forms = pages.flatMap(({ html }) =>
      [...html.matchAll(/href="([^"#]+)#contact"/g)].map(([, form = '']) => decodeXML(form)),
    )
    const unlisted = [...new Set(forms)].filter((path) => !listed.includes(path))
    pages.push(...(await pagesAt(unlisted)))
    assertAnswers(pages)
    return pages
  } finally {
    await site.dispose()
  }
}

/** On a busy machine the server may close an idle connection at the moment that `fetch` takes it up again. */
async function fetchAgain(url: URL, attempts = 3): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual' })
  } catch (error) {
    if (attempts === 1) throw error
    return fetchAgain(url, attempts - 1)
  }
}
