import { expect, test } from 'vitest'
import type { Tab } from '../drivers/tab.ts'
import { press, pressBeside, tap, until } from '../hands.ts'
import { engine, inTab } from '../open.ts'

const opener = '.site-header button[popovertarget=drawer][aria-haspopup=dialog]'
const ways = {
  mouse: (tab: Tab) => press(tab, opener),
  touch: (tab: Tab) => tap(tab, opener),
  keyboard: async (tab: Tab) => {
    await tab.run((opener) => document.querySelector<HTMLElement>(opener)?.focus(), opener)
    await tab.key('Enter')
  },
}

for (const [name, open] of Object.entries(ways))
  test(`by ${name} the drawer slides in, unscrolled, and the page behind fades later`, async () => {
    await inTab({ width: 390, height: 844 }, async ({ tab, go }) => {
      await go('/our-story')
      const frames = await framesOf(
        tab,
        () => open(tab),
        () => tab.key('Escape'),
      )
      const outs = frames.map(({ out }) => out)
      expect(outs).toEqual(outs.toSorted((a, b) => b - a))
      expect(outs[0]).toBeGreaterThan(250)
      expect(outs.at(-1)).toBe(0)
      expect(new Set(outs).size).toBeGreaterThan(6)
      const fades = frames.map(({ behind }) => behind)
      expect(fades).toEqual(fades.toSorted((a, b) => a - b))
      expect(fades.at(-1)).toBe(1)
      expect(frames.find(({ behind }) => behind > 0)?.out).toBeLessThan(150)
      expect(frames.filter(({ scrolled }) => scrolled > 0)).toEqual([])
    })
  })

test('the focus is on the whole close button, the panel has no ring, and the page behind is out of reach', async () => {
  await inTab({ width: 390, height: 844 }, async ({ tab, go }) => {
    await go('/our-story')
    await press(tab, opener)
    await until(tab, () => document.activeElement?.matches('#drawer p button')).toBe(true)
    await until(tab, () => document.querySelector('main')?.inert).toBe(true)
    await until(tab, isOpenAndRests).toBe(true)
    const seen = await tab.run(() => {
      const { left, top, right, bottom } = (document.activeElement as Element).getBoundingClientRect()
      const panel = document.querySelector('#drawer > div') as HTMLElement
      return {
        inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        width: Math.round(panel.getBoundingClientRect().width),
        ring: getComputedStyle(panel).outlineStyle,
      }
    })
    expect(seen).toEqual({ inside: true, width: 300, ring: 'none' })
  })
})

test('its button, Escape and a press beside it close it, and the focus returns', async () => {
  await inTab({ width: 390, height: 844 }, async ({ tab, go }) => {
    await go('/our-story')
    const closings = [() => press(tab, '#drawer p button'), () => tab.key('Escape'), () => pressBeside(tab, 20, 400)]
    for (const close of closings) {
      await press(tab, opener)
      await until(tab, isOpenAndRests).toBe(true)
      await close()
      await until(tab, () => document.querySelector('#drawer')?.checkVisibility()).toBe(false)
      await until(tab, (opener) => document.activeElement?.matches(opener), opener).toBe(true)
      expect(await tab.run(() => document.querySelector('[inert]'))).toBe(null)
    }
  })
})

test('closing, the panel slides out where the engine delays `display`, and is gone', async () => {
  await inTab({ width: 390, height: 844 }, async ({ tab, go }) => {
    await go('/our-story')
    await press(tab, opener)
    await until(tab, isOpenAndRests).toBe(true)
    const frames = await framesOf(
      tab,
      () => tab.key('Escape'),
      () => press(tab, opener),
    )
    const outs = frames.filter(({ shown }) => shown).map(({ out }) => out)
    expect(outs).toEqual(outs.toSorted((a, b) => a - b))
    expect(new Set(outs).size > 6).toBe(engine !== 'firefox')
    await until(tab, () => document.querySelector('#drawer')?.checkVisibility()).toBe(false)
  })
})

