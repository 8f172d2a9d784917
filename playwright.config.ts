import { defineConfig } from '@playwright/test'
import { chromium } from './test/e2e/chromium.ts'
import { origin, persistTo, port } from './test/e2e/site.ts'

const widths = { phone: [360, 740], tablet: [768, 1024], desktop: [1280, 800] } as const

const documents = '**/documents/*.e2e.test.ts'

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.test.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  use: { baseURL: origin, launchOptions: await chromium(), trace: 'retain-on-failure' },
  projects: [
    // What the site answers, read without a browser and so at no width.
    { name: 'documents', testMatch: documents },
    ...Object.entries(widths).map(([name, [width, height]]) => ({
      name,
      testIgnore: documents,
      use: { viewport: { width, height }, hasTouch: name !== 'desktop' },
    })),
  ],
  webServer: {
    command: `wrangler d1 migrations apply DB --local --persist-to ${persistTo} && node scripts/serve.ts`,
    env: { PORT: String(port), PERSIST_TO: persistTo },
    url: `${origin}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
