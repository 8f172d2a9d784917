import { readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { headersFile } from './src/middleware/header-list.ts'

// Development needs no network: without this the plugin asks for the visitor's place and warns that it got no answer.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

export default defineConfig({
  plugins: [unocss(), react(), cloudflare(), clientManifest(), assetHeaders(), reloadOnServerEdit()],
  environments: {
    forager: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            client: 'src/client.ts',
            // The loader takes their names from the page, see src/islands/modules.ts: a bundler's own help is too large.
            hydrate: 'src/islands/hydrate.tsx',
            'carousel-motion': 'src/islands/carousel-motion.ts',
          },
          preserveEntrySignatures: 'allow-extension',
          output: {
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
    // The client first: the Worker embeds its manifest.
    async buildApp(builder) {
      for (const name of ['client', 'forager']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
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
      return building
        ? `export default ${readFileSync('dist/client/.vite/manifest.json', 'utf8')}`
        : 'export default null'
    },
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
