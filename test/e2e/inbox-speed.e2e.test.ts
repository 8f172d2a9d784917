import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { origin } from './site.ts'
import { createAdmin, openFive, sendButton, sendMessage, signIn } from './team.ts'

let email = ''

const block = Math.floor(Math.random() * 0xffff).toString(16)
test.use({
  extraHTTPHeaders: { 'CF-Connecting-IP': `2001:db8:${block}:6::1` },
  contextOptions: { reducedMotion: 'reduce' },
})
test.beforeAll(async () => {
  test.setTimeout(120_000)
  email = await createAdmin()
})

const saveReply = async (page: Page, name: string, digit: string) => {
  const saved = await page.request.post('/admin/saved-replies', {
    form: { name, reason: 'Media Enquiry', body: 'Dear {name}, thank you.', digit },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  expect(saved.status()).toBe(303)
}

/** URLs of the page loads from here on. */
const loadsOf = (page: Page) => {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  return loads
}

const heading = (page: Page) => page.locator('article h1')

test('five messages are read and answered from saved replies in eleven key presses and no page load', async ({
  page,
}) => {
  const unique = await openFive(page, email)
  await saveReply(page, `Thanks ${unique}`, '1')
  await expect(page.locator('[data-mail][data-unread]')).toHaveCount(5)
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const loads = loadsOf(page)

  await press('o')
  for (let count = 1; count <= 5; count += 1) {
    await expect(page.locator('.composer [data-reply-key="1"]').first()).toBeVisible()
    const subject = await heading(page).textContent()
    await press('1')
    await expect(page.locator('#reply-text')).not.toHaveValue('')
    await press('ControlOrMeta+Enter')
    await expect(page.locator('[data-mail]', { hasText: String(subject) })).toContainText('Answered')
    if (count < 5) await expect(heading(page)).not.toHaveText(String(subject))
  }
  expect(presses).toBeLessThanOrEqual(11)
  expect(loads).toEqual([])
  await expect(page.locator('[data-mail][data-unread]')).toHaveCount(0)
})

test('five messages are read and answered from saved replies with a mouse, without a page load', async ({ page }) => {
  const unique = await openFive(page, email)
  const name = `Thanks ${unique}`
  await saveReply(page, name, '2')
  const loads = loadsOf(page)
  for (const number of [1, 2, 3, 4, 5]) {
    const message = page.locator('[data-mail]', { hasText: `${unique} ${number}` })
    await message.getByRole('link').click()
    await expect(heading(page)).toHaveText(`${unique} ${number}`)
    await page.getByRole('button', { name }).click()
    await expect(page.locator('#reply-text')).toHaveValue('Dear Ada O’Brien, thank you.')
    await sendButton(page).click()
    await expect(message).toContainText('Answered')
  }
  expect(loads).toEqual([])
  await expect(page.locator('[data-mail][data-unread]')).toHaveCount(0)
})

test('a page that opens with a message begins at its subject, not before the list', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  await expect(page.locator('#reply-text')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toBeFocused()
})

test('three Tabs lead to the first message, and the list is dense', async ({ page }) => {
  for (let count = 0; count < 13; count += 1) await sendMessage(page)
  await signIn(page, email)
  for (const [width, height, rows] of [
    [1280, 900, 10],
    [390, 844, 6],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/admin/contactmails')
    const seen = await page
      .locator('[data-mail]')
      .evaluateAll(
        (all, height) => all.filter((row) => row.getBoundingClientRect().bottom <= height - 60).length,
        height,
      )
    expect(seen).toBeGreaterThanOrEqual(rows)
    for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-mail]') !== null)).toBe(true)
  }
})
