import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import * as v from 'valibot'
import { startSite } from '../../scripts/site.ts'
import { paths } from '../../src/paths.ts'
import { BeaconSchema } from '../../src/schemas/beacon.ts'
import { enquiry, expect, test } from './fixtures.ts'
import { port as mainPort, origin as uncounted } from './site.ts'

const port = mainPort + 200
const counted = `http://localhost:${port}`

let site: Awaited<ReturnType<typeof startSite>>
let persistTo: string

// One site for all tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  persistTo = mkdtempSync(join(tmpdir(), 'forager-analytics-'))
  execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo], {
    stdio: 'ignore',
  })
  site = await startSite({ port, persistTo, analytics: true, quiet: true })
})

test.afterAll(async () => {
  await site?.dispose()
  if (persistTo) rmSync(persistTo, { recursive: true, force: true })
})

/** Notes every beacon, and what it was answered with. */
const listen = async (page: Page) => {
  const requests: Request[] = []
  // The protocol does not show what a beacon holds, so the page says it too.
  await page.addInitScript(() => {
    const bodies: Blob[] = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      bodies.push(data as Blob)
      return send(url, data)
    }
    Object.assign(globalThis, { bodies })
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.api.beacon) requests.push(request)
  })
  return {
    requests,
    bodies: async () => {
      const texts = await page.evaluate(() =>
        Promise.all((globalThis as unknown as { bodies: Blob[] }).bodies.map((body) => body.text())),
      )
      return texts.map((text) => v.parse(BeaconSchema, JSON.parse(text)))
    },
    statuses: async () => Promise.all(requests.map(async (request) => (await request.response())?.status())),
  }
}

/** As when the visitor turns to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const visit = async (page: Page, site: string, path: string) => {
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  // Two frames: an interaction is measured when it was painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

test('a page says how fast it was, once, as it is left', async ({ page }) => {
  const heard = await listen(page)
  await visit(page, counted, paths.ourStory)
  expect(heard.requests).toEqual([])
  await hide(page)
  await expect.poll(() => heard.requests.length).toBe(1)
  const [beacon] = await heard.bodies()
  if (beacon?.event !== 'vitals') throw new Error(`it told of ${beacon?.event}`)
  expect(beacon.route).toBe(paths.ourStory)
  const names = beacon.metrics.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']))
  expect(new Set(names).size).toBe(names.length)
  for (const { navigation } of beacon.metrics) expect(navigation).toBe('navigate')
  expect(beacon.metrics.find(({ name }) => name === 'LCP')?.value).toBeGreaterThan(0)
  expect(await heard.statuses()).toEqual([204])

  await hide(page)
  await page.goto('about:blank')
  expect(heard.requests).toHaveLength(1)
})

test('a page that is left for another says so on the way', async ({ page }) => {
  const heard = await listen(page)
  await visit(page, counted, paths.ourStory)
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await page.waitForURL(counted + paths.careers)
  await expect.poll(() => heard.requests.length).toBe(1)
})

test('a beacon brings no cookie and nothing but the path of the page', async ({ page }) => {
  const heard = await listen(page)
  await visit(page, counted, `${paths.contact}?email=ada@museum.example`)
  await hide(page)
  await expect.poll(() => heard.requests.length).toBeGreaterThan(0)
  expect(await page.context().cookies()).toEqual([])
  expect(JSON.stringify(await heard.bodies())).not.toContain('ada')
})

test('a form tells that it was seen, begun and refused', async ({ page }) => {
  const heard = await listen(page)
  await visit(page, counted, paths.contact)
  const told = async () =>
    (await heard.bodies()).flatMap((beacon) =>
      beacon.event === 'form'
        ? [`${beacon.form} ${beacon.step} ${'reason' in beacon ? beacon.reason : ''}`.trim()]
        : [],
    )
  await page.locator('form').scrollIntoViewIfNeeded()
  await page.locator('[data-island=enquiry-form][data-hydrated]').waitFor({ state: 'attached' })
  await expect.poll(told).toEqual(['contact seen'])
  await page.locator('form [name=name]').fill(enquiry('x').name)
  await page.locator('form [type=submit]').click()
  await expect.poll(told).toEqual(['contact seen', 'contact started', 'contact failed validation'])
  expect(await heard.statuses()).toEqual([204, 204, 204])
})

test('a browser that asks not to be followed sends nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const heard = await listen(page)
  await visit(page, counted, paths.contact)
  await page.locator('form [name=name]').fill('Ada')
  await hide(page)
  await page.goto('about:blank')
  expect(heard.requests).toEqual([])
})

test('without the binding nothing is fetched for it and nothing is sent', async ({ page }) => {
  const heard = await listen(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await visit(page, uncounted, paths.contact)
  await page.locator('form [name=name]').fill('Ada')
  await page.locator('[data-island=enquiry-form][data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('form [type=submit]').click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await hide(page)
  await page.goto('about:blank')
  expect(heard.requests).toEqual([])
  expect(scripts.some((path) => path.startsWith('/assets/client-'))).toBe(true)
  expect(scripts.filter((path) => path.startsWith('/assets/vitals-'))).toEqual([])
})
