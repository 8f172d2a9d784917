import type { Page } from '@playwright/test'
import { carouselOf } from './carousels.ts'
import { endpoint, fill } from './contact-form.ts'
import { enquiry, expect, holdBack, hydrated, islandFiles, test } from './fixtures.ts'
import { findMails } from './stored-mails.ts'

const loaderFile = '**/assets/client-*.js'
const banner = (page: Page) => page.locator('.banner')
const requiredMessage = 'Error: Fields marked with an * are required!'

const forms = [
  { path: '/contact', form: '#contact' },
  { path: '/our-community', form: '#partnership' },
]

const ways = {
  'a press': (page: Page, form: string) => page.locator(`${form} [type=submit]`).click(),
  'focus and Enter': (page: Page, form: string) => page.locator(`${form} [type=submit]`).press('Enter'),
  'Enter in a field': (page: Page, form: string) => page.locator(`${form} [name=name]`).press('Enter'),
}

/** Counts what is sent by any means. */
const watchPosts = (page: Page) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  return posts
}

const fillAllButReason = async (page: Page, form: string, unique: string) => {
  for (const [name, value] of Object.entries(enquiry(unique)))
    if (name !== 'reason') await page.locator(`${form} [name=${name}]`).fill(value)
}

for (const { path, form } of forms) {
  for (const [way, send] of Object.entries(ways)) {
    for (const [what, files] of [
      ['the loader', loaderFile],
      ['React', islandFiles],
    ] as const) {
      test(`${path}: ${way} before ${what} sends nothing of an empty form, which then says so`, async ({ page }) => {
        const posts = watchPosts(page)
        const release = await holdBack(page, files)
        await page.goto(path, { waitUntil: what === 'React' ? 'load' : 'commit' })
        await send(page, form)
        await expect(page).toHaveURL(path)
        release()
        await expect(banner(page)).toHaveText(requiredMessage)
        await expect(page.locator('.error-summary')).toBeFocused()
        expect(posts).toEqual([])
      })
    }
  }
}

test('without script nothing is sent without a reason or with blanks only', async ({ page }) => {
  const posts = watchPosts(page)
  const release = await holdBack(page, loaderFile)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillAllButReason(page, '#contact', 'without a reason')
  await page.locator('#contact [name=subject]').fill('   ')
  await page.locator('#contact [type=submit]').click()
  release()
  await expect(banner(page)).toHaveText(requiredMessage)
  await expect(page.locator('#contact [name=reason]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#contact [name=subject]')).toHaveAttribute('aria-invalid', 'true')
  expect(posts).toEqual([])
})

test('a complete form sent before the script loads is stored once', async ({ page }, { project }) => {
  const unique = `${project.name} ${crypto.randomUUID()}`
  const release = await holdBack(page, loaderFile)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillAllButReason(page, '#contact', unique)
  await page.locator('#contact [name=reason]').selectOption('Other')
  await page.locator('#contact [type=submit]').dblclick()
  release()
  await expect(banner(page)).toHaveText('Success: Mail sent successfully. Thank you!')
  await expect(page.locator('#contact [name=message]')).toHaveValue('')
  expect(findMails(unique)).toHaveLength(1)
})

for (const [what, files] of [
  ['the loader', loaderFile],
  ['React', islandFiles],
] as const) {
  test(`where ${what} cannot come, the browser checks and sends the form by itself`, async ({ page, complaints }, {
    project,
  }) => {
    const unique = `${project.name} ${crypto.randomUUID()}`
    const posts = watchPosts(page)
    await page.route(files, (route) => route.abort())
    await page.goto('/contact')
    await page.locator('#contact [type=submit]').click()
    await expect(page.locator('#contact [name=name]')).toBeFocused()
    expect(posts).toEqual([])
    await fillAllButReason(page, '#contact', unique)
    await page.locator('#contact [name=reason]').selectOption('Other')
    await page.evaluate(() =>
      document.addEventListener('visibilitychange', () =>
        sessionStorage.setItem('busy', String(document.querySelector('#contact')?.ariaBusy)),
      ),
    )
    await page.locator('#contact [type=submit]').click()
    await expect(banner(page)).toHaveAttribute('data-kind', 'success')
    // Back may show the page as it was left.
    expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('null')
    expect(posts).toHaveLength(1)
    expect(findMails(unique)).toHaveLength(1)
    // The browser's own complaints of the files that were kept from it.
    complaints.length = 0
  })
}

for (const [what, files, delay] of [
  ['the loader is', loaderFile, 6000],
  ['React is', islandFiles, 6000],
  ['all scripts are', '**/assets/*.js', 2000],
] as const)
  test(`while ${what} ${delay / 1000} s late, a press says so at once and sends once`, async ({ page, complaints }, {
    project,
  }) => {
    const unique = `${project.name} ${crypto.randomUUID()}`
    const posts = watchPosts(page)
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue().catch(() => {})
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillAllButReason(page, '#contact', unique)
    await page.locator('#contact [name=reason]').selectOption('Other')
    await page.locator('#contact [type=submit]').click()
    await expect(page.locator('.early-banner')).toBeVisible({ timeout: 500 })
    await expect(page.locator('.early-banner')).toHaveText('Loading...')
    await expect(banner(page)).toHaveAttribute('data-kind', 'success')
    await expect(page.locator('.early-banner')).toBeHidden()
    expect(posts).toHaveLength(1)
    expect(findMails(unique)).toHaveLength(1)
    complaints.length = 0
  })

for (const [what, files] of [
  ['the loader', loaderFile],
  ['React', islandFiles],
] as const)
  test(`a press while the browser posts the form, as ${what} came late, stores nothing twice`, async ({
    page,
    complaints,
  }, { project }) => {
    const unique = `${project.name} ${crypto.randomUUID()}`
    const posts = watchPosts(page)
    const release = await holdBack(page, files)
    await page.route(endpoint, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.fulfill({ response }).catch(() => {})
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await fill(page, enquiry(unique))
    const button = page.locator('#contact [type=submit]')
    await button.scrollIntoViewIfNeeded()
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 20, y + 20)
    await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(1)
    release()
    await page.waitForTimeout(1500)
    await page.mouse.click(x + 20, y + 20)
    await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(2)
    await expect(banner(page)).toHaveAttribute('data-kind', 'success', { timeout: 20_000 })
    expect(findMails(unique)).toHaveLength(1)
    complaints.length = 0
  })

test('after hydration only React validates', async ({ page }) => {
  const posts = watchPosts(page)
  await page.goto('/contact')
  await page.locator('#contact [name=name]').focus()
  await hydrated(page, 'contact-form')
  await page.locator('#contact [type=submit]').click()
  await expect(banner(page)).toHaveText(requiredMessage)
  await expect(page.locator('.error-summary li')).toHaveCount(5)
  expect(posts).toEqual([])
})

test('a carousel whose script was lost on the line moves once it comes', async ({ page }) => {
  let requests = 0
  await page.route(/carousel-motion-[^/]*\.js/, (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.clock.install()
  await page.goto('/')
  await page.locator('#network-brands').scrollIntoViewIfNeeded()
  await expect.poll(() => requests).toBe(1)
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(carouselOf(page, 'network-brands')).toHaveAttribute('data-rotation', 'on', { timeout: 1000 })
  }).toPass()
})
