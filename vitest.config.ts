import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, type Plugin } from 'vitest/config'
import { builtFrom } from './build/built-from.ts'
import { printContent } from './build/content/print.ts'
import { formLabels } from './build/editor/made-from-schemas.ts'
import { editor } from './build/editor/plugins.ts'
import { migrationNames } from './build/migration-names.ts'
import { settingNames } from './src/env.ts'
import { keepTemporaryFilesInMemory } from './test/helpers/memory.ts'

keepTemporaryFilesInMemory()
// Commands that tests start, and their own workers, keep what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

// Tests import what the files of content say now.
await printContent()

// Generous for slow, shared machines: no test relies on a timeout.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, retry: process.env.CI ? 1 : 0 }

// Random tests draw the same values in every run, so that a failure is a change of the code. Another seed finds others.
const seed = { provide: { seed: Number(process.env.TEST_SEED ?? 20261123) } }
declare module 'vitest' {
  interface ProvidedContext {
    seed: number
  }
}

// Tests start with no settings, whatever wrangler.toml and `.dev.vars` contain, and with admins who sign in in one step.
const unset = {
  ...Object.fromEntries(settingNames.map((name) => [name, ''])),
  REQUIRE_ADMIN_TWO_FACTOR: 'false',
}

const inWorkerd = {
  resolve: { alias: { '@better-auth/utils/password': resolve('test/helpers/quick-passwords.ts') } },
  plugins: [
    migrationNames(),
    builtFrom(),
    formLabels(),
    built('virtual:client-manifest', 'dist/client-manifest.json'),
    built('virtual:built-pages', 'dist/forager/built-pages.js'),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // Nothing takes messages from it. Those of wrangler.toml's queue would be delivered while a later test runs.
        queueProducers: { CONTACTMAILS: { queueName: 'of-tests' } },
        // What wrangler.toml may lack is still tested.
        r2Buckets: { ATTACHMENTS: 'of-tests' },
        email: { send_email: [{ name: 'MAILER' }] },
        bindings: {
          ...unset,
          TEST_MIGRATIONS: await readD1Migrations('src/database/migrations'),
          BETTER_AUTH_SECRET: 'only-the-tests-sign-their-sessions-with-this',
        },
      },
    })),
  ],
}

export default defineConfig({
  test: {
    // By itself vitest leaves a core free, which is half of a small machine.
    maxWorkers: '100%',
    // By instrumented code, since workerd gives out no counts of its own; see `npm run coverage`.
    coverage: {
      provider: 'istanbul',
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['json-summary'],
      reportOnFailure: true,
    },
    projects: [
      // `x.test.ts`: in workerd. All files share one Worker, so they store nothing.
      {
        ...inWorkerd,
        test: {
          ...timeouts,
          ...seed,
          name: 'worker',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.*.test.ts'],
          setupFiles: ['test/helpers/property-seed.ts', 'test/helpers/shared-storage.ts'],
          isolate: false,
        },
      },
      // `x.storage.test.ts`: in workerd. Files share a Worker, and each begins with empty storage.
      {
        ...inWorkerd,
        test: {
          ...timeouts,
          ...seed,
          name: 'storage',
          include: ['test/**/*.storage.test.ts'],
          setupFiles: ['test/helpers/property-seed.ts', 'test/helpers/fresh-storage.ts'],
          isolate: false,
        },
      },
      // `x.browser.test.tsx`: in happy-dom.
      {
        plugins: [editor()],
        test: { ...timeouts, name: 'browser', include: ['test/**/*.browser.test.tsx'], environment: 'happy-dom' },
      },
      // `x.node.test.ts`: in Node.
      {
        test: {
          ...timeouts,
          ...seed,
          name: 'node',
          include: ['test/**/*.node.test.ts'],
          setupFiles: 'test/helpers/property-seed.ts',
          environment: 'node',
        },
      },
      // `x.e2e.test.ts`: in Chromium, by Playwright (playwright.config.ts).
    ],
  },
})

/** Gives the Worker under test the build's output, as in production; null without a build. */
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
