import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startSite } from '../../scripts/site.ts'
import { paths } from '../../src/paths.ts'
import { startListening } from './beacons.ts'
import { expect, test } from './fixtures.ts'
import { port as mainPort } from './site.ts'

const ports = { site: mainPort + 200, counted: mainPort + 201, uncounted: mainPort + 202 }
const counted = `http://localhost:${ports.counted}`
const uncounted = `http://localhost:${ports.uncounted}`

let site: Awaited<ReturnType<typeof startSite>>
let persistTo: string
let listening: Awaited<ReturnType<typeof startListening>>
let listeningInVain: typeof listening

// One site for all tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  persistTo = mkdtempSync(join(tmpdir(), 'forager-analytics-'))
  site = await startSite({ port: ports.site, persistTo, analytics: true, quiet: true })
  listening = await startListening({ port: ports.counted, site: ports.site })
  listeningInVain = await startListening({ port: ports.uncounted, site: mainPort })
})

test.beforeEach(() => {
  listening.heard.length = 0
})

test.afterAll(async () => {
  listening?.stop()
  listeningInVain?.stop()
  await site?.dispose()
  if (persistTo) rmSync(persistTo, { recursive: true, force: true })
})

const told = () => listening.heard.map(({ beacon: { event, route } }) => `${event} ${route}`)

/** Opens a page and uses it, so that there is something to measure. */
const visit = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  // Two frames: an interaction is measured when it was painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** As when the visitor turns to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('a page reports its speed when the visitor leaves', async ({ page }) => {
  await visit(page, `${counted}${paths.ourStory}?email=ada@museum.example`)
  expect(told()).toEqual([])
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await page.waitForURL(counted + paths.careers)
  await expect.poll(told).toEqual([`vitals ${paths.ourStory}`])
  const [first] = listening.heard
  if (!first) throw new Error('no vitals')
  const { beacon, headers, status } = first
  const names = beacon.metrics.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']))
  expect(new Set(names).size).toBe(names.length)
  for (const { navigation } of beacon.metrics) expect(navigation).toBe('navigate')
  expect(beacon.metrics.find(({ name }) => name === 'LCP')?.value).toBeGreaterThan(0)
  expect(status).toBe(204)
  expect(headers.cookie).toBeUndefined()
  expect(headers['sec-fetch-site']).toBe('same-origin')
})

test('a page that is hidden, shown and left reports each metric once', async ({ page }) => {
  await visit(page, counted + paths.ourStory)
  for (let times = 0; times < 2; times++) await hide(page)
  await expect.poll(told).toEqual([`vitals ${paths.ourStory}`])
  await visit(page, counted + paths.privacy)
  await hide(page)
  await expect.poll(told).toEqual([`vitals ${paths.ourStory}`, `vitals ${paths.privacy}`])
})

const useForm = async (page: Page) => {
  await page.locator('form [name=name]').focus()
  await page.locator('[data-island=contact-form][data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('form [name=name]').fill('Ada')
  await page.locator('form [type=submit]').click()
  await expect(page.locator('.error-summary')).toBeVisible()
}

test('a browser with Global Privacy Control sends nothing', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await visit(page, counted + paths.contact)
  await useForm(page)
  await hide(page)
  // Another visitor's beacon, sent later, arrives.
  const other = await context.newPage()
  await visit(other, counted + paths.careers)
  await hide(other)
  await expect.poll(told).toEqual([`vitals ${paths.careers}`])
})

test('without the binding no analytics script is fetched and nothing is sent', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await visit(page, uncounted + paths.contact)
  await useForm(page)
  await hide(page)
  await page.goto(uncounted + paths.careers, { waitUntil: 'networkidle' })
  expect(listeningInVain.heard).toEqual([])
  expect(fetched.some((path) => path.startsWith('/assets/client-'))).toBe(true)
  expect(fetched.filter((path) => /\/vitals-/.test(path) || path === paths.api.beacon)).toEqual([])
})
