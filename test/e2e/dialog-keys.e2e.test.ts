import type { Locator, Page } from '@playwright/test'
import { aloneInReach, drawerOpener, expect, storyOpener, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Row by row, https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/#keyboardinteraction */
for (const { name, path, opener, dialog } of [
  {
    name: 'drawer',
    path: '/our-story',
    opener: drawerOpener,
    dialog: '#drawer',
  },
  {
    name: 'story',
    path: '/our-team',
    opener: `${storyOpener} >> nth=0`,
    dialog: 'dialog[id^=story-]:popover-open',
  },
]) {
  test.describe(`the dialog of a ${name}`, { tag: `@${name}` }, () => {
    const open = async (page: Page, key: string) => {
      await page.goto(path)
      // The cards have two buttons of one target: the one outside the dialog opens it.
      const button = page.locator(opener).and(page.locator('[aria-haspopup=dialog]')).first()
      await button.focus()
      await page.keyboard.press(key)
      const box = page.locator(dialog)
      await aloneInReach(box)
      return { button, box }
    }
    const holdsFocus = (box: Locator) => box.evaluate((element) => element.contains(document.activeElement))

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens it, with a name, and the focus moves into it`, async ({ page }) => {
        const { box } = await open(page, key)
        expect(await holdsFocus(box)).toBe(true)
        await expect(box).toHaveAccessibleName(/\S/)
        await expect(box).toHaveRole('dialog')
      })
    }

    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${key} stays inside, and the page behind cannot be reached`, async ({ page }) => {
        const { box } = await open(page, 'Enter')
        for (let times = 0; times < 25; times += 1) {
          await page.keyboard.press(key)
          // Between the last and the first the browser's own controls have their turn.
          const isInside =
            (await holdsFocus(box)) || (await page.evaluate(() => document.activeElement === document.body))
          expect(isInside).toBe(true)
        }
      })
    }

    test('Escape closes it and returns the focus', async ({ page }) => {
      const { button, box } = await open(page, 'Enter')
      await page.keyboard.press('Escape')
      await expect(box).toBeHidden()
      await expect(button).toBeFocused()
    })
  })
}
