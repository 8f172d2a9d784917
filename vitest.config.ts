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
    built('virtual:client-manifest', 'dist/client/.vite/manifest.json'),
    built('virtual:built-pages', 'dist/forager/built-pages.js'),
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

/** The Worker under test has what the build made, as in production. */
function built(id: string, file: string): Plugin {
  return {
    name: `built ${id}`,
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      const text = existsSync(file) ? readFileSync(file, 'utf8') : 'null'
      return text.startsWith('export') ? text : `export default ${text}`
    },
  }
}
