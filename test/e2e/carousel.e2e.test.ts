import type { Page } from '@playwright/test'
import { expect, holdBack, hydrated, islandFiles, pressAfterHydration, test, watchMotion } from './fixtures.ts'

const position = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => element.scrollLeft)
const range = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

const carouselOf = (page: Page, id: string) =>
  page.locator('[aria-roledescription=carousel]', { has: page.locator(`#${id}`) })

/** Opens the page with its clock in the test's hands and the carousel in sight, which something then runs. */
async function show(page: Page, path: string, id: string) {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await expect(carouselOf(page, id)).toHaveAttribute('data-rotation')
  await page.clock.pauseAt(60_000)
}

for (const { path, id, seconds, island } of [
  { path: '/', id: 'network-brands', seconds: 52, island: 'carousel' },
  { path: '/our-community', id: 'non-profit-partners', seconds: 100, island: 'logo-wall' },
]) {
  const moves = async (page: Page) => {
    const start = await position(page, id)
    await page.clock.runFor((seconds * 1000) / 4)
    const share = ((await position(page, id)) - start) / (await range(page, id))
    expect(share).toBeGreaterThan(0.23)
    expect(share).toBeLessThan(0.27)
  }

  test(`${id} moves by itself, one pass in ${seconds} s, and React goes on where it is`, async ({ page }) => {
    await show(page, path, id)
    await moves(page)
    await expect(page.locator(`[data-island=${island}][data-hydrated]`)).toHaveCount(0)
    const before = await position(page, id)
    await page.locator(`#${id}`).focus()
    await page.clock.runFor(500)
    await hydrated(page, island)
    expect(Math.abs((await position(page, id)) - before)).toBeLessThan(1)
    // Where it has rested for a second in the midst of its pass there is more to see on both sides.
    await page.clock.runFor(1500)
    await expect(carouselOf(page, id).locator('button:visible')).toHaveCount(3)
    expect(Math.abs((await position(page, id)) - before)).toBeLessThan(1)
    await page.locator(`#${id}`).blur()
    await moves(page)
  })

  for (const script of ['React', 'the small script'])
    test(`${id} rests under ${script}: by its button, on focus, on hover, and where motion is unwelcome`, async ({
      page,
    }) => {
      if (script !== 'React') await holdBack(page, islandFiles)
      await show(page, path, id)
      const rests = async () => {
        await page.clock.runFor(100)
        const before = await position(page, id)
        await page.clock.runFor(3000)
        expect(await position(page, id)).toBe(before)
      }
      const carousel = carouselOf(page, id)
      await page.locator(`#${id}`).focus()
      await page.clock.runFor(500)
      if (script === 'React') await hydrated(page, island)
      await rests()
      await page.locator(`#${id}`).blur()
      await page.locator(`#${id}`).hover()
      await rests()
      await page.mouse.move(0, 0)
      const button = carousel.getByRole('button', { name: 'Pause' })
      await button.click()
      await button.or(carousel.getByRole('button', { name: 'Play' })).blur()
      await page.mouse.move(0, 0)
      await rests()
      await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.reload()
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
      await expect(carousel).toHaveAttribute('data-rotation', 'off')
      await rests()
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
  await hydrated(page, 'carousel')
  await page.clock.runFor(250)
  const half = await position(page, id)
  await page.clock.runFor(300)
  const whole = await position(page, id)
  expect(half).toBeGreaterThan(0)
  expect(whole).toBeGreaterThan(half)
  await page.clock.runFor(2000)
  expect(await position(page, id)).toBe(whole)
})

test('arrows show only where there is more to see, updated about a second after a scroll', async ({ page }) => {
  const id = 'strategic-partners'
  await show(page, '/our-community', id)
  const carousel = carouselOf(page, id)
  const [previous, next] = [
    carousel.getByRole('button', { name: 'Previous' }),
    carousel.getByRole('button', { name: 'Next' }),
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
  const release = await holdBack(page, islandFiles)
  await page.goto('/our-community')
  const wall = page.locator('#non-profit-partners')
  const toggle = page.locator('.layout-toggle summary')
  const rows = () =>
    wall.locator('img').evaluateAll((images) => new Set(images.map((image) => image.getBoundingClientRect().top)).size)
  await expect(wall.locator('img')).toHaveCount(40)
  expect(await rows()).toBe(1)
  await toggle.click()
  await expect(toggle).toHaveText('View Less', { useInnerText: true })
  expect(await rows()).toBeGreaterThan(2)
  await expect(carouselOf(page, 'non-profit-partners').locator('button:visible')).toHaveCount(0)
  // The header's own change.
  await expect(page.locator('.header-bar')).toHaveCSS('background-color', 'rgb(16, 36, 31)')
  const motion = await watchMotion(page)
  release()
  await hydrated(page, 'logo-wall')
  expect(await rows()).toBeGreaterThan(2)
  expect(await motion()).toEqual([])
  await toggle.click()
  await expect(toggle).toHaveText('View More', { useInnerText: true })
  expect(await rows()).toBe(1)
  await expect(toggle).toBeInViewport()
})

test('no other button moves as an arrow comes', async ({ page }) => {
  await show(page, '/', 'network-brands')
  const places = () =>
    Promise.all(
      ['Pause', 'Next'].map((name) => carouselOf(page, 'network-brands').getByRole('button', { name }).boundingBox()),
    )
  const before = await places()
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return carouselOf(page, 'network-brands').locator('button:visible').count()
    })
    .toBe(3)
  expect(await places()).toEqual(before)
})

for (const tasks of [0, 1, 2, 3])
  test(`a press ${tasks} tasks after React has taken over shows the logos as a grid`, async ({ page }) => {
    await page.goto('/our-community')
    await pressAfterHydration(page, { island: 'logo-wall', control: '.layout-toggle summary', tasks })
    await expect(page.locator('#non-profit-partners .rail')).toHaveCSS('display', 'grid')
    await expect(page.locator('#non-profit-partners')).toHaveAttribute('tabindex', '-1')
  })

test('a press on an arrow before React loads is not lost', async ({ page }) => {
  const id = 'strategic-partners'
  const release = await holdBack(page, islandFiles)
  await page.goto('/our-community')
  await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await carouselOf(page, id).getByRole('button', { name: 'Next' }).click()
  expect(await position(page, id)).toBe(0)
  release()
  await expect.poll(() => position(page, id)).toBeGreaterThan(100)
})
