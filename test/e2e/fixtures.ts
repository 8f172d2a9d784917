import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { pagePathsOf } from './page-paths.ts'
import { origin } from './site.ts'

type Fixtures = {
  /** Every page of the site map, a form for each kind of topic, and the 404 page. */
  pagePaths: string[]
  /** What the console and the page complained about; each test ends with none. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one takes
  pagePaths: async ({}, use) => use(await pagePathsOf(origin)),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        // Chromium's own note that a page was left before its view transition had ended.
        if (!message.startsWith('Transition was')) complaints.push(message)
      })
      page.on('console', (message) => {
        const text = message.text()
        const isExpected =
          (text.startsWith('Failed to load resource') && message.location().url.startsWith(origin)) ||
          // A page that a busy machine paints late uses its fonts late.
          /fonts\/.*was preloaded using link preload but not used/.test(text) ||
          // Sveltia's, of a server without OAuth, which it does not need here.
          text.startsWith('OAuth application ID is not defined') ||
          // Svelte's own warning, which Sveltia sometimes causes on a busy machine.
          text === 'https://svelte.dev/e/derived_inert'
        if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(text)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Lets requests for these files wait until the returned function is called, if ever. */
export const holdBack = async (page: Page, files: string): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** React and the islands, without the loader. */
export const islandFiles = '**/assets/hydrate-*.js'

export const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor({ state: 'attached' })

/** Presses with a mouse that moves by 8 px between down and up. */
export const pressTrembling = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [left, top] = [x + width / 2, y + height / 2]
  const { mouse } = target.page()
  await mouse.move(left, top)
  await mouse.down()
  await mouse.move(left + 8, top + 2, { steps: 4 })
  await mouse.up()
}

/** The button in the header of narrow screens. */
export const drawerOpener = '.site-header button[popovertarget=drawer][aria-haspopup=dialog]'

/** A leader's card. */
export const storyOpener = 'main button[aria-haspopup=dialog]'

/** The story that a leader's card opens. */
export const storyOf = async (card: Locator) => card.page().locator(`#${await card.getAttribute('popovertarget')}`)

/** The dialog is open, and nothing behind it can be reached. */
export const aloneInReach = (dialog: Locator) =>
  expect
    .poll(() =>
      dialog.evaluate(
        (element) =>
          element.matches(':popover-open') && Boolean(document.querySelector('.site-footer')?.closest('[inert]')),
      ),
    )
    .toBe(true)

/** Counts from here on what would be seen to move: transitions and animations that begin, and shifts of the layout. */
export const watchMotion = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = ({ type, target }: Event) => seen.push(`${type} ${(target as Element).className}`)
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true)
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ entryType }) => entryType))).observe({
      type: 'layout-shift',
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'seen'))
}

/** Fills the contact form with an enquiry that is complete. */
export const enquiry = (unique: string) => ({
  name: 'Ada O’Brien',
  email: "ada.o'brien@keepers.example",
  subject: `About ${unique}`,
  reason: 'Media Enquiry',
  message: 'First line\nsecond line',
})
