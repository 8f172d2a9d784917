import type { Page } from '@playwright/test'
import { drawerOpener, expect, holdBack, test } from './fixtures.ts'

/** `out` is how many px of the panel are still outside of the drawer. */
type Frame = { out: number; scrolled: number[]; behind: number }

/** Each way to open the drawer. */
const ways = {
  mouse: (page: Page) => page.locator(drawerOpener).click(),
  touch: (page: Page) => page.locator(drawerOpener).tap(),
  keyboard: async (page: Page) => {
    await page.locator(drawerOpener).focus()
    await page.keyboard.press('Enter')
  },
}

for (const [name, open] of Object.entries(ways))
  for (const script of ['before any script', 'once React is there'])
    test(`by ${name}, ${script}, the drawer slides in over 300 px and the page behind fades later`, async ({
      page,
    }) => {
      if (script === 'before any script') await holdBack(page, '**/assets/*.js')
      await page.goto('/our-story', { waitUntil: 'commit' })
      // The whole page, which lies after the drawer, whatever its scripts do.
      await page.locator('footer').waitFor()
      if (script === 'once React is there') {
        await page.locator(drawerOpener).hover()
        await page.waitForLoadState('networkidle')
      }
      await slowDown(page)
      const frames = await framesOf(page, () => open(page))

      expect(frames.flatMap(({ scrolled }) => scrolled).filter(Boolean)).toEqual([])
      const outs = frames.map(({ out }) => out)
      expect(outs).toEqual(outs.toSorted((a, b) => b - a))
      expect(outs[0]).toBeGreaterThan(270)
      expect(outs[0]).toBeLessThanOrEqual(300)
      expect(outs.at(-1)).toBe(0)
      expect(new Set(outs).size).toBeGreaterThan(8)

      const fades = frames.map(({ behind }) => behind)
      expect(fades).toEqual(fades.toSorted((a, b) => a - b))
      expect(fades.at(-1)).toBe(1)
      expect(fades.filter((opacity) => opacity > 0 && opacity < 1).length).toBeGreaterThan(3)
      // Half of the way is made before anything behind fades.
      const begun = frames.find(({ behind }) => behind > 0)
      expect(begun?.out).toBeLessThan(150)
    })

test('the slide takes 0.3 s, out of the window as into it', async ({ page }) => {
  await page.goto('/our-story')
  await slowDown(page)
  const panel = page.locator('#drawer > div')
  const slides = await panel.evaluateHandle((panel) => {
    const begun: unknown[] = []
    panel.addEventListener('transitionrun', ({ target }) => {
      const own = panel.getAnimations() as CSSTransition[]
      if (target === panel)
        begun.push(own.map(({ transitionProperty, effect }) => [transitionProperty, effect?.getTiming().duration]))
    })
    return begun
  })
  const begun = () => slides.jsonValue()
  await page.locator(drawerOpener).click()
  await expect.poll(begun).toEqual([[['translate', 300]]])
  // In its first frame there would be no way to turn back on.
  await expect.poll(async () => (await panel.boundingBox())?.x).toBeLessThan(350)
  await page.keyboard.press('Escape')
  // What turns round on its way takes the time of the way back.
  await expect.poll(begun).toEqual([[['translate', 300]], [['translate', expect.any(Number)]]])
})

test('the focus is on the close button, and the panel has no ring', async ({ page }) => {
  await page.goto('/our-story')
  for (const open of Object.values(ways)) {
    await open(page)
    await expect(page.locator('#drawer p button')).toBeFocused()
    await expect(page.locator('#drawer p button')).toBeInViewport({ ratio: 1 })
    // Where a browser gives it the focus all the same.
    await page.locator('#drawer > div').evaluate((panel) => {
      panel.tabIndex = -1
      panel.focus()
    })
    await page.keyboard.press('Shift')
    await expect(page.locator('#drawer > div')).toHaveCSS('outline-style', 'none')
    expect(await page.locator('#drawer').evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([
      0, 0,
    ])
    await page.keyboard.press('Escape')
    await expect(page.locator('#drawer')).toBeHidden()
  }
})

test('in a translation from right to left the drawer comes in from the left', async ({ page }) => {
  await page.goto('/our-story')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await slowDown(page)
  const frames = await framesOf(page, () => page.locator(drawerOpener).click())
  const outs = frames.map(({ out }) => out)
  expect(outs[0]).toBeGreaterThan(270)
  expect(outs[0]).toBeLessThanOrEqual(300)
  expect(outs).toEqual(outs.toSorted((a, b) => b - a))
  expect(outs.at(-1)).toBe(0)
})

test('with reduced motion the drawer opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/our-story')
  const frames = await framesOf(page, () => page.locator(drawerOpener).click())
  expect(new Set(frames.map(({ out }) => out))).toEqual(new Set([0]))
  expect(new Set(frames.map(({ behind }) => behind))).toEqual(new Set([1]))
})

/** Ten times slower, so that even a busy machine paints the frames between. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
}

/** Where drawer and page behind stand in each frame, from the first one after the opening until all rests. */
async function framesOf(page: Page, open: () => Promise<void>): Promise<Frame[]> {
  const frames = page.evaluate(
    () =>
      new Promise<Frame[]>((resolve) => {
        const seen: Frame[] = []
        const drawer = document.querySelector('#drawer') as HTMLElement
        const [panel, behind] = drawer.children as unknown as [HTMLElement, HTMLElement]
        const look = () => {
          const [inside, around] = [panel, drawer].map((element) => element.getBoundingClientRect()) as [
            DOMRect,
            DOMRect,
          ]
          const out = drawer.matches(':dir(rtl)') ? around.left - inside.left : inside.right - around.right
          const scrolled = [drawer, panel].flatMap(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
          seen.push({ out, scrolled, behind: Number(getComputedStyle(behind).opacity) })
          if (seen.length < 3 || drawer.getAnimations({ subtree: true }).length > 0) requestAnimationFrame(look)
          else resolve(seen)
        }
        drawer.addEventListener('beforetoggle', () => requestAnimationFrame(look), { once: true })
      }),
  )
  await open()
  return frames
}
