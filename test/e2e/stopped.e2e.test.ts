import { endpoint, fill } from './contact-form.ts'
import { enquiry, expect, holdBack, islandFiles, test } from './fixtures.ts'

for (const [what, files] of [
  ['the loader', '**/assets/client-*.js'],
  ['React', islandFiles],
] as const)
  test(`a form that the browser posts, as ${what} came late, is not said to load for ever once it is stopped`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install()
    await holdBack(page, files)
    await page.route(endpoint, () => {})
    await page.goto('/contact', { waitUntil: 'commit' })
    await fill(page, enquiry('stopped'))
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await page.locator('#contact [type=submit]').click({ noWaitAfter: true })
    await expect(page.locator('.early-banner')).toBeVisible()
    await page.clock.runFor(5000)
    await posted
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.stopLoading')
    await page.clock.runFor(20_000)
    await expect(page.locator('.early-banner')).toBeHidden()
    complaints.length = 0
  })
