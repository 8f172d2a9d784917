import { expect, pressTrembling, test } from './fixtures.ts'
import {
  addNote,
  createAdmin,
  openFive,
  openInbox,
  openRow,
  row,
  runStatement,
  sendMessage,
  staffBrowser,
} from './team.ts'

let email = ''

test.use({ ...staffBrowser(), viewport: { width: 1280, height: 800 } })
test.beforeAll(async () => {
  email = await createAdmin()
})

test('words in the head of an entry can be selected, which folds nothing', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await openInbox(page, email, subject)
  await openRow(page, subject)
  const entry = page.locator('#thread details')
  const head = entry.locator('summary')
  const { x, y } = (await head.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 2, y + 14)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 14, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
  await expect(entry).toHaveAttribute('open')
  await head.click()
  await expect(entry).not.toHaveAttribute('open')
})

test('a message in Arabic begins at the right edge', async ({ page }) => {
  const { subject } = await sendMessage(page, { message: 'مرحباً' })
  await openInbox(page, email, subject)
  await openRow(page, subject)
  const gap = await page.locator('.pane-message').evaluate((message) => {
    const words = new Range()
    words.selectNodeContents(message.querySelector('bdi') ?? message)
    return message.getBoundingClientRect().right - (words.getClientRects()[0]?.right ?? 0)
  })
  expect(Math.abs(gap)).toBeLessThan(2)
})

test('who reads on in a long message stays where the rest begins', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await runStatement(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state)
     SELECT ?1, id, 'in', email, ?2, ?1, created_at, 'received' FROM contactmails WHERE subject = ?3`,
    crypto.randomUUID(),
    'The history of the archive.\n'.repeat(300),
    subject,
  )
  await openInbox(page, email, subject)
  await openRow(page, subject)
  const rest = page.getByRole('link', { name: 'Show all of it' })
  await rest.scrollIntoViewIfNeeded()
  const top = () => page.locator('.pane-scroll').evaluate((pane) => pane.scrollTop)
  const before = await top()
  expect(before).toBeGreaterThan(1000)
  await rest.click()
  await expect(rest).toHaveCount(0)
  expect(await top()).toBe(before)
})

test('a hand that trembles opens a row, closes once and adds one note', async ({ page }) => {
  const { subject } = await sendMessage(page)
  await openInbox(page, email, subject)
  await pressTrembling(page.locator('[data-mail] a').first())
  await expect(page.locator('#mail-heading')).toHaveText(subject)
  await page.locator('.pane-acts').getByRole('button', { name: 'Close' }).dblclick({ delay: 200 })
  await page.getByRole('tab', { name: 'Note' }).click()
  await page.locator('#note-text').fill('Rang her.')
  const add = page.getByRole('button', { name: 'Add note' })
  await add.click()
  const said = page.getByRole('region', { name: 'Reply and note' }).getByText(/Note added|Write the note/)
  await expect(said).toHaveText('Note added')
  await add.click()
  await expect(said).toHaveText('Note added')
  await expect(page.locator('[data-mail]').first()).toHaveAttribute('data-status', 'closed')
})

test('the list of keys is in sight from its heading to "Done"', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
})

test('a touch screen offers no list of keys, but shows them to who has a keyboard', async ({ browser }) => {
  const phone = { ...staffBrowser(), viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await openFive(page, email)
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(page.getByText('Choose a message to read it here.')).toBeVisible()
  await expect(page.getByText('shows the keys')).toBeHidden()
  await page.setViewportSize(phone.viewport)
  await page.locator('[data-mail] a').first().tap()
  await page.getByRole('button', { name: 'More' }).tap()
  await expect(page.getByRole('button', { name: 'Delete' }).filter({ visible: true })).toBeVisible()
  await expect(page.locator('#mail-menu').getByRole('button', { name: 'Keys' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.locator('#keys kbd').first()).toBeVisible()
  await context.close()
})

test('the menu of a message leaves the list in sight, however long the name of a colleague is', async ({ page }) => {
  await openFive(page, email)
  await page.locator('[data-mail] a').first().click()
  await page.getByRole('button', { name: 'More' }).click()
  const menu = page.locator('#mail-menu')
  await menu
    .locator('button')
    .last()
    .evaluate((button) => button.prepend('Ngaire '.repeat(17)))
  const list = await page.locator('.inbox-side').boundingBox()
  expect((await menu.boundingBox())?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
})

test('a list that takes its time shows that it is on its way', async ({ page }) => {
  await openFive(page, email)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/api/contactmails?*', (route) => held.then(() => route.continue()))
  const line = () =>
    page.locator('.inbox-side > header').evaluate((header) => getComputedStyle(header, '::after').content)
  expect(await line()).toBe('none')
  await page.getByRole('link', { name: 'Closed' }).click()
  await expect.poll(line).toBe('""')
  answer()
  await expect.poll(line).toBe('none')
})

test('paper has the whole conversation below its subject', async ({ page }) => {
  const { subject, message } = await sendMessage(page)
  await openInbox(page, email, subject)
  await openRow(page, subject)
  await addNote(page, 'Call first.')
  await expect(page.locator('#thread')).toContainText('Call first.')
  await page.locator('#thread summary').first().click()
  const text = page.locator('.pane-message', { hasText: message })
  await expect(text).toBeHidden()
  await page.setViewportSize({ width: 718, height: 1024 })
  await page.emulateMedia({ media: 'print' })
  await expect(text).toBeVisible()
  await expect(page.locator('.entry-head').first()).toHaveCSS('break-after', 'avoid')
  const [heading, line] = await Promise.all(
    ['#mail-heading', '.pane-line'].map((part) => page.locator(part).boundingBox()),
  )
  expect(Number(line?.y)).toBeGreaterThan(Number(heading?.y))
  await page.goBack()
  await expect(row(page, subject)).toBeVisible()
  await expect(page.locator('search')).toBeHidden()
})

test('one button marks several messages as read, and as unread again', async ({ page }) => {
  const unique = await openFive(page, email)
  const several = page.locator('#several')
  for (const name of ['Mark read', 'Mark unread']) {
    for (const box of (await page.getByRole('checkbox', { name: unique }).all()).slice(0, 2)) await box.check()
    await several.getByRole('button', { name }).click()
    await expect(several).toBeHidden()
    await expect(page.locator('[data-mail][data-unread]')).toHaveCount(name === 'Mark read' ? 3 : 5)
  }
})

test('a long name leaves the empty field for the reply as high as a short one does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const heights: number[] = []
  for (const name of ['Ada', 'Q'.repeat(120)]) {
    const { subject } = await sendMessage(page, { name })
    await openInbox(page, email, subject)
    await openRow(page, subject)
    heights.push(await page.locator('#reply-text').evaluate(({ clientHeight }) => clientHeight))
  }
  expect(heights[1]).toBe(heights[0])
})
