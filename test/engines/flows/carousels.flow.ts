import { expect, test } from 'vitest'
import type { Tab } from '../drivers/tab.ts'
import { pointAt, press, until } from '../hands.ts'
import { inTab } from '../open.ts'

for (const { path, id, passSeconds } of [
  { path: '/', id: 'network-brands', passSeconds: 52 },
  { path: '/our-community', id: 'non-profit-partners', passSeconds: 100 },
])
  test(`${id} moves by itself, one pass in ${passSeconds} s, and rests under the pointer and by its button`, async () => {
    await inTab({}, async ({ tab, go }) => {
      await go(path)
      await show(tab, id)
      await until(tab, isMoving, id).toBe(true)
      const share = await tab.run(shareOfSecond, id)
      expect(share * passSeconds).toBeGreaterThan(0.85)
      expect(share * passSeconds).toBeLessThan(1.15)

      await pointAt(tab, `#${id}`)
      await until(tab, isMoving, id).toBe(false)
      await tab.move(640, 2)
      await until(tab, isMoving, id).toBe(true)
      await press(tab, `.carousel:has(#${id}) .rotation`)
      await tab.move(640, 2)
      await tab.run(() => (document.activeElement as HTMLElement).blur())
      await until(tab, isMoving, id).toBe(false)
      expect(await tab.run(shareOfSecond, id)).toBe(0)
    })
  })

test('an arrow moves the strategic partners in about half a second, and arrows are enabled where there is more', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-community')
    await show(tab, 'strategic-partners')
    const carousel = '.carousel:has(#strategic-partners)'
    const arrows = () =>
      tab.run(
        (carousel) =>
          [...document.querySelectorAll(`${carousel} [data-step]`)].map((arrow) => arrow.matches(':enabled')),
        carousel,
      )
    await expect.poll(arrows, { timeout: 10_000 }).toEqual([false, true])
    await press(tab, `${carousel} [data-step="1"]`)
    await until(tab, () => Number(document.querySelector('#strategic-partners')?.scrollLeft) > 20).toBe(true)
    await expect.poll(async () => (await arrows())[0], { timeout: 5000 }).toBe(true)
  })
})

test('the logos go from carousel to grid and back', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-community')
    const rows = () =>
      new Set(
        [...document.querySelectorAll('#non-profit-partners img')].map((logo) => logo.getBoundingClientRect().top),
      ).size
    const toggle = '.logo-grid summary'
    await until(tab, rows).toBe(1)
    await press(tab, toggle)
    await until(tab, rows).toBeGreaterThan(2)
    await press(tab, toggle)
    await until(tab, rows).toBe(1)
  })
})

const show = (tab: Tab, id: string) =>
  tab.run((id) => document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' }), id)

function isMoving(id: string) {
  return document.getElementById(id)?.hasAttribute('data-playing')
}

/** How far it moves in a second, as a share of its way. Counts frames as the carousel does, which skips long gaps. */
async function shareOfSecond(id: string): Promise<number> {
  const scroller = document.getElementById(id) as HTMLElement
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const start = scroller.scrollLeft
  let [elapsed, last] = [0, await nextFrame()]
  while (elapsed < 2000) {
    const now = await nextFrame()
    elapsed += Math.min(now - last, 100)
    last = now
  }
  const way = scroller.scrollWidth - scroller.clientWidth
  return Math.abs(scroller.scrollLeft - start) / way / (elapsed / 1000)
}
