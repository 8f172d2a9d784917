import { expect, test } from 'vitest'
import { press, until } from '../hands.ts'
import { inTab } from '../open.ts'

test('in the dark scheme the paper is dark and the words are light', async () => {
  const lightness = () => {
    const canvas = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    const of = (colour: string) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 765
    }
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { paper: of(backgroundColor), words: of(color) }
  }
  for (const dark of [false, true])
    await inTab({ dark }, async ({ tab, go }) => {
      await go('/our-story')
      const { paper, words } = await tab.run(lightness)
      expect(Math.abs(paper - words)).toBeGreaterThan(0.5)
      expect(words > paper).toBe(dark)
    })
})

test('with reduced motion the drawer opens at once and no carousel moves by itself', async () => {
  await inTab({ reducedMotion: true, width: 390, height: 844 }, async ({ tab, go }) => {
    await go('/')
    await tab.run(() => document.querySelector('#network-brands')?.scrollIntoView({ block: 'center' }))
    await until(tab, () => document.querySelector<HTMLElement>('.carousel')?.dataset.rotation).toBe('off')
    expect(await tab.run(() => document.querySelector('#network-brands')?.scrollLeft)).toBe(0)
    await press(tab, '.site-header button[popovertarget=drawer]')
    await until(tab, () => document.querySelector('#drawer')?.matches(':popover-open')).toBe(true)
    // What lets its buttons rest moves nothing.
    const moving = () =>
      document
        .querySelector('#drawer')
        ?.getAnimations({ subtree: true })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'))
    expect(new Set(await tab.run(moving))).toEqual(new Set(['rests']))
  })
})

test('plates settle as they are scrolled in where the engine ties animations to scrolling, and stand still elsewhere', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-story')
    const plate = () => {
      const [found] = document.getElementsByClassName('settles')
      found?.scrollIntoView({ block: 'end', behavior: 'instant' })
      return { knows: CSS.supports('animation-timeline', 'view()'), moves: found?.getAnimations().length }
    }
    const { knows, moves } = await tab.run(plate)
    expect(moves).toBe(knows ? 1 : 0)
  })
})

test('a printed page is a document of paper size', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-story')
    const printed = await tab.print()
    if (tab.engine === 'webkit') return expect(printed).toBe(undefined)
    expect(String(printed?.subarray(0, 5))).toBe('%PDF-')
    expect(printed?.length).toBeGreaterThan(20_000)
  })
})
