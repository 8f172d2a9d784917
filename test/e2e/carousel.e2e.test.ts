import type { Locator, Page } from '@playwright/test'
import { partnersOf } from '../../src/site/content/partners.ts'
import { carouselOf, position, range, show } from './carousels.ts'
import { expect, test } from './fixtures.ts'

for (const { path, id, seconds } of [
  { path: '/', id: 'network-brands', seconds: 52 },
  { path: '/our-community', id: 'non-profit-partners', seconds: 100 },
]) {
  const moves = async (page: Page) => {
    const start = await position(page, id)
    await page.clock.runFor((seconds * 1000) / 4)
    const share = ((await position(page, id)) - start) / (await range(page, id))
    expect(share).toBeGreaterThan(0.23)
    expect(share).toBeLessThan(0.27)
  }

  test(`${id} moves by itself, one pass in ${seconds} s, and goes on where it rested`, async ({ page }) => {
    await show(page, path, id)
    await moves(page)
    const before = await position(page, id)
    await page.locator(`#${id}`).focus()
    await page.clock.runFor(500)
    expect(Math.abs((await position(page, id)) - before)).toBeLessThan(1)
    // At rest in the midst of its pass there is more to see on both sides.
    await page.clock.runFor(1500)
    await expect(carouselOf(page, id).locator('button:enabled')).toHaveCount(3)
    expect(Math.abs((await position(page, id)) - before)).toBeLessThan(1)
    await page.locator(`#${id}`).blur()
    await moves(page)
  })

  test(`${id} rests: by its button, on focus, on hover, and where motion is unwelcome`, async ({ page }) => {
    await show(page, path, id)
    const rests = async () => {
      await page.clock.runFor(100)
      const before = await position(page, id)
      await page.clock.runFor(3000)
      expect(await position(page, id)).toBe(before)
    }
    const carousel = carouselOf(page, id)
    await page.locator(`#${id}`).focus()
    await rests()
    await page.locator(`#${id}`).blur()
    await page.locator(`#${id}`).hover()
    await rests()
    await page.mouse.move(0, 0)
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await rests()
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-rotation', 'off')
    await rests()
  })

  const presses = {
    mouse: async (button: Locator) => {
      // Playwright's own press may scroll the strip out of sight below its controls, where it rests.
      await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
      await button.page().mouse.move(x + 20, y + 20)
      await button.page().mouse.down()
      // The hand trembles.
      await button.page().mouse.move(x + 21, y + 20)
      await button.page().mouse.up()
      await button.page().mouse.move(x + 20, y + 20)
    },
    key: (button: Locator) => button.press('Enter'),
  }
  for (const [way, press] of Object.entries(presses))
    for (const name of ['Pause', 'Next'])
      test(`${id}: Play by ${way} after ${name} moves it at once`, async ({ page }) => {
        await show(page, path, id)
        const carousel = carouselOf(page, id)
        await press(carousel.getByRole('button', { name }))
        await page.clock.runFor(2000)
        await press(carousel.getByRole('button', { name: 'Play' }))
        await expect(page.locator(`#${id}`)).toHaveAttribute('data-playing')
        await moves(page)
      })
}

test('the strategic partners do not rotate; an arrow moves them in half a second', async ({ page }) => {
  const id = 'strategic-partners'
  await show(page, '/our-community', id)
  await page.clock.runFor(5000)
  expect(await position(page, id)).toBe(0)
  const carousel = carouselOf(page, id)
  await expect(carousel.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await page.clock.runFor(250)
  const half = await position(page, id)
  await page.clock.runFor(300)
  const whole = await position(page, id)
  expect(half).toBeGreaterThan(0)
  expect(whole).toBeGreaterThan(half)
  await page.clock.runFor(2000)
  expect(await position(page, id)).toBe(whole)
})

for (const [dir, way] of Object.entries({ ltr: 1, rtl: -1 }))
  test(`a page written ${dir}: the strip moves by itself, and an arrow ends at the start of a slide`, async ({
    page,
  }) => {
    const id = 'network-brands'
    await page.addInitScript((dir) => addEventListener('DOMContentLoaded', () => (document.dir = dir)), dir)
    await show(page, '/', id)
    await page.clock.runFor(3000)
    expect((await position(page, id)) * way).toBeGreaterThan(10)
    await carouselOf(page, id).getByRole('button', { name: 'Next' }).click()
    await page.clock.runFor(600)
    expect((await position(page, id)) * way).toBeGreaterThan(100)
    const gaps = await page.locator(`#${id} li`).evaluateAll((slides, way) => {
      const start = (element: Element) => element.getBoundingClientRect()[way > 0 ? 'left' : 'right'] * way
      const scroller = slides[0]?.closest('.scroller') as HTMLElement
      const inset = Number.parseFloat(getComputedStyle(scroller).scrollPaddingInlineStart)
      return slides.map((slide) => Math.abs(start(slide) - start(scroller) - inset))
    }, way)
    expect(Math.min(...gaps)).toBeLessThan(1)
  })

test('arrows show only where there is more to see, updated about a second after a scroll', async ({ page }) => {
  const id = 'strategic-partners'
  await show(page, '/our-community', id)
  const carousel = carouselOf(page, id)
  const [previous, next] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name })) as [
    Locator,
    Locator,
  ]
  await expect(previous).toBeHidden()
  await expect(next).toBeVisible()
  await page.locator(`#${id}`).evaluate(async (element) => {
    const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }))
    element.scrollLeft = element.scrollWidth
    await scrolled
  })
  await page.clock.runFor(500)
  await expect(previous).toBeHidden()
  await page.clock.runFor(700)
  await expect(previous).toBeVisible()
  await expect(next).toBeHidden()
})

test('the non-profit logos go from carousel to grid and back', async ({ page }) => {
  await page.goto('/our-community')
  const wall = page.locator('#non-profit-partners')
  const toggle = page.locator('.logo-grid summary')
  const rows = () =>
    wall.locator('img').evaluateAll((images) => new Set(images.map((image) => image.getBoundingClientRect().top)).size)
  await expect(wall.locator('img')).toHaveCount(partnersOf('non-profit').length)
  expect(await rows()).toBe(1)
  await toggle.click()
  await expect(toggle).toHaveText('View Less', { useInnerText: true })
  expect(await rows()).toBeGreaterThan(2)
  await expect(carouselOf(page, 'non-profit-partners').locator('button:visible')).toHaveCount(0)
  await expect(wall).toHaveAttribute('tabindex', '-1')
  await toggle.click()
  await expect(toggle).toHaveText('View More', { useInnerText: true })
  expect(await rows()).toBe(1)
  await expect(toggle).toBeInViewport()
  const close = page.getByRole('button', { name: 'View Less' })
  await expect(close).toBeHidden()
  await toggle.press('Enter')
  await close.press('Enter')
  expect(await rows()).toBe(1)
  await expect(toggle).toBeFocused()
  await expect(toggle).toBeInViewport()
})

test('an arrow that hides leaves no hole between the controls, and none moves as it shows', async ({ page }) => {
  await show(page, '/', 'network-brands')
  const carousel = carouselOf(page, 'network-brands')
  const place = async (name: string) => (await carousel.getByRole('button', { name }).boundingBox())?.x ?? 0
  const before = [await place('Pause'), await place('Next')] as const
  expect(before[1] - before[0]).toBeLessThan(70)
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return carousel.locator('button:visible').count()
    })
    .toBe(3)
  expect([await place('Pause'), await place('Next')]).toEqual(before)
  expect(before[0] - (await place('Previous'))).toBeCloseTo(before[1] - before[0])
})
