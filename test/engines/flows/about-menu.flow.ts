import { expect, test } from 'vitest'
import { pointAt, press, pressAndLeave, until } from '../hands.ts'
import { inTab } from '../open.ts'

const summary = '.about-menu summary'
const isOpen = () => document.querySelector<HTMLDetailsElement>('.about-menu')?.open
const isHydrated = () => document.querySelector('[data-island=about-menu]')?.hasAttribute('data-hydrated')

test('pointing opens About, leaving closes it, a press keeps it open', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-story')
    await pointAt(tab, summary)
    await until(tab, isHydrated).toBe(true)
    await until(tab, isOpen).toBe(true)
    await tab.move(600, 600)
    await until(tab, isOpen).toBe(false)
    await press(tab, summary)
    await tab.move(600, 600)
    await until(tab, isOpen).toBe(true)
    await tab.press(600, 600)
    await until(tab, isOpen).toBe(false)
  })
})

test('by keyboard it opens, moves by arrows, and Escape returns the focus', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-story')
    await tab.run((summary) => document.querySelector<HTMLElement>(summary)?.focus(), summary)
    await until(tab, isHydrated).toBe(true)
    await tab.key('Enter')
    await until(tab, isOpen).toBe(true)
    await tab.key('Tab')
    await tab.key('ArrowDown')
    await until(tab, () => document.activeElement === document.querySelectorAll('.about-menu a')[1]).toBe(true)
    await tab.key('Escape')
    await until(tab, isOpen).toBe(false)
    expect(await tab.run((summary) => document.activeElement?.matches(summary), summary)).toBe(true)
  })
})

test('its links lead to their pages', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/')
    await press(tab, summary)
    await until(tab, isOpen).toBe(true)
    await pressAndLeave(tab, '.about-menu a[href="/our-team"]')
    await until(tab, () => location.pathname).toBe('/our-team')
  })
})
