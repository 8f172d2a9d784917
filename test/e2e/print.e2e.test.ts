import type { Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { paintedTexts } from './painted-text.ts'
import { tornBySheets } from './sheets.ts'

// About as wide as a printed page.
const printed = { width: 768, height: 1024 }
test.use({ viewport: printed })

const formats = ['A4', 'Letter']

test('a printed page is legible, without controls, below a letterhead, and its sheets tear nothing', async ({
  page,
  pagePaths,
}) => {
  test.setTimeout(600_000)
  for (const path of pagePaths)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.goto(path)
      await isLegible(page, path)
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      // A sheet of A4 within its margins.
      await page.setViewportSize({ width: 718, height: 1024 })
      await beginsWithFooter(page, path)
      await page.setViewportSize(printed)
      await isTornNowhere(page, path)
    })
})

/** No controls, and all text in sight has 7:1. */
async function isLegible(page: Page, path: string) {
  await expect(page.locator('h1')).toBeVisible()
  for (const control of ['.header-bar', 'nav', 'form', 'button.button-icon', '[download]', '.skip-link'])
    await expect(page.locator(control).locator('visible=true'), control).toHaveCount(0)
  const texts = await paintedTexts(page)
  expect(texts.length, path).toBeGreaterThan(3)
  expect(
    texts.filter(({ ratio }) => ratio < 7),
    path,
  ).toEqual([])
  expect(await page.locator('main li').evaluateAll(overlapping), path).toEqual([])
}

/** Items that the one after them lies over. */
const overlapping = (items: Element[]) =>
  items
    .filter((item) => {
      const [a, b] = [item.getBoundingClientRect(), item.nextElementSibling?.getBoundingClientRect()]
      const isBeside = !b || b.left >= a.right - 1 || b.right <= a.left + 1
      return !isBeside && b.top < a.bottom - 1 && b.bottom > a.top + 1
    })
    .map((item) => item.textContent)

/** The footer is a letterhead above the words. */
async function beginsWithFooter(page: Page, path: string) {
  const [footer, first] = await Promise.all(
    ['.site-footer', 'main :is(h1, .label)'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(footer?.y, path).toBe(0)
  expect(first?.y, path).toBeGreaterThan(Number(footer?.height))
  const parts = await page.locator('.site-footer :is(p, address, li)').locator('visible=true').evaluateAll(endsOf)
  expect(parts.length, path).toBeGreaterThan(5)
  expect(Math.max(...parts.map(({ bottom }) => bottom)), path).toBeLessThanOrEqual(Number(footer?.height))
  expect(Math.max(...parts.map(({ right }) => right)), path).toBeLessThanOrEqual(Number(footer?.width))
}

const endsOf = (elements: Element[]) =>
  elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { bottom, right } = range.getBoundingClientRect()
    return { bottom, right }
  })

test('a printed carousel shows every slide', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  for (const path of [paths.home, paths.ourCommunity]) {
    await page.goto(path)
    const slides = page.locator('.rail > li')
    expect(await slides.count()).toBeGreaterThan(5)
    const beyond = await slides.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).filter(({ right }) => right > innerWidth),
    )
    expect(beyond, path).toEqual([])
  }
})

test('a printed link to another site shows its URL', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(paths.brand('fmg'))
  const link = page.locator('main a[href^=http]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(await link.getAttribute('href'))
})

test('a page takes no more sheets than its words and pictures need', async ({ page }) => {
  test.setTimeout(120_000)
  const sheets = {
    ...{ [paths.ourTeam]: 7, [paths.domain('main')]: 3, [paths.home]: 7, [paths.ourCommunity]: 8 },
    ...{ [paths.contact]: 3, [paths.salalPoint]: 5, [paths.press]: 5 },
  }
  for (const [path, most] of Object.entries(sheets)) {
    await page.goto(path)
    for (const format of formats) {
      const pdf = await page.pdf({ format, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
      const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(count, `${path} on ${format}`).toBeLessThanOrEqual(most)
      expect(count, `${path} on ${format}`).toBeGreaterThan(1)
    }
  }
})

test('paper has the stories of the team', async ({ page }) => {
  await page.goto(paths.ourTeam)
  await page.emulateMedia({ media: 'print' })
  for (const story of await page.locator('dialog[id^=story] p:not(.title-part + p)').all())
    await expect(story).toBeVisible()
  await expect(page.getByText('Read the story').locator('visible=true')).toHaveCount(0)
})

/** The first sheet has the footer, and none ends within a card or between a heading and its text. */
async function isTornNowhere(page: Page, path: string) {
  const torn = await page.evaluate(() => {
    const wholes = document.querySelectorAll('.print, figure, section:has(h2 ~ a + article.print)')
    const holdTogether = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).breakInside === 'avoid' || holdTogether(element.parentElement))
    const labels = [...document.querySelectorAll('.label')].filter((label) => label.checkVisibility())
    // A sheet of Letter has some 960 px within its margins.
    return [...wholes, ...labels]
      .filter((element) => !(holdTogether(element) || element.closest('.rail')) || element.clientHeight > 950)
      .map((element) => `${element.tagName}.${element.className}`)
  })
  expect(torn, path).toEqual([])
  expect(await tornBySheets(page, formats), path).toEqual([])
}
