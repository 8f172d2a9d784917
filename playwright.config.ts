import { defineConfig } from '@playwright/test'
import { chromium } from './test/e2e/chromium.ts'
import { origin, persistTo, port } from './test/e2e/site.ts'

const widths = { phone: [360, 740], tablet: [768, 1024], desktop: [1280, 800] } as const

const documents = '**/documents/*.e2e.test.ts'

const file = (name: string) => `**/${name}.e2e.test.ts`
// What looks the same at every width, or sets the width itself, runs on the desktop alone.
const widthless = ['analytics', 'contrast', 'forced-colours', 'motion', 'print', 'styleguide', 'turnstile'].map(file)
const elsewhere: Partial<Record<keyof typeof widths, string[]>> = {
  phone: widthless,
  tablet: [...widthless, ...['focus', 'keyboard', 'staff'].map(file)],
}

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.test.ts',
  fullyParallel: true,
  // Two to a core of a small machine: a browser test often waits.
  workers: 4,
  // How long a test takes says how busy the machine is; that it ends says something.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A small machine that other work shares may be late for a tap; what fails twice more is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list', { printSteps: false }]],
  use: { baseURL: origin, launchOptions: await chromium(), trace: 'on-first-retry' },
  projects: [
    // What the site answers, read without a browser and so at no width.
    { name: 'documents', testMatch: documents },
    ...Object.entries(widths).map(([name, [width, height]]) => ({
      name,
      testIgnore: [documents, ...(elsewhere[name as keyof typeof widths] ?? [])],
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
