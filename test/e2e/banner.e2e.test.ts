import type { Page } from '@playwright/test'
import { enquiry, expect, hydrated, test } from './fixtures.ts'

const endpoint = '**/v1/api/contactmails'
const banner = (page: Page) => page.locator('.banner')
const send = (page: Page) => page.locator('form [type=submit]')

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/contact')
  await page.locator('form [name=name]').focus()
  await hydrated(page, 'contact-form')
  await page.clock.pauseAt(60_000)
})

for (const [answer, status, body] of [
  ['success', 201, { id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }],
  ['error', 503, { message: 'The ink has run out.' }],
] as const)
  test(`a banner of ${answer} disappears after five seconds under the pointer that pressed Send`, async ({ page }) => {
    await page.route(endpoint, (route) => route.fulfill({ status, json: body }))
    for (const [name, value] of Object.entries(enquiry('a resting pointer'))) {
      const field = page.locator(`form [name=${name}]`)
      if (name === 'reason') await field.selectOption(value)
      else await field.fill(value)
    }
    const pointer = await pressAndRest(page)
    await expect(banner(page)).toHaveAttribute('data-kind', answer)
    await slideUnder(page, pointer)
    await goesAfterFiveSeconds(page)
  })

test('an error banner disappears after five seconds under the pointer that pressed Send, each time', async ({
  page,
}) => {
  for (let turn = 0; turn < 3; turn += 1) {
    const pointer = await pressAndRest(page)
    await expect(banner(page)).toHaveAttribute('data-kind', 'error')
    await slideUnder(page, pointer)
    await goesAfterFiveSeconds(page)
  }
})

test('a banner stays while the pointer is moved onto it and disappears after it leaves', async ({ page }) => {
  await pressAndRest(page)
  await page.clock.runFor(1000)
  await banner(page).hover()
  await page.clock.runFor(20_000)
  await expect(banner(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await goesAfterFiveSeconds(page)
})

test('a banner stays while its button has the focus and disappears after it leaves', async ({ page }) => {
  await pressAndRest(page)
  await banner(page).locator('summary').focus()
  await page.clock.runFor(20_000)
  await expect(banner(page)).toBeVisible()
  await page.locator('form [name=name]').focus()
  await goesAfterFiveSeconds(page)
})

for (const path of ['/contact', '/our-community'])
  test(`Send of ${path} stays where it was pressed, with the banner in sight and not over it`, async ({ page }) => {
    await page.goto(path)
    await page.route(endpoint, (route) => route.fulfill({ status: 503, json: { message: 'The ink has run out.' } }))
    for (const [name, value] of Object.entries(enquiry('a button that stays'))) {
      const field = page.locator(`form [name=${name}]`)
      if (name === 'reason' && path === '/contact') await field.selectOption(value)
      else if (name !== 'reason') await field.fill(value)
    }
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    // A fraction of a pixel may lie outside.
    await expect(send(page)).toBeInViewport({ ratio: 0.99 })
    // Not the button, which moves under a pointer.
    const line = send(page).locator('..')
    const before = await line.boundingBox()
    await send(page).click()
    await expect(banner(page)).toHaveAttribute('data-kind', 'error')
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    const [pressed, said] = [await line.boundingBox(), await banner(page).boundingBox()]
    expect(Math.abs(Number(pressed?.y) - Number(before?.y))).toBeLessThan(1)
    expect(Number(said?.y) + Number(said?.height)).toBeLessThanOrEqual(Number(pressed?.y))
  })

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`a field to be corrected is not below the banner, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/contact')
    for (const [name, value] of Object.entries({ ...enquiry('a field in sight'), email: 'maren@harbour' })) {
      const field = page.locator(`form [name=${name}]`)
      await (name === 'reason' ? field.selectOption(value) : field.fill(value))
    }
    await send(page).click()
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.error-summary')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('form [name=email]')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(coveredByBanner)).toEqual([])
  })

for (const path of ['/contact', '/our-community'])
  for (const width of [360, 768, 1280])
    test(`the banner of an empty form of ${path} covers no words but its own, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await pressAndRest(page)
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(coveredByBanner)).toEqual([])
      const places = () =>
        page
          .locator('form')
          .evaluate((form) =>
            [...form.querySelectorAll('.error-summary, .field')].map((part) => part.getBoundingClientRect().top),
          )
      const before = await places()
      await goesAfterFiveSeconds(page)
      expect(await places()).toEqual(before)
    })

test('a banner that follows a dismissed one has its own timeout', async ({ page }) => {
  await pressAndRest(page)
  await banner(page).locator('summary').click()
  // The browser hides it a moment before React hears of it.
  await expect(banner(page)).toHaveCount(0)
  await page.locator('form [name=name]').press('Enter')
  await expect(banner(page)).toBeVisible()
  await goesAfterFiveSeconds(page)
})

test('a banner that is dismissed by keyboard leaves the focus in the form', async ({ page }) => {
  await pressAndRest(page)
  await banner(page).locator('summary').press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(send(page)).toBeFocused()
})

/** Runs in the page: what the banner lies on, of the form's fields, labels and words. */
function coveredByBanner() {
  const said = document.querySelector('.banner')?.getBoundingClientRect()
  return [...document.querySelectorAll('form :is(label, .field, p, a)')]
    .filter((part) => !part.closest('.banner'))
    .filter((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const { top, bottom, height } = (part.matches('.field') ? part : range).getBoundingClientRect()
      return said && height > 0 && top < said.bottom && bottom > said.top
    })
    .map((part) => part.textContent)
}

/** An ordinary press; returns where the pointer stays. */
async function pressAndRest(page: Page) {
  await send(page).scrollIntoViewIfNeeded()
  const box = await send(page).boundingBox()
  if (!box) throw new Error('there is no button')
  const pointer = { x: box.x + 20, y: box.y + 10 }
  await page.mouse.move(pointer.x, pointer.y, { steps: 5 })
  await page.mouse.down()
  await page.mouse.up()
  await expect(banner(page)).toBeVisible()
  return pointer
}

/** Puts the banner under a pointer that rests, whose hand then trembles. */
async function slideUnder(page: Page, { x, y }: { x: number; y: number }) {
  await banner(page).evaluate((element, y) => {
    const { top, height } = element.getBoundingClientRect()
    element.style.translate = `0 ${y - top - height / 2}px`
  }, y)
  await expect.poll(() => banner(page).evaluate((element) => element.matches(':hover'))).toBe(true)
  for (const by of [1, 0, -1, 0]) await page.mouse.move(x + by, y)
}

async function goesAfterFiveSeconds(page: Page) {
  await page.clock.runFor(4000)
  await expect(banner(page)).toBeVisible()
  await page.clock.runFor(1500)
  await expect(banner(page)).toBeHidden()
}
