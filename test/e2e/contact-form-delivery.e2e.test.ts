import { banner, endpoint, fill, open, send } from './contact-form.ts'
import { enquiry, expect, holdBack, hydrated, islandFiles, test } from './fixtures.ts'
import { findMails } from './stored-mails.ts'

test('the server’s message is shown, and the draft survives a reload', async ({ page }) => {
  await open(page)
  await page.route(endpoint, (route) => route.fulfill({ status: 503, json: { message: 'The ink has run out.' } }))
  const fields = enquiry('a failing send')
  await fill(page, fields)
  await send(page)
  await expect(banner(page)).toHaveText('Error: The ink has run out.')
  for (const [name, value] of Object.entries(fields))
    await expect(page.locator(`form [name=${name}]`)).toHaveValue(value)
  await page.reload()
  await page.locator('form').scrollIntoViewIfNeeded()
  for (const [name, value] of Object.entries(fields))
    await expect(page.locator(`form [name=${name}]`)).toHaveValue(value)
})

test('what was typed before React is kept when the visitor leaves the page', async ({ page }) => {
  const release = await holdBack(page, islandFiles)
  await page.goto('/contact')
  const { reason, ...lines } = enquiry('typed early')
  for (const [name, text] of Object.entries(lines)) await page.locator(`#contact [name=${name}]`).fill(text)
  release()
  await hydrated(page, 'contact-form')
  await page.goto('/privacy')
  await page.goto('/contact')
  for (const [name, text] of Object.entries(lines))
    await expect(page.locator(`#contact [name=${name}]`)).toHaveValue(text)
})

test('offline, the form shows an error and keeps the draft; the next attempt sends the same key', async ({
  page,
  context,
}, { project }) => {
  const unique = `${project.name} ${crypto.randomUUID()}`
  await open(page)
  const keys: (string | null)[] = []
  page.on('request', async (request) => {
    if (request.method() === 'POST') keys.push(await request.headerValue('idempotency-key'))
  })
  await fill(page, enquiry(unique))
  await context.setOffline(true)
  await send(page)
  await expect(banner(page)).toHaveAttribute('data-kind', 'error')
  await expect(page.locator('form [name=message]')).toHaveValue(enquiry(unique).message)
  await context.setOffline(false)
  await send(page)
  await expect(banner(page)).toHaveAttribute('data-kind', 'success')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(findMails(unique)).toHaveLength(1)
})

test('a retry after a lost answer does not store the enquiry twice', async ({ page }, { project }) => {
  const unique = `${project.name} ${crypto.randomUUID()}`
  await open(page)
  let first = true
  await page.route(endpoint, async (route) => {
    if (!first) return route.continue()
    first = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fill(page, enquiry(unique))
  await send(page)
  await expect(banner(page)).toHaveAttribute('data-kind', 'error')
  await page.reload()
  // With a draft to restore it waits for nobody.
  await hydrated(page, 'contact-form')
  await send(page)
  await expect(banner(page)).toHaveAttribute('data-kind', 'success')
  expect(findMails(unique)).toHaveLength(1)
})

test('pressing send twice sends once', async ({ page }, { project }) => {
  const unique = `${project.name} ${crypto.randomUUID()}`
  await open(page)
  await fill(page, enquiry(unique))
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await page.locator('form [type=submit]').dblclick()
  await expect(banner(page)).toHaveAttribute('data-kind', 'success')
  expect(posts).toBe(1)
})
