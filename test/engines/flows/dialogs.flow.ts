import { expect, test } from 'vitest'
import type { Tab } from '../drivers/tab.ts'
import { press, pressBeside, until } from '../hands.ts'
import { inTab } from '../open.ts'

const card = 'main button[aria-haspopup=dialog]'
const isOpen = () => document.querySelector('dialog:popover-open')?.checkVisibility() ?? false

const closings = {
  'its button': (tab: Tab) => press(tab, 'dialog:popover-open button'),
  Escape: (tab: Tab) => tab.key('Escape'),
  'a press beside it': (tab: Tab) => pressBeside(tab, 4, 400),
}

test('a card opens its story, and its button, Escape and a press beside it close it', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-team')
    for (const close of Object.values(closings)) {
      await press(tab, card)
      await until(tab, isOpen).toBe(true)
      const heading = await tab.run(() => document.querySelector<HTMLElement>('dialog:popover-open h2')?.innerText)
      expect(heading).toMatch(/\w/)
      await until(tab, () => Boolean(document.activeElement?.closest('dialog:popover-open'))).toBe(true)
      await close(tab)
      await until(tab, isOpen).toBe(false)
      await until(tab, (card) => document.activeElement?.matches(card), card).toBe(true)
    }
  })
})

test('by keyboard alone', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-team')
    await tab.run((card) => document.querySelector<HTMLElement>(card)?.focus(), card)
    await tab.key('Enter')
    await until(tab, isOpen).toBe(true)
    await until(tab, () => document.querySelector('footer')?.closest('[inert]') !== null).toBe(true)
    for (let stops = 0; stops < 4; stops += 1) {
      await tab.key('Tab')
      const outside = await tab.run(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog:popover-open')
      })
      expect(outside).toBe(false)
    }
    await tab.key('Escape')
    await until(tab, (card) => document.activeElement?.matches(card), card).toBe(true)
  })
})
