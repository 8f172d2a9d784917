import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { carryOver } from '../../scripts/carry-over.ts'
import { withDatabase } from '../../scripts/database.ts'
import { startSite } from '../../scripts/site.ts'
import { migrateLocal } from '../helpers/migrate-local.ts'
import { drawerOpener, enquiry, expect, hydrated, storyOpener, test } from './fixtures.ts'
import { mark, writeNextBuild } from './next-build.ts'
import { port as mainPort } from './site.ts'
import { findMails } from './stored-mails.ts'

const port = mainPort + 150
const origin = `http://localhost:${port}`
const folder = join(tmpdir(), `forager-deployment-${process.pid}`)
const [persistTo, next] = [join(folder, 'state'), join(folder, 'next')]
let site: Awaited<ReturnType<typeof startSite>> | undefined

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin })

test.beforeAll(() => withDatabase({ persistTo }, (db) => migrateLocal(db)))
test.afterAll(async () => {
  await site?.dispose()
  rmSync(folder, { recursive: true, force: true })
})

/** Serves a build at the one address. */
async function deploy(build?: string) {
  await site?.dispose()
  site = await startSite({ port, persistTo, quiet: true, ...(build && { build }) })
}

/** Opens a page that has fetched no island yet: Save-Data keeps the loader from doing so in advance. */
async function open(page: Page, path: string) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(path)
  await page.waitForLoadState('load')
}

async function fill(page: Page, subject: string) {
  for (const [name, value] of Object.entries(enquiry(subject))) {
    const field = page.locator(`form [name=${name}]`)
    if (name === 'reason') await field.selectOption(value)
    else await field.fill(value)
  }
}

test('pages opened before a deployment go on working after it', async ({ browser }) => {
  await deploy()
  const opened = async (path: string, width = 1280) => {
    const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 800 } })
    await open(page, path)
    return page
  }
  const [community, team, contact, narrow] = [
    await opened('/our-community'),
    await opened('/our-team'),
    await opened('/contact'),
    await opened('/careers', 390),
  ]

  writeNextBuild(next)
  expect(await carryOver(origin, join(next, 'client'))).toBeGreaterThan(10)
  await deploy(next)
  const html = await (await community.request.get('/')).text()
  expect([...html.matchAll(/\/assets\/[\w-]+\.js/g)].filter(([file]) => !file.includes(mark))).toEqual([])

  const arrow = community.locator('.carousel [data-step="1"]').first()
  await arrow.scrollIntoViewIfNeeded()
  await expect(community.locator('.carousel').first()).toHaveAttribute('data-rotation')
  await arrow.click()
  await expect
    .poll(() =>
      community
        .locator('.scroller')
        .first()
        .evaluate(({ scrollLeft }) => scrollLeft),
    )
    .toBeGreaterThan(50)

  await team.locator(storyOpener).first().click()
  await expect(team.locator('dialog:popover-open')).toBeVisible()
  await team.keyboard.press('Escape')
  await expect(team.locator('dialog:popover-open')).toHaveCount(0)

  await narrow.locator(drawerOpener).click()
  await expect(narrow.locator('#drawer')).toBeVisible()

  const subject = crypto.randomUUID()
  await fill(contact, subject)
  await hydrated(contact, 'contact-form')
  await contact.locator('form [type=submit]').click()
  await expect(contact.locator('.banner')).toHaveText('Success: Mail sent successfully. Thank you!')
  expect(findMails(subject, persistTo)).toEqual([expect.objectContaining(enquiry(subject))])
})

test('a page that is older than the files kept sends what was typed without them', async ({ browser }) => {
  await deploy()
  // Its console complains of missing files.
  const page = await browser.newPage({ baseURL: origin })
  await open(page, '/contact')
  writeNextBuild(next)
  await deploy(next)
  const subject = crypto.randomUUID()
  const files = page.waitForResponse((response) => response.url().includes('/assets/hydrate-'))
  await fill(page, subject)
  expect((await files).status()).toBe(404)
  await page.locator('form [type=submit]').click()
  await expect(page.locator('.banner')).toContainText('Mail sent successfully')
  expect(findMails(subject, persistTo)).toEqual([expect.objectContaining(enquiry(subject))])
})
