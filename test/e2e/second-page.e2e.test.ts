import type { Page } from '@playwright/test'
import { startChrome } from '../../bench/chrome.ts'
import { openTab } from '../../bench/devtools.ts'
import { expect, test } from './fixtures.ts'
import { origin } from './site.ts'

const link = 'main a[href="/our-community"]'

/** What a visitor meets on a page: where it stands, what has the focus, and what a screen reader says of it. */
const arrival = () => ({
  path: location.pathname,
  scrolled: scrollY,
  focused: document.activeElement?.tagName,
  title: document.title,
  current: document.querySelector('header nav a[aria-current=page]')?.getAttribute('href'),
  live: [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status]')]
    .map(({ innerText }) => innerText)
    .join(''),
})

const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await (await fetch(origin + path)).text())?.[1]

const expected = async () => ({
  path: '/our-community',
  scrolled: 0,
  focused: 'BODY',
  title: await titleOf('/our-community'),
  current: '/our-community',
  live: '',
})

/** The loader has run. */
const started = (page: Page) => page.locator('html[data-idle]').waitFor()

async function leaveHome(page: Page) {
  await page.goto('/')
  await page.locator(link).first().focus()
  await page.evaluate(() => scrollTo({ top: 80, behavior: 'instant' }))
}

test('the next page starts at its top, with nothing focused, under its own title', async ({ page }) => {
  await leaveHome(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/our-community')
  expect(await page.evaluate(arrival)).toEqual(await expected())
  await page.keyboard.press('Tab')
  await expect(page.locator('a.skip-link')).toBeFocused()
})

test('the way back leads to the place one left', async ({ page }) => {
  await leaveHome(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/our-community')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(80)
})

/** Opens a page and follows the first link that fits. */
const follow = (path: string, link: string) => async (page: Page) => {
  await page.goto(path)
  await started(page)
  await page.locator(link).first().click()
}
const articleLink = 'main article a[href^="/newsroom/"]'

for (const { way, moves, go } of [
  { way: 'from a news card to its article', moves: true, go: follow('/newsroom', articleLink) },
  { way: 'from a brand’s card to its page', moves: true, go: follow('/', 'main article a[href^="/brands/"]') },
  {
    way: 'back from the article',
    moves: true,
    go: async (page: Page) => {
      await page.goto('/newsroom')
      await page.goto(String(await page.locator(articleLink).first().getAttribute('href')))
      await started(page)
      await page.goBack()
    },
  },
  { way: 'from the home page to the newsroom', moves: false, go: follow('/', 'footer a[href="/newsroom"]') },
])
  test(`${way} ${moves ? 'the picture moves' : 'the page shows at once'}`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { hasTransition: viewTransition !== null })
      })
    })
    await go(page)
    await expect.poll(() => page.evaluate(() => (window as { hasTransition?: boolean }).hasTransition)).toBe(moves)
  })

test('a prerendered page is met like any other', async () => {
  const chrome = await startChrome()
  const tab = await openTab(chrome.port, { width: 1280, height: 800 })
  try {
    await tab.send('Page.navigate', { url: `${origin}/` })
    const place = `JSON.stringify(document.querySelector('${link}')?.getBoundingClientRect())`
    await expect.poll(() => tab.evaluate(`document.documentElement.dataset.idle + location.pathname`)).toBe('/')
    await tab.evaluate(`scrollTo({ top: 80, behavior: 'instant' })`)
    const { x, y } = JSON.parse(await tab.evaluate<string>(place))
    const mouse = (type: string) =>
      tab.send('Input.dispatchMouseEvent', { type, x: x + 9, y: y + 9, button: 'left', clickCount: 1 })
    await mouse('mousePressed')
    await mouse('mouseReleased')
    await expect.poll(() => tab.evaluate('location.pathname').catch(() => '')).toBe('/our-community')
    expect(await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`)).toBeGreaterThan(0)
    expect(await tab.evaluate(`(${arrival})()`)).toEqual(await expected())
  } finally {
    await tab.close()
    await chrome.stop()
  }
})
