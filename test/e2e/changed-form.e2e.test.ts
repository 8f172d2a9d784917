import type { Page } from '@playwright/test'
import { messageLimit } from '../../src/contactmails/contactmail.ts'
import { fill, open, send, sendsOwnReason } from './contact-form.ts'
import { enquiry, expect, holdBack, hydrated, islandFiles, test } from './fixtures.ts'
import { findMails } from './stored-mails.ts'
import { translate } from './translator.ts'

/** React complains of the change once, and of nothing else. */
const rendersAnew = (complaints: string[]) =>
  expect(complaints.splice(0)).toEqual([expect.stringContaining('React error #418')])

test('a form comes back with what was typed when an extension has removed its banner', async ({ page, complaints }) => {
  const unique = `removed ${Date.now()}`
  await open(page)
  await page.locator('form [name=name]').fill('Bo')
  await send(page)
  await page.locator('.banner').evaluate((banner) => banner.remove())
  const { name: _, ...others } = enquiry(unique)
  await fill(page, others)
  await expect(page.locator('form [name=name]')).toHaveValue('Bo')
  await send(page)
  await expect(page.locator('.sent-panel')).toBeFocused()
  expect(findMails(unique)).toMatchObject([{ ...others, name: 'Bo' }])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('not a child of this node')])
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

    test(`${by}, takes the next key where the last one went`, async ({ page, complaints }) => {
      const release = await holdBack(page, islandFiles)
      await page.goto('/contact')
      await change(page)
      await page.locator('form [name=name]').fill('Ada')
      await page.evaluate(() => {
        const island = document.querySelector('[data-island=contact-form]') as Element
        new MutationObserver(async () => {
          // All that follows in the task that has replaced the form, and nothing after it.
          for (let turn = 0; turn < 50; turn += 1) await null
          island.setAttribute('data-focus', String(document.activeElement?.id))
        }).observe(island, { childList: true })
      })
      release()
      await expect(page.locator('[data-focus]')).toHaveAttribute('data-focus', 'contact-name')
      await hydrated(page, 'contact-form')
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
