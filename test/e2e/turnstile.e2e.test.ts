import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Response } from 'miniflare'
import { startSite } from '../../scripts/site.ts'
import { wrangler } from '../../scripts/wrangler.ts'
import { enquiry, expect, test } from './fixtures.ts'
import { port as mainPort } from './site.ts'

const port = mainPort + 100
const origin = `http://localhost:${port}`
const keys = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' }
/** In place of Cloudflare's script: a widget in a frame of theirs, as the real one is, and a token at once or never. */
const widget = (solves: boolean) => `
  globalThis.turnstile = {
    render(container, { callback }) {
      const frame = document.createElement('iframe')
      frame.src = 'https://challenges.cloudflare.com/widget'
      container.append(frame)
      if (${solves}) setTimeout(callback, 50, 'a-token')
      return 'widget'
    },
    reset() {},
  }`

let site: Awaited<ReturnType<typeof startSite>>
let persistTo: string
let asked: unknown[] = []

// One site for both tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  if (test.info().project.name !== 'desktop') return
  persistTo = mkdtempSync(join(tmpdir(), 'forager-turnstile-'))
  execFileSync(...wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo), {
    stdio: 'ignore',
  })
  const outside = async (request: { json: () => Promise<unknown> }) => {
    asked.push(await request.json())
    return Response.json({ success: true, hostname: 'localhost', action: 'enquiry' })
  }
  site = await startSite({ port, persistTo, variables: keys, outside, quiet: true })
})

test.afterAll(async () => {
  await site?.dispose()
  if (persistTo) rmSync(persistTo, { recursive: true, force: true })
})

for (const { solves, reasons } of [
  { solves: true, reasons: '' },
  { solves: false, reasons: 'turnstile-missing' },
]) {
  test(`an enquiry goes out with a widget that ${solves ? 'answers' : 'hangs'}, and the policy lets it`, async ({
    page,
  }) => {
    asked = []
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: widget(solves) })
        : route.fulfill({ contentType: 'text/html', body: '<p>Widget</p>' }),
    )
    const unique = crypto.randomUUID()
    await open(page)
    for (const [name, value] of Object.entries(enquiry(unique))) {
      const field = page.locator(`form [name=${name}]`)
      if (name === 'reason') await field.selectOption(value)
      else await field.fill(value)
    }
    await page.waitForFunction(() => performance.now() > 3000)
    await page.locator('form [type=submit]').click()
    await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'success', { timeout: 20_000 })
    expect(asked).toMatchObject(solves ? [{ response: 'a-token', secret: 'secret-key' }] : [])
    const db = await site.getD1Database('DB', 'forager')
    const row = await db
      .prepare('SELECT verdict, verdict_reasons AS reasons FROM contactmails WHERE instr(subject, ?1)')
      .bind(unique)
      .first()
    expect(row).toEqual({ verdict: 'ham', reasons })
  })
}

async function open(page: Page) {
  await page.goto(`${origin}/contact`)
  await page.locator('form [name=name]').focus()
  await page.locator('[data-island=contact-form][data-hydrated]').waitFor({ state: 'attached' })
}
