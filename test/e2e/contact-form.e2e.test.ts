import { banner, endpoint, fill, open, send } from './contact-form.ts'
import { enquiry, expect, holdBack, hydrated, islandFiles, test } from './fixtures.ts'
import { findMails, findMailsByWrangler } from './stored-mails.ts'

test('an enquiry goes from loading to success, clears the form and stores one row', async ({ page }, { project }) => {
  const unique = `${project.name} ${crypto.randomUUID()}`
  await open(page)
  let answer = () => {}
  await page.route(endpoint, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await fill(page, enquiry(unique))
  await send(page)
  await expect(banner(page)).toHaveAttribute('data-kind', 'loading')
  await expect(banner(page)).toHaveText('Loading...')
  answer()
  await expect(banner(page)).toHaveText('Success: Mail sent successfully. Thank you!')
  for (const name of ['name', 'email', 'subject', 'message'])
    await expect(page.locator(`form [name=${name}]`)).toHaveValue('')
  await expect(page.locator('form [name=reason]')).toHaveValue('hide')

  const mails = project.name === 'desktop' ? await findMailsByWrangler(unique) : findMails(unique)
  expect(mails).toEqual([expect.objectContaining(enquiry(unique))])
})

test('what does not fit of a pasted text is told until somebody types', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const message = page.locator('form [name=message]')
  const paste = async (text: string) => {
    await page.evaluate((written) => navigator.clipboard.writeText(written), text)
    await message.press('ControlOrMeta+A')
    await message.press('ControlOrMeta+V')
  }
  const count = page.locator('#contact-characters')
  await paste('a'.repeat(361))
  await expect(count).toHaveText('Characters left: 0. The end of what you pasted did not fit.')
  await paste('b'.repeat(360))
  await expect(count).toHaveText('Characters left: 0')
  await paste(`${'c'.repeat(359)}\n\n`)
  await expect(count).toHaveText(/did not fit/)
  await message.press('Backspace')
  await expect(count).toHaveText(/^Characters left: \d+$/)
})

test('the panel of a sent enquiry begins in sight on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 })
  await open(page)
  await fill(page, enquiry('a small phone'))
  await send(page)
  const heading = page.getByRole('heading', { name: 'Mail sent successfully' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const header = await page.locator('.site-header').boundingBox()
    const banners = await banner(page).boundingBox()
    expect(banners?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  }).toPass()
})

test('a banner disappears after five seconds', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page)
  await page.clock.pauseAt(60_000)
  await send(page)
  await expect(banner(page)).toHaveText('Error: Fields marked with an * are required!')
  await page.clock.runFor(4900)
  await expect(banner(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Error: Fields marked with an * are required!' })).toBeVisible()
})

test('the text of a banner stays in the form and is announced once', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page)
  await page.clock.pauseAt(60_000)
  await page.route(endpoint, (route) => route.fulfill({ status: 503, json: { message: 'The ink has run out.' } }))
  await fill(page, enquiry('a last word'))
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('Error: The ink has run out.')
  await expect(page.locator('form [role=status]').filter({ hasText: /ink/ })).toHaveCount(0)
  await page.mouse.move(0, 0)
  // Its time begins once the page has seen the pointer leave.
  await expect(async () => {
    await page.clock.runFor(5100)
    await expect(banner(page)).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(page.locator('form').getByText('Error: The ink has run out.')).toBeVisible()
})

test('an error is announced once, by the focus and not by its banner', async ({ page }) => {
  await open(page)
  await send(page)
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(page.locator('[role=status] .banner, [role=alert] .banner')).toHaveCount(0)
})

test('a window lower than the list of errors shows its title', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 200 })
  await open(page)
  await page.locator('form [type=submit]').press('Enter')
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary h3')).toBeInViewport({ ratio: 1 })
})

test('the count is announced when typing pauses', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page)
  await page.clock.pauseAt(60_000)
  const spoken = page.locator('form [role=status]', { hasText: 'Characters left' })
  await page.locator('form [name=message]').focus()
  for (const letter of 'abcde') {
    await page.keyboard.type(letter)
    await page.clock.runFor(300)
    await expect(spoken).toHaveCount(0)
  }
  await page.clock.runFor(1000)
  await expect(spoken).toHaveText('Characters left: 355')
})

test('nothing is sent while a field is empty, and each invalid field shows its error', async ({ page }) => {
  await open(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await fill(page, { name: 'Ada', email: 'a@b', message: '   ' })
  await send(page)
  await expect(banner(page)).toHaveText('Error: Fields marked with an * are required!')
  for (const name of ['email', 'subject', 'reason', 'message']) {
    const field = page.locator(`form [name=${name}]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const description = (await field.getAttribute('aria-describedby'))?.split(' ')[0]
    await expect(page.locator(`#${description}`)).toBeVisible()
  }
  await expect(page.locator('form [name=name]')).toHaveAttribute('aria-invalid', 'false')
  const summary = page.getByRole('group', { name: 'Error: Fields marked with an * are required!' })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(summary.getByRole('link')).toHaveCount(4)
  await summary.getByRole('link').first().click()
  await expect(page.locator('form [name=email]')).toBeFocused()
  await expect(page.locator('form label[for=contact-email]')).toBeInViewport({ ratio: 1 })
  expect(posts).toBe(0)
})

test('the characters left are counted, and no more than 360 can be typed', async ({ page }) => {
  await open(page)
  const message = page.locator('form [name=message]')
  const count = page.locator('#contact-characters')
  await expect(count).toContainText('360')
  await message.fill('a\nb')
  await expect(count).toContainText('357')
  await message.fill('x'.repeat(360))
  await message.press('End')
  await message.pressSequentially('yz')
  await expect(message).toHaveValue('x'.repeat(360))
  await expect(count).toContainText(/\b0\b/)
})

test('text, choice and selection survive hydration', async ({ page }) => {
  const release = await holdBack(page, islandFiles)
  await page.goto('/contact')
  const message = page.locator('form [name=message]')
  await page.locator('form [name=reason]').selectOption('Media Enquiry')
  await page.locator('form [name=name]').fill('Ada')
  await message.fill('Before any script')
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 10))
  release()
  await hydrated(page, 'contact-form')
  await expect(page.locator('form [name=name]')).toHaveValue('Ada')
  await expect(page.locator('form [name=reason]')).toHaveValue('Media Enquiry')
  await expect(message).toBeFocused()
  const selected = await message.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])
  expect(selected).toEqual([7, 10])
  await expect(page.locator('#contact-characters')).toContainText(String(360 - 'Before any script'.length))
  await page.keyboard.type('a')
  await expect(message).toHaveValue('Before a script')
})

test('the partnership form fixes its reason', async ({ page }, { project }) => {
  const unique = `${project.name} ${crypto.randomUUID()}`
  await page.goto('/our-community')
  const form = page.locator('form')
  await form.locator('[name=name]').focus()
  await hydrated(page, 'contact-form')
  await expect(form.locator('h2')).toHaveText('Become A Partner')
  await expect(form.locator('select')).toHaveCount(0)
  const { reason: _, ...fields } = enquiry(unique)
  await fill(page, fields)
  await send(page)
  await expect(banner(page)).toHaveAttribute('data-kind', 'success')
  expect(findMails(unique)).toEqual([expect.objectContaining({ reason: 'Partnership Enquiry' })])
})
