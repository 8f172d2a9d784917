import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createAdmin, sendMessage, signIn } from './team.ts'
import { faultsOfText } from './text-faults.ts'

const staffPages = ['contactmails', 'account', 'users', 'saved-replies', 'figures', 'webhooks', 'audit']

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

for (const width of [320, 360])
  for (const [way, enlarge] of Object.entries(ways)) {
    test.describe(`at ${width} px with ${way}`, () => {
      test.use({ viewport: { width, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

      test('no public page scrolls sideways, cuts text or breaks a word', async ({ page, pagePaths }) => {
        test.setTimeout(120_000)
        await enlarge(page)
        for (const path of [...pagePaths, '/login']) {
          await page.goto(path)
          expect(await faultsOfText(page), path).toEqual([])
        }
      })

      test('nor does the drawer, a leader’s story or a form with errors', async ({ page }) => {
        await enlarge(page)
        await page.goto('/our-team')
        for (const id of ['drawer', await page.locator('dialog[id^=story]').first().getAttribute('id')]) {
          await page.locator(`#${id}`).evaluate((dialog: HTMLElement) => dialog.showPopover())
          expect(await faultsOfText(page), String(id)).toEqual([])
        }
        await page.goto('/contact')
        await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
        await expect(page.locator('.error-summary')).toBeVisible()
        expect(await faultsOfText(page)).toEqual([])
      })

      test('nor does a staff page', async ({ page }) => {
        test.setTimeout(120_000)
        const { subject } = await sendMessage(page)
        await signIn(page, await createAdmin())
        await enlarge(page)
        for (const name of staffPages) {
          await page.goto(`/admin/${name}`)
          expect(await faultsOfText(page), name).toEqual([])
          await page.locator('.staff-side').evaluate((menu: HTMLElement) => menu.showPopover())
          expect(await faultsOfText(page), `${name}, menu`).toEqual([])
        }
        await page.goto(`/admin/contactmails?${new URLSearchParams({ q: subject })}`)
        await page.locator('[data-mail]').first().getByRole('link').first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
        expect(await faultsOfText(page), 'a message').toEqual([])
      })
    })
  }

/** In every page from now on. The policy lets a page have no other style of its own. */
const addStyle = (page: Page, css: string) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)
