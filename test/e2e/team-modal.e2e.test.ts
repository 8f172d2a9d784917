import {
  aloneInReach,
  expect,
  holdBack,
  hydrated,
  islandFiles,
  storyOf,
  storyOpener,
  test,
  watchMotion,
} from './fixtures.ts'

test('a card opens the story in a modal; its button, Escape and a press beside it close it', async ({ page }) => {
  await page.goto('/our-team')
  const card = page.locator(storyOpener).first()
  const story = await storyOf(card)
  const ways = [
    () => story.locator('button').first().click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 400),
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

test('before any script a card opens its story, and React takes it over as it is', async ({ page }) => {
  const release = await holdBack(page, islandFiles)
  const wanted = page.waitForRequest(islandFiles)
  await page.goto('/our-team')
  const card = page.locator(storyOpener).nth(2)
  const story = await storyOf(card)
  await card.click()
  await aloneInReach(story)
  const panel = story.locator('> div')
  await panel.evaluate((element) => element.scrollTo(0, 40))
  const scrolled = await panel.evaluate((element) => element.scrollTop)
  // The loader has run, and the header is as it stays over a page that has scrolled.
  await wanted
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const motion = await watchMotion(page)
  release()
  await hydrated(page, 'team-modal')
  await aloneInReach(story)
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(scrolled)
  await expect(story.locator('button').first()).toBeFocused()
  expect(await motion()).toEqual([])
  await story.locator('button').first().click()
  await expect(story).toBeHidden()
  await expect(card).toBeFocused()
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