test('it closes when the window becomes wide', async () => {
  await inTab({ width: 390, height: 844 }, async ({ tab, go }) => {
    await go('/our-story')
    await press(tab, opener)
    await until(tab, () => document.querySelector('[inert]') !== null).toBe(true)
    await tab.resize(1280, 800)
    await until(tab, () => document.querySelector('#drawer')?.checkVisibility()).toBe(false)
  })
})

test.runIf(engine === 'webkit')(
  'in an engine without popovers the drawer and the stories are modal dialogs',
  async () => {
    await inTab({ width: 390, height: 844, withoutPopovers: true }, async ({ tab, go }) => {
      await go('/our-team')
      expect(await tab.run(() => 'popover' in HTMLElement.prototype)).toBe(false)
      const modal = (tab: Tab) =>
        until(tab, () => {
          const { id = '', lastElementChild, firstElementChild } = document.querySelector('dialog:modal') ?? {}
          const panel = firstElementChild?.getBoundingClientRect()
          const rest = lastElementChild?.getBoundingClientRect()
          return [
            id.split('-')[0],
            Boolean(panel && panel.right <= innerWidth && panel.left >= 0),
            rest?.width === innerWidth,
          ]
        })
      const story = 'main button[aria-haspopup=dialog]'
      await press(tab, story)
      await modal(tab).toEqual(['story', true, true])
      await tab.key('Escape')
      await modal(tab).toEqual(['', false, false])
      await until(tab, (story) => document.activeElement?.matches(story), story).toBe(true)
      await press(tab, opener)
      await modal(tab).toEqual(['drawer', true, true])
      await tab.press(20, 400)
      await modal(tab).toEqual(['', false, false])
      await press(tab, opener)
      await modal(tab).toEqual(['drawer', true, true])
      await press(tab, '#drawer nav a[href="/careers"]')
      await until(tab, () => location.pathname).toBe('/careers')
    })
  },
)

function isOpenAndRests() {
  const drawer = document.querySelector('#drawer')
  return drawer?.matches(':popover-open') && drawer.getAnimations({ subtree: true }).length === 0
}

/** `out` is how many px of the panel are still outside of the drawer. */
type Frame = { out: number; scrolled: number; behind: number; shown: boolean }

/** The frames of an opening or closing; none if it is not animated. A busy machine may miss it, so it is tried thrice. */
async function framesOf(tab: Tab, act: () => Promise<void>, undo: () => Promise<void>): Promise<Frame[]> {
  for (let tries = 1; ; tries += 1) {
    await tab.run(watchFrames)
    await act()
    await until(tab, () => Reflect.get(window, 'rested')).toBe(true)
    const frames: Frame[] = await tab.run(() => Reflect.get(window as object, 'frames'))
    if (frames.length > 0 || tries === 3) return frames
    await undo()
    await until(tab, () => document.querySelector('#drawer')?.getAnimations({ subtree: true }).length).toBe(0)
  }
}

/** Holds the next opening or closing and notes each 15 ms of it, however late a busy machine paints. */
function watchFrames() {
  const drawer = document.querySelector('#drawer') as HTMLElement
  const [panel, behind] = drawer.children as unknown as [HTMLElement, HTMLElement]
  const frames: Frame[] = []
  Object.assign(window, { frames, rested: false })
  const look = () => {
    const out = panel.getBoundingClientRect().right - drawer.getBoundingClientRect().right
    const scrolled = drawer.scrollLeft + drawer.scrollTop + panel.scrollLeft + panel.scrollTop
    const { opacity } = getComputedStyle(behind)
    frames.push({ out: Math.round(out), scrolled, behind: Number(opacity), shown: drawer.checkVisibility() })
  }
  const step = async () => {
    const running = drawer.getAnimations({ subtree: true })
    if (running.length < 2) return Object.assign(window, { rested: true })
    for (const animation of running) animation.pause()
    for (let time = 0; time <= 450; time += 15) {
      for (const animation of running) animation.currentTime = time
      await new Promise(requestAnimationFrame)
      look()
    }
    for (const animation of running) animation.finish()
    await new Promise(requestAnimationFrame)
    look()
    Object.assign(window, { rested: true })
  }
  drawer.addEventListener('toggle', step, { once: true })
}
