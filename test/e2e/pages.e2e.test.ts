import type { Page } from '@playwright/test'
import { expect, holdBack, test } from './fixtures.ts'

/** A quarter of what Core Web Vitals calls good. A font that comes late may break a line elsewhere. */
const barelySeen = 0.025

test('the lists at the end of a brand are as wide as its text', async ({ page }) => {
  for (const path of ['/brands/fmg', '/brands/fpb']) {
    await page.goto(path)
    const ways = page.locator('nav.unprinted > .wrap')
    const list = await ways.locator('ul').last().boundingBox()
    const text = await ways.boundingBox()
    expect(Number(list?.x) + Number(list?.width), path).toBeCloseTo(Number(text?.x) + Number(text?.width), 0)
  }
})

test('words beside the night sky have room, however wide the window', async ({ page }) => {
  await page.goto('/')
  for (const width of [1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1080 })
    const words = await page.locator('#vision').locator('..').boundingBox()
    expect(words?.width, `${width} px`).toBeGreaterThan(400)
  }
})

test('every page loads its pictures without sideways scroll, console messages or layout shift', async ({
  page,
  pagePaths,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(watchShifts)
  for (const path of pagePaths) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === '/not-found' ? 404 : 200)
      const covered = await page.evaluate(async () => {
        const covering = new Set<string>()
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 20))
          for (const element of document.querySelectorAll('.stays-beside'))
            for (const other of element.parentElement?.children ?? []) {
              const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
              const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1
              if (other !== element && isOver) covering.add(other.tagName)
            }
        }
        return [...covering]
      })
      expect(covered, 'what is below text that stays in sight').toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      const broken = () =>
        page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src))
      await expect.poll(broken).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'shifted')), 'layout shift').toBeLessThan(barelySeen)
    })
  }
})

test('a long word in a heading widens no page', async ({ page, pagePaths }) => {
  for (const path of pagePaths) {
    await page.goto(path)
    const widened = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
      headings.filter((heading) => {
        const before = [...heading.childNodes]
        heading.textContent = 'Telecommunications'
        const isWider = document.documentElement.scrollWidth > innerWidth
        heading.replaceChildren(...before)
        return isWider
      }),
    )
    expect(widened, path).toEqual([])
  }
})

test('the sign that the office is open moves nothing', async ({ page }) => {
  const release = await holdBack(page, '**/assets/open-now-*.js')
  await page.goto('/contact')
  const sign = page.locator('[data-hours]')
  const opening = Number((await sign.getAttribute('data-hours'))?.split(' ')[0])
  await page.clock.setFixedTime(opening + 60_000)
  const height = () => page.locator('main').evaluate((main) => main.scrollHeight)
  const before = await height()
  release()
  await expect(sign).toHaveText('Open now')
  expect(await height()).toBe(before)
})

test('a phone on its side, and a window at 400 %, show the title of a brand', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/brands/fmg')
    await expect(page.locator('h1')).toBeInViewport({ ratio: 0.9 })
  }
})

test('an untouched page runs only the loader, which fetches what a touch will need', async ({ page }) => {
  const preloads = () => page.locator('link[rel=modulepreload][href$=".js"]').evaluateAll(hrefsOf)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const wanted = (await page.locator('[data-when=interaction], body').evaluateAll(modulesOf)).sort()
  expect(wanted).toContainEqual(expect.stringMatching(/react-/))
  expect(wanted).toContainEqual(expect.stringMatching(/contact-form-/))
  await expect.poll(async () => (await preloads()).sort()).toEqual(wanted)
  expect(await reactRoots(page)).toBe(0)
  await page.locator('form [name=name]').focus()
  await expect.poll(() => reactRoots(page)).toBe(1)
})

test('a touch before the loader arrives takes effect', async ({ page }) => {
  let release = () => {}
  const touched = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/client-*.js', async (route) => {
    await touched
    await route.continue()
  })
  await page.goto('/contact')
  await page.locator('form [name=name]').focus()
  expect(await reactRoots(page)).toBe(0)
  release()
  await expect.poll(() => reactRoots(page)).toBe(1)
})

for (const { line, connection } of [
  { line: 'with Save-Data', connection: { saveData: true, effectiveType: '4g' } },
  { line: 'on a slow line', connection: { saveData: false, effectiveType: '3g' } },
]) {
  test(`${line} nothing is fetched before it is needed`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const scripts: string[] = []
    page.on('request', (request) => {
      // What says whether the office is open shows without a press.
      if (/(?<!open-now-[\w-]+)\.js$/.test(request.url())) scripts.push(request.url())
    })
    // The loader itself, which a busy machine asks for late.
    const loaded = page.waitForEvent('requestfinished', (request) => /client-[\w-]+\.js$/.test(request.url()))
    await page.goto('/contact')
    await loaded
    await page.waitForLoadState('networkidle')
    expect(scripts).toHaveLength(1)
    await page.locator('form [name=name]').focus()
    await expect.poll(() => reactRoots(page)).toBe(1)
  })
}

/** How many islands React has taken over. */
const reactRoots = (page: Page) => page.locator('[data-island]').evaluateAll(rootsOf)

/** The three run in the page. */
const rootsOf = (islands: Element[]) =>
  islands.filter((island) => Object.keys(island).some((key) => key.startsWith('__reactContainer'))).length
const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '')
const modulesOf = (elements: HTMLElement[]) => [
  ...new Set(elements.flatMap(({ dataset }) => [dataset.hydrate ?? [], dataset.files?.split(' ') ?? []].flat())),
]

test('each page opens at its top', async ({ page }) => {
  // A view transition would still be under way when the test ends.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/our-story')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator('footer nav a').first().click()
  await expect(page).not.toHaveURL(/our-story/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

/** Adds up in `shifted` by how much the page has moved by itself. */
function watchShifts() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + value)
  }).observe({ type: 'layout-shift', buffered: true })
}

test('the link to a map application is there where a finger presses', async ({ page, hasTouch }) => {
  await page.goto('/contact')
  await expect(page.locator('a[href^="geo:"]')).toBeVisible({ visible: hasTouch === true })
})
