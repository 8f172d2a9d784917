/** Takes the pictures of docs/staff-guide.md from the built site, with invented enquiries. `npm run picture` */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { chromium, type Page, type ViewportSize } from '@playwright/test'
import sharp from 'sharp'
import { chromium as launchOptions } from '../test/e2e/chromium.ts'
import { copyContent, gitIn } from '../test/helpers/content-repository.ts'
import { emailWith, verified } from '../test/helpers/incoming.ts'
import { createAdmin } from './account-queries.ts'
import { withDatabase } from './database.ts'
import { readPort } from './port.ts'
import { startGitHub } from './publishing/github-stand-in.ts'
import { startSite } from './site.ts'
import { type Enquiry, earlier, email, enquiries, publications, savedAnswers } from './staff-pictures/enquiries.ts'

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
  INBOUND_DOMAIN: 'forager.example',
}

execFileSync('npm', ['run', '--silent', 'db:migrate', '--', '--persist-to', persistTo], { stdio: 'ignore' })
await withDatabase({ persistTo }, (db) => createAdmin(db, account))
const content = copyContent(join(persistTo, 'content'))
for (const { age, author, message } of publications) {
  appendFileSync(join(content, 'src/site/content/company.yaml'), '\n')
  gitIn(content, 'commit', '-a', `--date=${at(age)}`, `--author=${author} <staff@forager.example>`, '-m', message)
}
const github = await startGitHub(content)
const site = await startSite({
  port,
  persistTo,
  quiet: true,
  variables: { ...variables, ...github.settings },
  limits: { VISITOR_LIMIT: 100 },
})
const browser = await chromium.launch(await launchOptions())
try {
  await fillInbox((await site.getD1Database('DB')) as unknown as D1Database)
  const page = await signedIn({ width: 1280, height: 800 })
  await openMessage(page, 'lighthouse keepers')
  await take(page, 'inbox')
  await page.locator('[data-reply-key="1"] button').click()
  await take(page, 'reply')
  await answerWithFile(page)
  await page.setViewportSize({ width: 1280, height: 1010 })
  await page.goto(`${origin}/admin/figures`)
  await take(page, 'figures')

  await page.setViewportSize({ width: 1280, height: 800 })
  await publishSomething(page)

  const narrow = await signedIn({ width: 390, height: 760 })
  await narrow.goto(`${origin}/admin/contactmails`)
  await take(narrow, 'inbox-phone')
} finally {
  await browser.close()
  await site.dispose()
  github.close()
  rmSync(persistTo, { recursive: true })
}

async function openMessage(page: Page, subject: string) {
  await page.goto(`${origin}/admin/contactmails`)
  await page.getByText(subject).first().click()
  await page.locator('article h1').waitFor()
}

async function answerWithFile(page: Page) {
  await openMessage(page, email.subject)
  await page.locator('#reply-text').fill(email.answer)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach', exact: true }).click()
  await (await chooser).setFiles({ ...email.attached, buffer: Buffer.alloc(240_000) })
  await page.getByRole('button', { name: 'Remove' }).waitFor()
  await page.locator('#reply-text').focus()
  await take(page, 'files')
}

/** Changes a position, then makes a mistake in a story. */
async function publishSomething(page: Page) {
  const editor = `${origin}/admin/publish/editor`
  await page.goto(`${editor}#/collections/team/entries/noor-haddad`)
  await page.getByRole('textbox', { name: 'Position' }).fill('Head of Learning and Lamps')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Entry saved.').waitFor()
  await page.goto(`${origin}/admin/publish`)
  await take(page, 'publish')
  await page.goto(`${editor}#/collections/news/entries/a-lighthouse-keeps-its-lamp`)
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('A lighthouse keeps its lamp, and its lens')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('It may have letters').waitFor()
  await take(page, 'editor')
}

/** Sends the enquiries through the form's own call, then dates them back. */
async function fillInbox(db: D1Database) {
  for (const [number, [age, answeredAfter]] of earlier.entries()) {
    const mail = enquiries[number % enquiries.length]
    const from = `visitor-${number}@earlier.example`
    if (mail) await send(db, { ...mail, email: from, age, answeredAfter, subject: `${mail.subject} (${number + 1})` })
  }
  for (const enquiry of enquiries) await send(db, enquiry)
  await sendEmail(db)
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
  const answeredAt = answeredAfter === undefined ? null : at(age - answeredAfter)
  const state = answeredAt ? 'answered' : (status ?? 'open')
  await db
    .prepare('UPDATE contactmails SET created_at = ?1, status = ?2, answered_at = ?3, read_at = ?4 WHERE subject = ?5')
    .bind(at(age), state, answeredAt, state === 'open' ? null : at(0), mail.subject)
    .run()
}

async function sendEmail(db: D1Database) {
  const { age, from, subject, files } = email
  const moment = at(age)
  const to = 'service@forager.example'
  const address = String(/<(.+)>/.exec(from)?.[1])
  const query = new URLSearchParams({ from: address, to })
  const body = emailWith(files, { From: from, To: to, Subject: subject, ...verified('slipway.example') })
  const { status } = await fetch(`${origin}/cdn-cgi/local/email?${query}`, { method: 'POST', body })
  if (status !== 200) throw new Error(`The e-mail was answered with ${status}.`)
  const mails = 'SELECT id FROM contactmails WHERE subject = ?2'
  for (const statement of [
    `UPDATE entries SET created_at = ?1 WHERE contactmail_id IN (${mails})`,
    `UPDATE contactmails SET created_at = ?1 WHERE id IN (${mails})`,
  ]) {
    await db.prepare(statement).bind(moment, subject).run()
  }
}

async function signedIn(viewport: ViewportSize) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-CA' })
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.locator('[name=email]').fill(account.email)
  await page.locator('[name=password]').fill(account.password)
  await page.locator('main [type=submit]').click()
  await page.waitForURL('**/admin/contactmails')
  return page
}

/** With the pointer away from everything. */
async function take(page: Page, name: string) {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  // A palette makes the files a third as large.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}

function at(daysAgo: number) {
  return new Date(Date.now() - daysAgo * day).toISOString()
}
