/** Takes the pictures of docs/staff-guide.md from the built site, with invented enquiries. `npm run picture` */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import { chromium as launchOptions } from '../test/e2e/chromium.ts'
import { copyContent } from '../test/helpers/content-repository.ts'
import { writeAccount } from './account-queries.ts'
import { withDatabase } from './database.ts'
import { readPort } from './port.ts'
import { startGitHub } from './publishing/github-stand-in.ts'
import { startSite } from './site.ts'
import { type Enquiry, earlier, enquiries, savedAnswers } from './staff-pictures/enquiries.ts'

const folder = 'docs/pictures'
const day = 24 * 60 * 60 * 1000
const port = readPort()
const origin = `http://localhost:${port}`
const persistTo = mkdtempSync(join(tmpdir(), 'forager-staff-pictures-'))
const account = { email: 'ada@forager.example', name: 'Ada Quill', password: randomUUID() }
const variables = {
  BETTER_AUTH_SECRET: randomUUID() + randomUUID(),
  REQUIRE_ADMIN_TWO_FACTOR: 'false',
  REPLY_DOMAIN: 'forager.example',
}

execFileSync('npm', ['run', '--silent', 'db:migrate', '--', '--persist-to', persistTo], { stdio: 'ignore' })
await withDatabase({ persistTo }, async (db) => {
  const hash = await hashPassword(account.password)
  await writeAccount(db, null, { ...account, role: 'admin', hash, mustChangePassword: false })
})
const github = await startGitHub(copyContent(join(persistTo, 'content')))
const settings = { ...variables, ...github.settings }
const site = await startSite({ port, persistTo, quiet: true, variables: settings, limits: { VISITOR_LIMIT: 100 } })
const browser = await chromium.launch(await launchOptions())
try {
  await fillInbox((await site.getD1Database('DB')) as unknown as D1Database)
  const desktop = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await signedIn(desktop)
  await page.goto(`${origin}/admin/contactmails`)
  await page.getByText('lighthouse keepers').first().click()
  await page.locator('article h1').waitFor()
  await take(page, 'inbox')
  await page.locator('[data-reply-key="1"] button').click()
  await page.locator('#reply-text').scrollIntoViewIfNeeded()
  await take(page, 'reply')
  await page.setViewportSize({ width: 1280, height: 1120 })
  await page.goto(`${origin}/admin/figures`)
  await take(page, 'figures')

  await page.setViewportSize({ width: 1280, height: 800 })
  await publishSomething(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 760 }, reducedMotion: 'reduce' })
  const narrow = await signedIn(phone)
  await narrow.goto(`${origin}/admin/contactmails`)
  await take(narrow, 'inbox-phone')
} finally {
  await browser.close()
  await site.dispose()
  github.close()
  rmSync(persistTo, { recursive: true })
}

/** Changes a position and adds a partner, then begins a story that has a mistake. */
async function publishSomething(page: Page) {
  const editor = `${origin}/admin/publish/editor`
  await page.goto(`${editor}#/collections/team/entries/noor-haddad`)
  await page.getByRole('textbox', { name: 'Position' }).fill('Head of Learning and Lamps')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Entry saved.').waitFor()
  await page.goto(`${origin}/admin/publish`)
  await take(page, 'publish')
  await page.goto(`${editor}#/collections/news/new`)
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('A lamp, lit again')
  await page.getByRole('textbox', { name: 'Subheading' }).fill('The keeper climbs 92 steps for it')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('It may have letters').waitFor()
  await take(page, 'editor')
}

/** Sends the enquiries through the form's own call, then dates them back. */
async function fillInbox(db: D1Database) {
  for (const [number, [age, answeredAfter]] of earlier.entries()) {
    const mail = enquiries[number % enquiries.length]
    if (mail) await send(db, { ...mail, age, answeredAfter, subject: `${mail.subject} (${number + 1})` })
  }
  for (const enquiry of enquiries) await send(db, enquiry)
  for (const [at, { name, reason, body }] of savedAnswers.entries()) {
    await db
      .prepare('INSERT INTO saved_replies (id, name, reason, body, digit, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)')
      .bind(randomUUID(), name, reason, body, at + 1, new Date().toISOString())
      .run()
  }
}

async function send(db: D1Database, { age, status, answeredAfter, ...mail }: Enquiry) {
  const headers = { 'Content-Type': 'application/json' }
  const { status: answer } = await fetch(`${origin}/v1/api/contactmails`, {
    method: 'POST',
    headers,
    body: JSON.stringify(mail),
  })
  if (answer !== 201) throw new Error(`An enquiry was answered with ${answer}.`)
  const at = (days: number) => new Date(Date.now() - days * day).toISOString()
  const answeredAt = answeredAfter === undefined ? null : at(age - answeredAfter)
  const state = answeredAt ? 'answered' : (status ?? 'open')
  await db
    .prepare('UPDATE contactmails SET created_at = ?1, status = ?2, answered_at = ?3, read_at = ?4 WHERE subject = ?5')
    .bind(at(age), state, answeredAt, state === 'open' ? null : at(0), mail.subject)
    .run()
}

async function signedIn(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.locator('[name=email]').fill(account.email)
  await page.locator('[name=password]').fill(account.password)
  await page.locator('main [type=submit]').click()
  await page.waitForURL('**/admin/contactmails')
  return page
}

async function take(page: Page, name: string) {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
