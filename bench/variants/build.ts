import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBuilder, loadConfigFromFile, type Plugin, type PluginOption } from 'vite'
import { builtPagesFile } from '../../scripts/built-pages.ts'

const page = resolve('src/pages/home/page.tsx')
const times = resolve('bench/growth/home-times.tsx')

/**
 * Builds the site's Worker into a folder once more, alike but for the home page, which says its content `TIMES` times.
 * Takes the plugins of vite.config.ts without Cloudflare's, which would make this what `wrangler deploy` deploys. Wants
 * the site's own build to be there.
 * @throws Error if the home page was not replaced
 */
export const buildGrowth = async (outDir = 'dist/growth') => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  if (!loaded) throw new Error('There is no vite.config.ts.')
  const { config } = loaded
  const replacing = repeatedHome()
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [replacing.plugin, ...(await flat(config.plugins)).filter(({ name }) => !/cloudflare/.test(name))],
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
            input: { index: 'src/index.ts' },
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
  if (!replacing.done()) throw new Error('The home page is not where the benchmark looks for it.')
  // The pages' styles are those of the site.
  copyFileSync(join('dist/forager', builtPagesFile), join(outDir, builtPagesFile))
  return outDir
}

function repeatedHome() {
  let done = false
  const plugin: Plugin = {
    name: 'repeated-home',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer === times) return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found?.id !== page) return
      done = true
      return times
    },
  }
  return { plugin, done: () => done }
}

async function flat(plugins: PluginOption): Promise<Plugin[]> {
  const option = await plugins
  if (!option) return []
  return Array.isArray(option) ? (await Promise.all(option.map(flat))).flat() : [option as Plugin]
}
