import { readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { builtPagesFile, writeBuiltPages, writeNoBuiltPages } from './scripts/built-pages.ts'
import { headersFile } from './src/middleware/header-list.ts'

// Development needs no network: without this the plugin asks for the visitor's place and warns that it got no answer.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

export default defineConfig({
  plugins: [
    unocss(),
    react(),
    cloudflare(),
    clientManifest(),
    builtPages(),
    streamingRendererOnly(),
    assetHeaders(),
    reloadOnServerEdit(),
  ],
  environments: {
    // All of the Worker in one folder, so that each chunk finds the built pages beside it.
    forager: { build: { minify: true, rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } } },
    client: {
      build: {
        manifest: true,
        // What is newer than these is an improvement where it works; nothing is to be rewritten for older ones.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            client: 'src/client.ts',
            vitals: 'src/vitals.ts',
            // The loader takes their names from the page, see src/islands/modules.ts: a bundler's own help is too large.
            hydrate: 'src/islands/hydrate.tsx',
            'carousel-motion': 'src/islands/carousel-motion.ts',
          },
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Each page lists them: short names, and hashes of 36 bits.
            chunkFileNames: ({ name }) => `assets/${name === 'rolldown-runtime' ? 'runtime' : name}-[hash:6].js`,
            entryFileNames: 'assets/[name]-[hash:6].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/ },
                { name: 'forms', test: /node_modules[\\/]valibot[\\/]|[\\/]src[\\/](ui|schemas)[\\/]/ },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    // The client first: the Worker embeds its manifest. Then the pages, which the finished Worker renders.
    async buildApp(builder) {
      for (const name of ['client', 'forager']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      writeNoBuiltPages()
      const { file: loader, css: [styleSheet] = [] } = clientManifestFile()['src/client.ts'] ?? {}
      if (loader && styleSheet) await writeBuiltPages(styleSheet, loader)
    },
  },
})

/** The Worker sees the built client manifest; in development there is none. */
function clientManifest(): Plugin {
  const id = 'virtual:client-manifest'
  let building = false
  return {
    name: 'client-manifest',
    config: (_config, { command }) => {
      building = command === 'build'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      return `export default ${building ? JSON.stringify(clientManifestFile()) : null}`
    },
  }
}

function clientManifestFile(): Record<string, { file: string; css?: string[] }> {
  return JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
}

/** What is known once the built pages have been rendered lies beside the Worker; in development there is nothing. */
function builtPages(): Plugin {
  const id = 'virtual:built-pages'
  let building = false
  return {
    name: 'built-pages',
    config: (_config, { command }) => {
      building = command === 'build'
    },
    resolveId(source) {
      if (source !== id) return
      return building ? { id: `./${builtPagesFile}`, external: true } : `\0${id}`
    },
    load: (source) => (source === `\0${id}` ? 'export default null' : undefined),
  }
}

/** React's entry for servers also carries the renderer to strings, as large as the one that streams and never called. */
function streamingRendererOnly(): Plugin {
  const id = '\0no-legacy-renderer'
  return {
    name: 'streaming-renderer-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.includes('react-dom-server-legacy') ? id : undefined),
    load: (source) => (source === id ? 'module.exports = {}' : undefined),
  }
}

/** Static files, which are served ahead of the Worker, get its headers from the same list. */
function assetHeaders(): Plugin {
  return {
    name: 'asset-headers',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
    },
  }
}

/** A server-only edit reloads the page; the Cloudflare plugin alone would only swap the Worker. */
function reloadOnServerEdit(): Plugin {
  return {
    name: 'reload-on-server-edit',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'forager' || modules.length === 0) return
      const { client } = server.environments
      if (client && !client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' })
    },
  }
}
