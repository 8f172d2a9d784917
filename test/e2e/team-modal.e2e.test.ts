import { aloneInReach, expect, pressTrembling, storyOf, storyOpener, test } from './fixtures.ts'

test('a card opens the story in a modal; its button, Escape and a press beside it close it', async ({ page }) => {
  await page.goto('/our-team')
  const card = page.locator(storyOpener).first()
  const story = await storyOf(card)
  const ways = [
    () => story.locator('button').first().click(),
    () => page.keyboard.press('Escape'),
    () => story.locator('> button').click({ position: { x: 3, y: 400 } }),
  ]
  for (const close of ways) {
    await card.click()
    await expect(story).toBeVisible()
    await aloneInReach(story)
    await expect(story.locator('img')).toBeVisible()
    await expect(story.locator('h2')).not.toBeEmpty()
    expect((await story.innerText()).split(/\s+/).length).toBeGreaterThan(120)
    await close()
    await expect(story).toBeHidden()
    await expect(card).toBeFocused()
  }
})

test('a card opens the story for a hand that trembles on the portrait', async ({ page }) => {
  await page.goto('/our-team')
  const card = page.locator(storyOpener).first()
  await pressTrembling(card)
  await aloneInReach(await storyOf(card))
})

test('by keyboard alone', async ({ page }) => {
  await page.goto('/our-team')
  const card = page.locator(storyOpener).nth(1)
  const story = await storyOf(card)
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(story).toBeVisible()
  await expect.poll(() => story.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})
