import { expect, test } from 'vitest'
import { choose, fill, press, until } from '../hands.ts'
import { inTab } from '../open.ts'

const here = () => location.pathname

test('without script the drawer opens, closes, and leads on', async () => {
  await inTab({ script: false, width: 390, height: 844 }, async ({ tab, go }) => {
    await go('/our-story')
    const opener = '.site-header button[popovertarget=drawer]'
    const isOpen = () => document.querySelector('#drawer')?.matches(':popover-open')
    await press(tab, opener)
    await until(tab, isOpen).toBe(true)
    await tab.key('Escape')
    await until(tab, isOpen).toBe(false)
    await press(tab, opener)
    await until(tab, isOpen).toBe(true)
    await press(tab, '#drawer a[href="/contact"]')
    await until(tab, here).toBe('/contact')
  })
})

test('without script About opens, and the logos go from carousel to grid', async () => {
  await inTab({ script: false }, async ({ tab, go }) => {
    await go('/our-community')
    const layout = () => getComputedStyle(document.querySelector('#non-profit-partners .rail') as Element).display
    await press(tab, '.logo-grid summary')
    await until(tab, layout).toBe('grid')
    await press(tab, '.logo-grid summary')
    await until(tab, layout).toBe('flex')
    await press(tab, '.about-menu summary')
    await press(tab, '.about-menu a[href="/our-team"]')
    await until(tab, here).toBe('/our-team')
  })
})

test('without script a leader’s story can be read', async () => {
  await inTab({ script: false }, async ({ tab, go }) => {
    await go('/our-team')
    await press(tab, 'main button[aria-haspopup=dialog]')
    await until(tab, () => document.querySelector('dialog[id^=story-]:popover-open')?.checkVisibility()).toBe(true)
  })
})

for (const { path, form } of [
  { path: '/contact', form: '#contact' },
  { path: '/our-community', form: '#partnership' },
])
  test(`without script the form of ${path} says what is missing, then sends`, async () => {
    await inTab({ script: false }, async ({ tab, go }) => {
      await go(path)
      await fill(tab, `${form} [name=name]`, 'Ada')
      await press(tab, `${form} [type=submit]`)
      await until(tab, () => document.activeElement?.className.includes('error-summary')).toBe(true)
      expect(await tab.run(here)).toBe(path)
      expect(await tab.run(() => document.querySelector<HTMLInputElement>('form [name=name]')?.value)).toBe('Ada')
      await fill(tab, 'form [name=email]', 'ada@keepers.example')
      await fill(tab, 'form [name=subject]', 'About the light')
      await fill(tab, 'form [name=message]', 'The lamp is out.')
      if (await tab.run(() => Boolean(document.querySelector('form select'))))
        await choose(tab, 'form select', 'Media Enquiry')
      await press(tab, 'form [type=submit]')
      await until(tab, () => document.querySelector<HTMLElement>('.banner')?.dataset.kind).toBe('success')
    })
  })
