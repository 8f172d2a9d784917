import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from '../e2e/chromium.ts'
import { origin, port } from './site.ts'

// Commands that tests start, and their own workers, keep what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled')

/** The development server at work: `playwright test --config test/dev`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.test.ts',
  // All tests edit the same sources.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results/dev',
  use: { baseURL: origin, viewport: { width: 1280, height: 800 }, launchOptions: await chromium() },
  webServer: {
    command: 'node test/dev/serve-copy.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `${origin}/robots.txt`,
    // By default Playwright kills the server, which then leaves its temporary files.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
