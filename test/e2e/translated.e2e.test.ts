import type { Page } from '@playwright/test'
import { messageLimit } from '../../src/contactmails/contactmail.ts'
import { fill, open, send } from './contact-form.ts'
import { enquiry, expect, holdBack, hydrated, islandFiles, test } from './fixtures.ts'
import { findMails } from './stored-mails.ts'
import { createAdmin, openFive, staffBrowser } from './team.ts'
import { faultsOfText } from './text-faults.ts'
import { translate } from './translator.ts'

async function sendsOwnReason(page: Page, unique: string) {
  const { reason, ...lines } = enquiry(unique)
  await fill(page, lines)
  await page.locator('form [name=reason]').selectOption({ index: 1 })
  await send(page)
  await expect(page.locator('.sent-panel')).toBeFocused()
  expect(findMails(unique)).toMatchObject([{ ...lines, reason }])
}

/** React complains of the change once, and of nothing else. */
const rendersAnew = (complaints: string[]) =>
  expect(complaints.splice(0)).toEqual([expect.stringContaining('React error #418')])

test('a translated page names what is missing, and sends the reason in the site’s own words', async ({ page }) => {
  await open(page)
  await translate(page)
  await send(page)
  await expect(page.locator('.error-summary')).toBeFocused()
  await sendsOwnReason(page, `translated ${Date.now()}`)
})

test('longer words run out of no page, are cut nowhere and stay uncovered', async ({ page, pagePaths }) => {
  test.setTimeout(120_000)
  for (const path of pagePaths) {
    await page.goto(path)
    await translate(page)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const faults = await faultsOfText(page)
      // Words as long as these break on a phone.
      expect(
        faults.filter((fault) => !fault.startsWith('broken')),
        `${path} at ${width} px`,
      ).toEqual([])
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/our-team')
  await translate(page)
  const isCovered = await page
    .locator('main h1 ~ div > p')
    .last()
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'center' })
      const { left, bottom } = paragraph.getBoundingClientRect()
      return !paragraph.contains(document.elementFromPoint(left + 2, bottom - 8))
    })
  expect(isCovered).toBe(false)
})

test.describe('in the inbox', () => {
  test.use(staffBrowser())

  test('what people wrote is translated, and nothing that changes under one’s hands', async ({ page }) => {
    const email = await createAdmin()
    await openFive(page, email)
    await translate(page)
    await page.keyboard.press('o')
    await expect(page.locator('.pane-message')).toContainText('Firsteau lineeau')
    const heading = page.locator('article h1')
    const first = String(await heading.textContent())
    await page.keyboard.press('a')
    await expect(page.locator('[data-mail][data-open]')).toContainText('· Ada')
    await page.keyboard.press('e')
    await expect(heading).not.toHaveText(first)
    await page.keyboard.press('z')
    await expect(page.locator('.said')).toContainText('Undone')
    await page.keyboard.press('r')
    await page.keyboard.type('Thank you.')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.said')).toContainText('Sent to')
    await expect(page.locator('.inbox-side font')).toHaveCount(0)
  })
})

test.describe('a form that was changed before its script came', () => {
  const changes = {
    'by a translator': translate,
    'by a password manager': (page: Page) =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('form input')) field.after(document.createElement('div'))
      }),
  }
  for (const [by, change] of Object.entries(changes)) {
    test(`${by}, keeps what was typed, the focus and the place in the text`, async ({ page, complaints }) => {
      const release = await holdBack(page, islandFiles)
      await page.goto('/contact')
      await change(page)
      await page.locator('form [name=reason]').selectOption({ index: 2 })
      await page.locator('form [name=message]').fill('One')
      await page.locator('form [name=name]').fill('Ada')
      await page.keyboard.press('ArrowLeft')
      release()
      await hydrated(page, 'contact-form')
      await page.keyboard.type('ll')
      await expect(page.locator('form [name=name]')).toHaveValue('Adlla')
      await expect(page.locator('form [name=reason]')).toHaveValue('Service Enquiry')
      await expect(page.locator('form [name=message]')).toHaveValue('One')
      await expect(page.locator('form p[id$=characters]')).toContainText(String(messageLimit - 3))
      await sendsOwnReason(page, `changed ${by} ${Date.now()}`)
      rendersAnew(complaints)
    })

    test(`${by}, has what was typed before a reload`, async ({ page, complaints }) => {
      const { reason, ...lines } = enquiry(`reload ${by} ${Date.now()}`)
      await open(page)
      await fill(page, { ...lines, reason })
      const release = await holdBack(page, islandFiles)
      await page.reload()
      await change(page)
      await page.locator('form [name=name]').fill('Bo')
      release()
      await hydrated(page, 'contact-form')
      await send(page)
      await expect(page.locator('.sent-panel')).toBeFocused()
      expect(findMails(lines.subject)).toMatchObject([{ ...lines, reason, name: 'Bo' }])
      rendersAnew(complaints)
    })

    test(`${by}, is sent by a press that came early`, async ({ page, complaints }) => {
      const release = await holdBack(page, islandFiles)
      await page.goto('/contact')
      await change(page)
      const unique = `early ${by} ${Date.now()}`
      const { reason, ...lines } = enquiry(unique)
      await fill(page, lines)
      await page.locator('form [name=reason]').selectOption({ index: 1 })
      await send(page)
      release()
      await expect(page.locator('.sent-panel')).toBeFocused()
      expect(findMails(unique)).toMatchObject([{ ...lines, reason }])
      rendersAnew(complaints)
    })
  }
})
