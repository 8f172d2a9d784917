import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { builtPages } from '../../build/built-pages.ts'
import { clientManifest } from '../../build/client-manifest.ts'
import { migrationNames } from '../../build/migration-names.ts'

process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

/** Serves the style guide alone: `npm run styleguide`. */
export default defineConfig({
  server: { port: Number(process.env.PORT || 8788) },
  plugins: [
    unocss(),
    react(),
    cloudflare({ config: { main: 'test/styleguide/worker.tsx' }, viteEnvironment: { name: 'forager' } }),
    clientManifest(),
    migrationNames(),
    builtPages(),
  ],
})
