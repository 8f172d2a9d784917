import { expect, type Page } from '@playwright/test'

export const position = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => element.scrollLeft)
export const range = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

export const carouselOf = (page: Page, id: string) =>
  page.locator('[aria-roledescription=carousel]', { has: page.locator(`#${id}`) })

/** Opens the page with its clock in the test's hands and the carousel in sight, which something then runs. */
export async function show(page: Page, path: string, id: string) {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await expect(carouselOf(page, id)).toHaveAttribute('data-rotation')
  // It begins before it is in sight, and moves once it knows that it is.
  await expect(page.locator(`#${id}`)).toBeInViewport()
  await page.clock.pauseAt(60_000)
}
