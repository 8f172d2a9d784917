import type { Locator, Page } from '@playwright/test'
import { fill, send } from './contact-form.ts'
import { expect as eventually, openEditor, story } from './editor.ts'
import { enquiry, expect, test } from './fixtures.ts'
import { createAdmin, openFive, openInbox, openRow, sendButton, sendMessage, signIn } from './team.ts'
import { faultsOfText } from './text-faults.ts'

const staffPages = ['contactmails', 'account', 'users', 'saved-replies', 'publish', 'figures', 'webhooks', 'audit']

/** The ways in which text becomes large, or is spaced out as WCAG 1.4.12 has it. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'text of 200 %': (page) => addStyle(page, 'html { font-size: 212.5% !important }'),
  'a default font of 32 px': async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
  'the spacing of WCAG 1.4.12': (page) =>
    addStyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    ),
}

const height = 740
const narrow = [360, 320]
const wide = 1280

/** Checks what is open at each width: loading it again for each takes most of the time. */
const expectNoFaults = async (page: Page, name: string, widths = narrow) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    expect(await faultsOfText(page), `${name} at ${width} px`).toEqual([])
  }
}

/** The sheet for large text comes late. */
const expectNoWordAlone = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 360, height })
  await expect(async () => {
    const lines = await page.locator('main h1').evaluate(linesOf)
    expect(lines.slice(0, -1).filter((line) => line.length < 4)).toEqual([])
  }, path).toPass({ timeout: 10_000 })
}

test('large text on a wide window leaves a caption with its picture', async ({ page }) => {
  await page.setViewportSize({ width: wide, height })
  await addStyle(page, 'html { font-size: 212.5% !important }')
  for (const path of ['/newsroom/press', '/salal-point', '/careers']) {
    await page.goto(path)
    // The sheet for large text comes late.
    await expect(async () => {
      const picture = await page.locator('main figure').first().boundingBox()
      const caption = await page.locator('main .plate-caption').first().boundingBox()
      const gap = (caption?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)
      expect(gap, path).toBeGreaterThanOrEqual(0)
      expect(gap, path).toBeLessThan(60)
    }).toPass({ timeout: 10_000 })
  }
})

test('the editor’s text follows a larger default font', async ({ page }) => {
  await signIn(page, await createAdmin())
  const heading = (await openEditor(page, `news/entries/${story.slug}`)).field('Heading')
  await eventually(heading).toHaveCSS('font-size', '15px')
  await ways['a default font of 32 px']?.(page)
  await expect(heading).toHaveCSS('font-size', '30px')
})

for (const [way, enlarge] of Object.entries(ways)) {
  test.describe(`with ${way}`, () => {
    test.use({ viewport: { width: 320, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('no public page scrolls sideways, cuts text, breaks a word or leaves a small one alone in a title', async ({
      page,
      pagePaths,
    }) => {
      test.setTimeout(240_000)
      await enlarge(page)
      for (const path of [...pagePaths, '/login']) {
        await page.goto(path)
        await expectNoFaults(page, path, [wide, ...narrow])
        if (way === 'text of 200 %') await expectNoWordAlone(page, path)
      }
    })

    test('nor does the drawer, a leader’s story, a form with errors or one that was sent', async ({ page }) => {
      await enlarge(page)
      await page.goto('/our-team')
      for (const id of ['drawer', await page.locator('dialog[id^=story]').first().getAttribute('id')]) {
        await page.locator(`#${id}`).evaluate((dialog: HTMLElement) => dialog.showPopover())
        await expectNoFaults(page, String(id))
      }
      await page.goto('/contact')
      await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
      await expect(page.locator('.error-summary')).toBeVisible()
      await expectNoFaults(page, 'a form with errors')
      await page.goto('/contact')
      await fill(page, enquiry(crypto.randomUUID()))
      await send(page)
      await expect(page.locator('.sent-panel')).toBeVisible()
      await expectNoFaults(page, 'a form that was sent')
    })

    test('nor does a staff page', async ({ page }) => {
      test.setTimeout(120_000)
      const { subject } = await sendMessage(page)
      await signIn(page, await createAdmin())
      await enlarge(page)
      for (const name of staffPages) {
        await page.goto(`/admin/${name}`)
        await expectNoFaults(page, name)
        await page.locator('.staff-side').evaluate((menu: HTMLElement) => menu.showPopover())
        await expectNoFaults(page, `${name}, menu`)
      }
      await page.goto(`/admin/contactmails?${new URLSearchParams({ q: subject })}`)
      await page.locator('[data-mail]').first().getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
      await expectNoFaults(page, 'a message')
      // The pane would hide it, the focus in it too.
      await expect(page.locator('.staff-bar')).toBeHidden()
      await page.keyboard.press('a')
      await expect(page.locator('.said button')).toHaveText(/Undo/)
      await expectNoFaults(page, 'a message, assigned')
      await page.locator('#mail-menu').evaluate((menu: HTMLElement) => menu.showPopover())
      await expectNoFaults(page, 'a message, menu')
      await page.locator('#keys').evaluate((keys: HTMLDialogElement) => keys.showModal())
      await expectNoFaults(page, 'keys')
    })

    test('a refusal to send is in sight, and covers no button', async ({ page }) => {
      const { subject } = await sendMessage(page)
      await enlarge(page)
      await openInbox(page, await createAdmin(), subject)
      await openRow(page, subject)
      await sendButton(page).click()
      await expect(page.locator('.said-line')).toContainText('Write your reply.')
      await expect(page.locator('.said-line')).toBeInViewport({ ratio: 0.9 })
      const error = await page.locator('.said-line').boundingBox()
      const acts = page.locator('.pane :is(a, button):not(.said *)').locator('visible=true')
      const covered = (await acts.all()).map(async (act) => areOverlapping(error, await act.boundingBox()))
      expect(await Promise.all(covered)).not.toContain(true)
      await expectNoFaults(page, 'a message, refused')
    })

    test('nothing at the head of a message lies on something else, with others before and after it', async ({
      page,
    }) => {
      await enlarge(page)
      await openFive(page, await createAdmin())
      await page.locator('[data-mail]').nth(2).getByRole('link').click()
      const acts = page.locator('.pane > header :is(a, button)').locator('visible=true')
      await expect(acts).toHaveCount(5)
      const boxes = await Promise.all((await acts.all()).map((act) => act.boundingBox()))
      const overlaps = boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => areOverlapping(box, other)))
      expect(overlaps).toEqual([])
    })
  })
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

const areOverlapping = (one: Box, other: Box) =>
  one !== null &&
  other !== null &&
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  one.y + one.height > other.y + 1 &&
  other.y + other.height > one.y + 1

function linesOf(title: Element): string[] {
  const lines = new Map<number, string>()
  const range = document.createRange()
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { top } = range.getBoundingClientRect()
      lines.set(top, `${lines.get(top) ?? ''} ${word}`.trim())
    }
  }
  return [...lines.values()]
}

/** In every page from now on. The policy lets a page have no other style of its own. */
const addStyle = (page: Page, css: string) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)
