import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { writeBuilds } from './build/builds-file.ts'
import { builtFrom } from './build/built-from.ts'
import { builtPages, writeBuiltPages, writeNoBuiltPages } from './build/built-pages.ts'
import { clientManifest, hideManifest } from './build/client-manifest.ts'
import { buildEditor } from './build/editor/build.ts'
import { editor } from './build/editor/plugins.ts'
import { hotEdits } from './build/hot-edits.ts'
import { islandSources } from './build/island-sources.ts'
import { license, writeLicences } from './build/licences.ts'
import { migrationNames } from './build/migration-names.ts'
import { noDevVars } from './build/no-dev-vars.ts'
import { staticHeaders } from './build/static-headers.ts'
import { oldestBrowsers } from './build/style-sheets.ts'

// Stops the Cloudflare plugin from fetching sample `cf` data over the network at startup.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

const shortNames: Record<string, string> = { 'rolldown-runtime': 'runtime' }

export default defineConfig({
  // Finds its own files by their place in the package.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
  // `npm run dev` validates PORT first.
  server: { port: Number(process.env.PORT || 8787), strictPort: true },
  plugins: [
    unocss(),
    react(),
    // Named after the Worker by default, which has another name in each environment of wrangler.toml.
    cloudflare({
      viteEnvironment: { name: 'forager' },
      // Of `npm run dev` only.
      config: () => ({ vars: JSON.parse(process.env.DEVELOPMENT_VARIABLES ?? '{}') }),
    }),
    clientManifest(),
    migrationNames(),
    editor(),
    builtFrom(),
    builtPages(),
    islandSources(),
    staticHeaders(),
    noDevVars(),
    hotEdits(),
  ],
  environments: {
    // All chunks share one folder, so `./built-pages.js` resolves from each.
    forager: { build: { license, minify: true, rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } } },
    client: {
      build: {
        license,
        manifest: true,
        cssTarget: oldestBrowsers.map((browser) => browser.replace('_saf', '').replace(' ', '')),
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            client: 'src/browser/loader.ts',
            vitals: 'src/analytics/vitals.ts',
            paper: 'src/ui/base/paper.css',
            late: 'src/ui/base/late.css',
            // The page carries the URLs of these entries. An `import('../islands.ts')` in the loader would pull in Vite's
            // preload helper, which is larger than the loader.
            hydrate: 'src/islands.ts',
            'carousel-motion': 'src/browser/carousel-motion.ts',
            'about-menu': 'src/browser/about-menu.ts',
            'copy-text': 'src/browser/copy-text.ts',
            'open-now': 'src/browser/open-now.ts',
          },
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Hashes are short because every page lists them; six characters are 36 bits.
            chunkFileNames: ({ name }) => `assets/${shortNames[name] ?? name.replace('.island', '')}-[hash:6].js`,
            entryFileNames: 'assets/[name]-[hash:6].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/ },
                {
                  // What forms share, in one file: their first touch waits for each request.
                  name: 'forms',
                  test: /node_modules[\\/]valibot[\\/]|[\\/]src[\\/](ui[\\/](?!carousel).*\.tsx?$|contactmails[\\/](contactmail|spam)|browser[\\/]use-own|browser-state|paths)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    // Order matters: the Worker embeds the client's manifest, and the pages need the finished Worker.
    async buildApp({ build, environments: { client, forager } }) {
      if (!client || !forager) throw new Error('wrangler.toml names the Worker "forager".')
      await build(client)
      hideManifest()
      await buildEditor()
      await build(forager)
      writeLicences()
      writeNoBuiltPages()
      await writeBuiltPages()
      writeBuilds()
    },
  },
})
