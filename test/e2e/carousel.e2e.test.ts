import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor({ state: 'attached' })
const position = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => element.scrollLeft)
const range = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** Opens the page with its clock in the test's hands and the carousel in sight. */
async function show(page: Page, path: string, id: string, island = 'carousel') {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await hydrated(page, island)
  await page.clock.pauseAt(60_000)
}

for (const { path, id, seconds, island } of [
  { path: '/', id: 'network-brands', seconds: 52, island: 'carousel' },
  { path: '/our-community', id: 'non-profit-partners', seconds: 100, island: 'logo-wall' },
]) {
  test(`${id} moves by itself, one pass in ${seconds} s`, async ({ page }) => {
    await show(page, path, id, island)
    const start = await position(page, id)
    await page.clock.runFor((seconds * 1000) / 4)
    const share = ((await position(page, id)) - start) / (await range(page, id))
    expect(share).toBeGreaterThan(0.23)
    expect(share).toBeLessThan(0.27)
  })

  test(`${id} rests by its button, on focus, on hover, and where motion is unwelcome`, async ({ page }) => {
    await show(page, path, id, island)
    const rests = async () => {
      await page.clock.runFor(100)
      const before = await position(page, id)
      await page.clock.runFor(3000)
      expect(await position(page, id)).toBe(before)
    }
    const carousel = page.locator('[aria-roledescription=carousel]', { has: page.locator(`#${id}`) })
    await page.locator(`#${id}`).focus()
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
    await hydrated(page, island)
    await rests()
  })
}

test('the strategic partners do not move by themselves; an arrow moves them in half a second', async ({ page }) => {
  const id = 'strategic-partners'
  await show(page, '/our-community', id)
  await page.clock.runFor(5000)
  expect(await position(page, id)).toBe(0)
  const carousel = page.locator('[aria-roledescription=carousel]', { has: page.locator(`#${id}`) })
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

test('arrows show only where there is more to see, looked up again about a second after a scroll', async ({ page }) => {
  const id = 'strategic-partners'
  await show(page, '/our-community', id)
  const carousel = page.locator('[aria-roledescription=carousel]', { has: page.locator(`#${id}`) })
  const [previous, next] = [
    carousel.getByRole('button', { name: 'Previous' }),
    carousel.getByRole('button', { name: 'Next' }),
  ]
  await expect(previous).toBeHidden()
  await expect(next).toBeVisible()
  await page.locator(`#${id}`).evaluate((element) => {
    element.scrollLeft = element.scrollWidth
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
  await wall.scrollIntoViewIfNeeded()
  await hydrated(page, 'logo-wall')
  await expect(wall.locator('img')).toHaveCount(40)
  await page.getByRole('button', { name: 'View More' }).click()
  await expect(wall).toHaveClass(/scroller-grid/)
  await expect(page.getByRole('button', { name: 'View Less' })).toHaveAttribute('aria-expanded', 'true')
  const tops = await wall
    .locator('img')
    .evaluateAll((images) => new Set(images.map((image) => image.getBoundingClientRect().top)).size)
  expect(tops).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'View Less' }).click()
  await expect(wall).not.toHaveClass(/scroller-grid/)
})
