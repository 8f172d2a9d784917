import type { Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { createAdmin, openInbox, openRow, sendButton, sendMessage, staffBrowser } from './team.ts'

let email = ''
test.use(staffBrowser())
test.beforeAll(async () => {
  email = await createAdmin()
})

/** The last one is what a keyboard leaves of a phone; the one before is a phone on its side. */
const screens = [
  { width: 1280, height: 800, isTall: true },
  { width: 1024, height: 768, isTall: true },
  { width: 390, height: 844, isTall: true },
  { width: 844, height: 390, isTall: true },
  { width: 390, height: 508, isTall: false },
]

const isInWindow = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const centre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(centre)
  })

for (const { width, height, isTall } of screens)
  test(`the message begins high up and "Send" is in reach without scrolling, at ${width} x ${height}`, async ({
    page,
  }) => {
    const lines = Array.from({ length: 40 }, (_, at) => `Line ${at}`)
    const { subject } = await sendMessage(page, { message: lines.join('\n') })
    await openInbox(page, email, subject)
    await page.setViewportSize({ width, height })
    await openRow(page, subject)
    const text = page.locator('.pane-message')
    await expect(text).toBeVisible()
    expect(await text.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThanOrEqual(
      width < 1024 ? 200 : 170,
    )
    if (isTall) expect(await isInWindow(page, '#reply .composer-send')).toBe(true)

    const field = page.locator('#reply-text')
    await field.click()
    await field.fill(lines.join('\n'))
    for (const selector of ['#reply-text', '#reply .composer-send', '#tab-note'])
      expect(await isInWindow(page, selector), selector).toBe(true)
    await page.getByRole('tab', { name: 'Note' }).click()
    await page.locator('#note-text').fill(lines.join('\n'))
    expect(await isInWindow(page, '#note .composer-send')).toBe(true)
  })

test('with a finger, whatever is pressed in an open message is 44 pixels high', async ({ browser }) => {
  const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
  const page = await (await browser.newContext({ ...staffBrowser(), ...touch })).newPage()
  const { subject } = await sendMessage(page)
  await openInbox(page, email, subject)
  await openRow(page, subject)
  await page.locator('#reply-text').fill('We come in June.')
  const low = await page.locator('.pane :is(button, label, [role=combobox])').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('.sr-only'))
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map(({ textContent, id }) => textContent || id),
  )
  expect(low).toEqual([])
  for (const [width, height] of [
    [844, 390],
    [390, 508],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => isInWindow(page, '#reply .composer-send'), `${width} x ${height}`).toBe(true)
  }
  // Above a keyboard that does not shrink the page.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('#reply-text').fill('We come in June.\n'.repeat(40))
  await page.evaluate(() => document.documentElement.style.setProperty('--seen', '460px'))
  const send = await page.locator('#reply .composer-send').boundingBox()
  expect((send?.y ?? 999) + (send?.height ?? 0)).toBeLessThanOrEqual(460)
  await page.context().close()
})

test('on a phone the sender keeps a name beside state and assignee', async ({ page }) => {
  const { subject } = await sendMessage(page, { name: 'Bartholomew Tidewell-Featherstonehaugh' })
  await openInbox(page, email, subject)
  await page.setViewportSize({ width: 360, height: 740 })
  await openRow(page, subject)
  const line = page.locator('.pane-line')
  for (const [key, said] of [
    ['a', 'for Ada Quill'],
    ['w', 'Waiting'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(line).toContainText(said)
  }
  const cut = await line.locator('> *').evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).display !== 'none')
      .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test('with large letters on a phone the message has room, and "Send" is in reach', async ({ page }) => {
  const { subject, message } = await sendMessage(page)
  await openInbox(page, email, subject)
  await page.setViewportSize({ width: 360, height: 740 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openRow(page, subject)
  await expect(page.locator('.pane-message')).toContainText(message.slice(0, 10))
  expect(await page.locator('.pane-scroll').evaluate((element) => element.clientHeight)).toBeGreaterThan(150)
  // The conversation may arrive after the scroll and move the button.
  await expect(async () => {
    await sendButton(page).scrollIntoViewIfNeeded()
    expect(await isInWindow(page, '#reply .composer-send')).toBe(true)
  }).toPass()
})

test('what cannot be sent and what was sent is said beside "Send"', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await openInbox(page, email, subject)
  await openRow(page, subject)
  const distance = async (selector: string) => {
    const [said, send] = await Promise.all([page.locator(selector).boundingBox(), sendButton(page).boundingBox()])
    return Math.abs(Number(send?.y) - Number(said?.y))
  }
  await sendButton(page).click()
  await expect(page.locator('.composer .said-line')).toContainText('Write your reply.')
  expect(await distance('.composer .said-line')).toBeLessThan(400)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  // What the keyboard of a small phone leaves.
  await page.setViewportSize({ width: 360, height: 380 })
  await sendButton(page).click()
  await expect(page.locator('.composer .said-line')).toBeInViewport({ ratio: 1 })
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.route('**/replies', (route) => route.abort())
  await page.locator('#reply-text').fill('We come in June.')
  await sendButton(page).click()
  await expect(page.locator('.composer .said-line')).toContainText('The server has not answered')
  await page.unroute('**/replies')
  await page.reload()
  await hydrated(page, 'inbox')
  await expect(page.locator('#reply-text')).toHaveValue('We come in June.')
  await sendButton(page).click()
  await expect(page.locator('.composer .said-line')).toContainText('Sent')
})

const { savedReplies, users } = paths.admin

for (const [width, height] of [
  [1280, 720],
  [360, 640],
  [320, 256],
] as const)
  test(`nothing covers what has the focus, at ${width} x ${height}`, async ({ page }) => {
    test.setTimeout(180_000)
    const unique = crypto.randomUUID()
    for (let count = 0; count < 12; count += 1) await sendMessage(page, { subject: `${unique} ${count}` })
    await openInbox(page, email, unique)
    await page.setViewportSize({ width, height })
    expect(await hiddenStops(page, 30)).toEqual([])
    await page.getByRole('checkbox', { name: unique }).first().check()
    expect(await hiddenStops(page, 40)).toEqual([])
    const hidden = await Promise.all((await page.locator('[data-mail]').all()).map((row) => row.evaluate(nameIfHidden)))
    expect(hidden).toContain('')
    for (const path of [savedReplies, users]) {
      await page.goto(path)
      expect(await hiddenStops(page, 20), path).toEqual([])
    }
  })

/** The stops of so many presses of Tab, and of as many back, of which nothing is in sight. */
async function hiddenStops(page: Page, presses: number) {
  const hidden: string[] = []
  await page.locator('main a, main button').first().focus()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key)
      const focused = page.locator(':focus')
      const name = (await focused.count()) > 0 && (await focused.evaluate(nameIfHidden))
      if (name) hidden.push(`${key}: ${name}`)
    }
  return hidden
}

/** Runs in the page. */
function nameIfHidden(element: Element) {
  const box = element.getBoundingClientRect()
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
  const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top]
  const parts = [1, 2, 3, 4, 5].map((part) => part / 6)
  const isSeen = parts.some((x) =>
    parts.some((y) => element.contains(document.elementFromPoint(left + width * x, top + height * y))),
  )
  return isSeen && width > 0 && height > 0 ? '' : `${element.tagName} ${element.textContent?.slice(0, 40)}`
}
