import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loading } from '../src/layout/loading.ts'
import { sheetOf } from '../src/layout/style-sheet.ts'
import { paths } from '../src/paths.ts'
import { hashOf, pageStyles } from './page-styles.ts'
import { startSite, workerFolder, workerModules } from './site.ts'

/** The module beside the Worker's entry that holds what is only known once pages have been rendered. */
export const builtPagesFile = 'built-pages.js'

/** Before the first rendering: pages link the style sheet. */
export const writeNoBuiltPages = () => write('export default null\n')

/**
 * Renders every page of the finished build once, and writes the style sheet of each, the hashes for the policy, and the
 * build's name: the same for the same build, another for any other.
 */
export const writeBuiltPages = async (styleSheet: string, loader: string): Promise<void> => {
  const css = readFileSync(join('dist/client', styleSheet), 'utf8')
  const pages = await renderAll()
  const styles = pageStyles(css, pages)
  const hashes = Object.fromEntries(
    Object.keys(styles.pages).map((path) => [path, hashOf(sheetOf(styles, path) as string)]),
  )
  const loadingHash = hashOf(loading(`/${loader}`))
  const build = createHash('sha256').update(JSON.stringify(styles))
  for (const file of workerModules()) build.update(readFileSync(join(workerFolder, file)))
  const publicPaths = pages.flatMap(({ path, status }) => (status === 200 ? path : []))
  const id = build.digest('hex').slice(0, 12)
  write(`export default ${JSON.stringify({ id, publicPaths, styles, hashes, loadingHash })}\n`)
}

function write(module: string) {
  writeFileSync(join(workerFolder, builtPagesFile), module)
}

async function renderAll() {
  const site = await startSite({ port: 0, persistTo: '.wrangler/build', quiet: true })
  try {
    const origin = await site.ready
    const ask = (path: string) => fetch(new URL(path, origin))
    const sitemap = await (await ask(paths.sitemap)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
    )
    return await Promise.all(
      [...listed, paths.notFound].map(async (path) => {
        const response = await ask(path)
        return { path, status: response.status, html: await response.text() }
      }),
    )
  } finally {
    await site.dispose()
  }
}
