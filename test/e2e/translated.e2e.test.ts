import { fill, open, send, sendsOwnReason } from './contact-form.ts'
import { enquiry, expect, test } from './fixtures.ts'
import { createAdmin, openFive, staffBrowser } from './team.ts'
import { faultsOfText } from './text-faults.ts'
import { translate } from './translator.ts'

test('a translated page names what is missing, and sends the reason in the site’s own words', async ({ page }) => {
  await open(page)
  await translate(page)
  await send(page)
  await expect(page.locator('.error-summary')).toBeFocused()
  await sendsOwnReason(page, `translated ${Date.now()}`)
  await expect(page.locator('.sent-panel bdi')).toHaveText(/^[0-9A-F]{8}$/)
})

test('the banner of a translated page says what is wrong now, not what was wrong before', async ({ page }) => {
  await open(page)
  await translate(page)
  await send(page)
  const summary = page.locator('.error-summary h3')
  const missing = String(await summary.textContent())
  await expect(page.locator('.banner')).toHaveText(missing)
  const { reason, ...lines } = enquiry('translated twice')
  await fill(page, { ...lines, email: 'ada' })
  await page.locator('form [name=reason]').selectOption({ index: 1 })
  await send(page)
  await expect(summary).not.toHaveText(missing)
  await expect(page.locator('.banner')).toHaveText(String(await summary.textContent()))
})

test('from right to left, an address still begins with its number', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const [number, street] = await page.locator('main address').evaluate(({ firstChild }) => {
    const range = document.createRange()
    return [0, 4].map((at) => {
      range.setStart(firstChild as Node, at)
      range.setEnd(firstChild as Node, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(number).toBeLessThan(street ?? 0)
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
