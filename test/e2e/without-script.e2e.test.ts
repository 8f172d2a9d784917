import { drawerOpener, enquiry, expect, storyOf, storyOpener, test } from './fixtures.ts'
import { findMails } from './stored-mails.ts'

test.use({ javaScriptEnabled: false })

test('every page has a heading, text and links to all other pages', { tag: '@every-width' }, async ({
  page,
  pagePaths,
}) => {
  test.setTimeout(120_000)
  for (const path of pagePaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('h1'), `${path} at ${width} px`).toBeVisible()
      expect((await page.locator('main').innerText()).length, `${path} at ${width} px`).toBeGreaterThan(60)
    }
    const links = await page.locator('footer nav a').count()
    expect(links, path).toBeGreaterThanOrEqual(9)
  }
})

test('the drawer’s links are reachable', { tag: '@drawer' }, async ({ page }) => {
  await page.goto('/our-story')
  await page.locator(drawerOpener).click()
  await page.locator('#drawer').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('the header turns solid over the text once the page has scrolled', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/our-story')
  const bar = page.locator('.header-bar')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  // A page that is still busy may miss a turn of the wheel.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(bar).toHaveCSS('background-color', 'rgb(16, 36, 31)', { timeout: 2000 })
  }).toPass()
  expect((await bar.boundingBox())?.y).toBeLessThanOrEqual(0)
})

test('About’s links are reachable', { tag: '@menu' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('details.about-menu summary').click()
  await page.locator('details.about-menu').getByRole('link', { name: 'Our Team' }).click()
  await expect(page).toHaveURL(/\/our-team$/)
})

test('a leader’s story opens and closes', async ({ page }) => {
  await page.goto('/our-team')
  const card = page.locator(storyOpener).first()
  const story = await storyOf(card)
  await card.click()
  await expect(story).toBeVisible()
  await story.locator('button').first().click()
  await expect(story).toBeHidden()
})

test('the non-profit logos go from carousel to grid and back', async ({ page }) => {
  await page.goto('/our-community')
  const logos = page.locator('#non-profit-partners .rail')
  const toggle = page.locator('.logo-grid summary')
  await expect(page.locator('.carousel button:visible')).toHaveCount(0)
  await toggle.click()
  await expect(logos).toHaveCSS('display', 'grid')
  await toggle.click()
  await expect(logos).toHaveCSS('display', 'flex')
})

test('a banner can be dismissed', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('#contact [type=submit]').click()
  await expect(page.locator('.banner')).toBeVisible()
  await page.locator('.banner summary').click()
  await expect(page.locator('.banner')).toBeHidden()
})

for (const { path, form } of [
  { path: '/contact', form: '#contact' },
  { path: '/our-community', form: '#partnership' },
]) {
  test(`the form on ${path} sends, and says what is missing`, async ({ page }, { project }) => {
    const unique = `${project.name} ${crypto.randomUUID()}`
    await page.goto(path)
    const fields = enquiry(unique)
    await page.locator(`${form} [name=name]`).fill(fields.name)
    await page.locator(`${form} [name=message]`).fill(fields.message)
    await page.locator(`${form} [type=submit]`).click()
    await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'error')
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('.error-summary')).toBeFocused()
    await expect(page.locator('.error-summary')).toBeInViewport()
    await expect(page.locator('form [name=name]')).toHaveValue(fields.name)
    await expect(page.locator('form [name=message]')).toHaveValue(fields.message)
    await expect(page.locator(`${form}-characters`)).toHaveText('Characters allowed: 360')
    await expect(page.locator('form [name=email]')).toHaveAttribute('aria-invalid', 'true')

    await page.locator('form [name=email]').fill(fields.email)
    await page.locator('form [name=subject]').fill(fields.subject)
    const reason = page.locator('form select[name=reason]')
    if (await reason.count()) await reason.selectOption(fields.reason)
    await page.locator('form [type=submit]').click()
    await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'success')
    await expect(page.locator('.banner')).toBeInViewport({ ratio: 1 })
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'success')
    const rows = findMails(unique)
    expect(rows).toEqual([expect.objectContaining({ message: fields.message, email: fields.email })])
  })
}

test('an answer survives a reload and going back, and a shared link does not show it', async ({ page, browser }) => {
  await page.goto('/contact')
  await page.locator('#contact [name=name]').fill('Ada')
  await page.locator('#contact [type=submit]').click()
  const summary = page.locator('.error-summary')
  const isAnswered = async () => {
    await expect(summary).toBeVisible()
    await expect(page.locator('#contact [name=name]')).toHaveValue('Ada')
  }
  await isAnswered()
  const link = page.url()
  await page.reload()
  await isAnswered()
  await page.locator('footer nav a', { hasText: 'Careers' }).click()
  await expect(page).toHaveURL(/careers$/)
  await page.goBack()
  await isAnswered()
  await page.goto('/contact')
  await expect(page.locator('h1')).toBeVisible()
  await expect(summary).toHaveCount(0)
  await expect(page.locator('#contact [name=name]')).toHaveValue('')

  const stranger = await browser.newContext()
  const shared = await stranger.newPage()
  await shared.goto(link)
  expect(new URL(shared.url()).search).toBe('')
  await expect(shared.locator('h1')).toBeVisible()
  await expect(shared.locator('.error-summary, .banner')).toHaveCount(0)
  await expect(shared.locator('#contact [name=name]')).toHaveValue('')
  await stranger.close()
})
