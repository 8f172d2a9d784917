import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBuilder, loadConfigFromFile, type Plugin, type PluginOption } from 'vite'
import { builtPagesFile } from '../../build/built-pages.ts'
import { bareSource } from './bare.ts'

const folder = 'bench/variants'
const barePageModule = 'virtual:bare-page'

/** A module of the site that a variant replaces. */
const home: Replacement = { from: 'src/site/pages/home/page.tsx', to: `${folder}/home-times.tsx` }

type Replacement = { from: string; to: string }
type Options = {
  outDir: string
  /** Builds the variant without the page cache. */
  plain?: boolean
  /** Builds instead a Worker of plain Hono and React that returns this HTML. */
  bare?: string
  /** Repeats the home page's content `TIMES` times, a variable of the Worker. */
  grown?: boolean
}

/**
 * Builds a variant of the Worker after the site's own build. Its entry is `bare.js` or `plain.js`, or else `index.js` as
 * deployed and `miss.js`. Uses the plugins of vite.config.ts except Cloudflare's, which would make `wrangler deploy` deploy the
 * variant.
 * @throws Error if a module to replace is not found
 */
export const buildVariants = async ({ outDir, plain = false, bare, grown = false }: Options) => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  if (!loaded) throw new Error('There is no vite.config.ts.')
  const { config } = loaded
  const replacing = grown ? [replaced(home)] : []
  const plugins = (await flat(config.plugins)).filter(({ name }) => !name.includes('cloudflare'))
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...replacing.map(({ plugin }) => plugin), ...(bare ? [barePage(bare)] : []), ...plugins],
    define: { 'process.env.NODE_ENV': '"production"', ...config.define },
    environments: {
      forager: {
        consumer: 'server',
        resolve: { noExternal: true, conditions: ['workerd', 'worker', 'module', 'browser', 'production'] },
        keepProcessEnv: false,
        build: {
          outDir,
          emptyOutDir: true,
          minify: true,
          target: 'es2024',
          rolldownOptions: {
            input: inputs(plain, bare),
            external: [/^node:/, /^cloudflare:/],
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', format: 'es' },
            preserveEntrySignatures: 'strict',
          },
        },
      },
    },
  })
  const { forager } = builder.environments
  if (!forager) throw new Error('The Worker has no environment.')
  await builder.build(forager)
  const missing = replacing.find(({ done }) => !done())
  if (missing) throw new Error(`${missing.from} is not where the benchmark looks for it.`)
  copyFileSync(join('dist/forager', builtPagesFile), join(outDir, builtPagesFile))
  return outDir
}

function inputs(plain: boolean, bare?: string): Record<string, string> {
  if (bare) return { bare: barePageModule }
  return plain ? { plain: `${folder}/plain.ts` } : { index: 'src/index.ts', miss: `${folder}/miss.ts` }
}

function barePage(html: string): Plugin {
  return {
    name: 'bare-page',
    resolveId: (source) => (source === barePageModule ? `${resolve(folder)}/bare-page.js` : undefined),
    load: (id) => (id === `${resolve(folder)}/bare-page.js` ? bareSource(html) : undefined),
  }
}

function replaced({ from, to }: Replacement) {
  const [module, standIn] = [resolve(from), resolve(to)]
  let done = false
  const plugin: Plugin = {
    name: `replaced ${from}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer === standIn) return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found?.id !== module) return
      done = true
      return standIn
    },
  }
  return { from, plugin, done: () => done }
}

async function flat(plugins: PluginOption): Promise<Plugin[]> {
  const option = await plugins
  if (!option) return []
  return Array.isArray(option) ? (await Promise.all(option.map(flat))).flat() : [option as Plugin]
}
