import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './test/e2e/chromium.ts'
import { origin, persistTo } from './test/e2e/site.ts'

// Commands that tests start, and their own workers, keep what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1280, height: 800 }

const file = (name: string) => `**/${name}.e2e.test.ts`
const documents = '**/documents/*.e2e.test.ts'
const publishing = ['every-form', 'publishing'].map(file)
const ofOwnProject = [documents, ...publishing]
// What looks the same at every width, or sets the width itself, runs on desktop only. Phone and desktop have the two
// layouts of the header; what a tablet adds is where pages break.
const onDesktopOnly = [
  'account',
  'account-without-script',
  'accounts',
  'analytics',
  'attachments',
  'banner',
  'carousel-keys',
  'changed-form',
  'composer',
  'contact-form',
  'contact-form-delivery',
  'contrast',
  'deployment',
  'editor-lists',
  'editor-refusals',
  'editor-stores',
  'fields',
  'forced-colours',
  'headers',
  'hostile-message',
  'inbox',
  'inbox-day',
  'inbox-fit',
  'inbox-look',
  'inbox-speed',
  'large-text',
  'motion',
  'print',
  'prints',
  'sending',
  'sending-without-script',
  'staff-without-script',
  'styleguide',
  'together',
  'translated',
  'turnstile',
].map(file)
// Wide screens have the menu in place of the drawer.
const belowDesktop = ['drawer', 'drawer-slide'].map(file)
const onTablet = ['header', 'pages'].map(file)

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.test.ts',
  fullyParallel: true,
  // Two per core on a small machine: browser tests mostly wait.
  workers: 4,
  // Generous: durations reflect the machine's load, not the site.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy shared machine may miss a tap; a test that also fails both retries is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list', { printSteps: false }]],
  use: { baseURL: origin, launchOptions: await chromium(), trace: 'on-first-retry' },
  projects: [
    // First, as it takes longest: begun in the order of names, it would go on for minutes after all others.
    // One after the other: all publish into one repository.
    { name: 'publishing', testMatch: publishing, workers: 1, use: { viewport: desktop } },
    // Reads responses without a browser, so width does not matter.
    { name: 'documents', testMatch: documents },
    // Tests of the drawer and of the menu carry a tag: a width has one of the two. Tests tagged "every width" load a page
    // once and then change the width.
    {
      name: 'phone',
      grepInvert: /@menu|@every-width/,
      testIgnore: [...ofOwnProject, ...onDesktopOnly],
      use: { viewport: phone, hasTouch: true },
    },
    { name: 'tablet', grepInvert: /@menu/, testMatch: onTablet, use: { viewport: tablet, hasTouch: true } },
    {
      name: 'desktop',
      grepInvert: /@drawer/,
      testIgnore: [...ofOwnProject, ...belowDesktop],
      use: { viewport: desktop },
    },
  ],
  webServer: {
    command: 'node test/e2e/serve.ts',
    env: {
      NOTIFY_TO: 'team@forager.example',
      REPLY_DOMAIN: 'forager.example',
      INBOUND_DOMAIN: 'forager.example',
      REQUIRE_ADMIN_TWO_FACTOR: 'false',
      DEV_VARS: `${persistTo}/dev-vars`,
    },
    url: `${origin}/robots.txt`,
    // By default Playwright kills the server, which then leaves its temporary files.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
