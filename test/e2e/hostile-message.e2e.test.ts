import { expect, hydrated, test } from './fixtures.ts'
import {
  createAdmin,
  deleteOpen,
  openInbox,
  openRow,
  row,
  runStatement,
  sendMessage,
  signIn,
  staffBrowser,
} from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  email = await createAdmin()
})

for (const width of [360, 1280])
  test(`no staff page scrolls sideways, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const mail = await sendMessage(page)
    await openInbox(page, email, mail.subject)
    await openRow(page, mail.subject)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject)
    for (const path of [
      'contactmails',
      'account',
      'users',
      'audit',
      'deleted',
      'saved-replies',
      'sender?email=a@b.example',
    ]) {
      await page.goto(`/admin/${path}`)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
    }
  })

for (const width of [390, 1280])
  test(`a hostile message widens nothing and stays as it was written, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // The tests beside this one delete theirs.
    const own = crypto.randomUUID().slice(0, 8)
    const wide = {
      name: 'N'.repeat(120),
      email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.example`,
      subject: own + 'W'.repeat(152),
      message: 'M'.repeat(360),
    }
    const orders = { name: "$' $& $1", subject: `$& $$ $' $\` {subject} \u0645isolated ${own}`, message: '$&' }
    await sendMessage(page, wide)
    await sendMessage(page, orders)
    await signIn(page, email)
    await page.goto(`/admin/contactmails?status=all&q=${own}`)
    await hydrated(page, 'inbox')
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    for (const { subject } of [wide, orders]) {
      await row(page, subject).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
      expect(await overflow()).toBe(0)
      const marked = await page.locator('main bdi').allTextContents()
      expect(marked).toContain(subject)
      await deleteOpen(page)
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      expect(await overflow()).toBe(0)
      await page.goto('/admin/deleted')
      const deleted = page.locator('main li', { hasText: subject })
      await deleted.locator('summary').click()
      expect(await deleted.locator('bdi').allTextContents()).toContain(subject)
      expect(await overflow()).toBe(0)
      await deleted.getByRole('button', { name: 'Restore' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
      await page.goto(`/admin/contactmails?status=all&q=${own}`)
      await hydrated(page, 'inbox')
    }
    for (const path of [`sender?${new URLSearchParams({ email: wide.email })}`, 'audit']) {
      await page.goto(`/admin/${path}`)
      expect(await overflow(), path).toBe(0)
    }
    await page.goto(`/admin/contactmails?deleted=${encodeURIComponent('../users/x/disable?')}`)
    await hydrated(page, 'inbox')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })

for (const width of [320, 1280])
  test(`the warnings of an e-mail from a stranger are in sight, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { subject } = await sendMessage(page)
    await runStatement(
      `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state)
       SELECT ?1 || value, contactmails.id, 'in', ?2, 'Hello', ?1 || value, '2030-01-01T00:00:0' || value || 'Z', 'received'
       FROM contactmails, json_each('[1, 2]') WHERE subject = ?3`,
      crypto.randomUUID(),
      `${'e'.repeat(240)}@evil.example`,
      subject,
    )
    await openInbox(page, email, subject)
    await openRow(page, subject)
    await page.getByText(/earlier/).click()
    const warnings = page.getByText(/^(Could not be verified|Written from another address)$/)
    await expect(warnings).toHaveCount(4)
    const pane = await page.locator('.conversation').boundingBox()
    for (const warning of await warnings.all()) {
      const box = await warning.boundingBox()
      expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(Number(pane?.x) + Number(pane?.width))
    }
    const colours = await page
      .locator('.entry-head strong')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color))
    expect(new Set(colours).size).toBe(2)
  })
