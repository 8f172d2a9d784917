import { expect, test } from 'vitest'
import type { Tab } from '../drivers/tab.ts'
import { press, tap, until } from '../hands.ts'
import { engine, inTab } from '../open.ts'

const card = 'main button[command=show-modal]'
const isModal = () => document.querySelector('dialog:modal')?.checkVisibility() ?? false

/** Without invoker commands a story opens once the loader has come: docs/browsers.md. */
const cardsWork = async (tab: Tab) => {
  if (engine === 'webkit') await until(tab, () => document.documentElement.hasAttribute('data-idle')).toBe(true)
}

const closings = {
  'its button': (tab: Tab) => press(tab, 'dialog:modal button'),
  Escape: (tab: Tab) => tab.key('Escape'),
  'a press beside it': (tab: Tab) => tab.press(4, 400),
}

for (const script of ['before React', 'under React'])
  test(`${script} a card opens its story, and its button and Escape close it`, async () => {
    await inTab({}, async ({ tab, front, go }) => {
      const release = script === 'before React' ? front.hold(/hydrate-/) : undefined
      await go('/our-team')
      await cardsWork(tab)
      const { 'a press beside it': beside, ...native } = closings
      for (const close of Object.values(release ? native : { ...native, beside })) {
        await press(tab, card)
        await until(tab, isModal).toBe(true)
        const heading = await tab.run(() => document.querySelector<HTMLElement>('dialog:modal h2')?.innerText)
        expect(heading).toMatch(/\w/)
        await until(tab, () => Boolean(document.activeElement?.closest('dialog:modal'))).toBe(true)
        if (!release)
          await until(tab, () => Boolean(document.querySelector('[data-island=team-modal][data-hydrated]'))).toBe(true)
        await close(tab)
        await until(tab, isModal).toBe(false)
        await until(tab, (card) => document.activeElement?.matches(card), card).toBe(true)
      }
      release?.()
    })
  })

test('a story opened before React stays as it is when React comes', async () => {
  await inTab({ width: 390 }, async ({ tab, front, go }) => {
    const release = front.hold(/hydrate-/)
    await go('/our-team')
    await cardsWork(tab)
    await tap(tab, card)
    await until(tab, isModal).toBe(true)
    release()
    await until(tab, () => Boolean(document.querySelector('[data-island=team-modal][data-hydrated]'))).toBe(true)
    expect(await tab.run(isModal)).toBe(true)
    await press(tab, 'dialog:modal button')
    await until(tab, isModal).toBe(false)
  })
})

test('by keyboard alone', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-team')
    await cardsWork(tab)
    await tab.run((card) => document.querySelector<HTMLElement>(card)?.focus(), card)
    await tab.key('Enter')
    await until(tab, isModal).toBe(true)
    for (let stops = 0; stops < 4; stops += 1) {
      await tab.key('Tab')
      const outside = await tab.run(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog:modal')
      })
      expect(outside).toBe(false)
    }
    await tab.key('Escape')
    await until(tab, (card) => document.activeElement?.matches(card), card).toBe(true)
  })
})
