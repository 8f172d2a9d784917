import { existsSync, globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, type Plugin } from 'vitest/config'

// Machines differ and are shared: how long a test takes says nothing, that it ends says something.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, retry: process.env.CI ? 1 : 0 }

const elsewhere = ['test/**/*.node.test.ts', 'test/**/*.e2e.test.ts', 'test/art/**']
// A Worker of its own costs a file more than most take to run, so those that keep nothing share one.
const keeps = /'cloudflare:|helpers\/(api|contactmails|faults|impatience|staff)\.ts'/
const keepNothing = globSync('test/**/*.test.ts', { exclude: elsewhere }).filter(
  (file) => !keeps.test(readFileSync(file, 'utf8')),
)

const inWorkerd = {
  plugins: [
    builtClient(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations('src/db/migrations'),
          BETTER_AUTH_SECRET: 'only-the-tests-sign-their-sessions-with-this',
        },
      },
    })),
  ],
}
const setupFiles = ['test/helpers/migrate.ts']

export default defineConfig({
  test: {
    projects: [
      {
        ...inWorkerd,
        test: {
          ...patience,
          name: 'worker',
          include: ['test/**/*.test.ts'],
          exclude: [...elsewhere, ...keepNothing],
          setupFiles,
        },
      },
      {
        ...inWorkerd,
        test: { ...patience, name: 'shared-worker', include: keepNothing, setupFiles, isolate: false },
      },
      {
        test: { ...patience, name: 'browser-like', include: ['test/**/*.browser.test.tsx'], environment: 'happy-dom' },
      },
      {
        test: {
          ...patience,
          name: 'node',
          include: ['test/**/*.node.test.ts', 'test/art/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})

/** The Worker under test sees the client that was built, as in production. */
function builtClient(): Plugin {
  const manifest = 'dist/client/.vite/manifest.json'
  return {
    name: 'built-client',
    enforce: 'pre',
    resolveId: (source) => (source === 'virtual:client-manifest' ? `\0${source}` : undefined),
    load: (id) =>
      id === '\0virtual:client-manifest'
        ? `export default ${existsSync(manifest) ? readFileSync(manifest, 'utf8') : 'null'}`
        : undefined,
  }
}
