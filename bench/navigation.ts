import { setTimeout } from 'node:timers/promises'
import { openTab, type Tab } from './devtools.ts'

export type Device = { name: string; width: number; height: number; slowdown: number; isTouch: boolean }

type Options = {
  port: number
  origin: string
  device: Device
  /** Path of the next page. */
  to: string
  /** Milliseconds between pointing at the link and pressing it; 0 for none. */
  hover: number
}

/** Milliseconds that a button or finger stays down. */
const hold = 60

/** Opens the home page, presses a link, and returns the milliseconds from press to the next page's first paint. */
export const secondPage = async ({ port, origin, device, to, hover }: Options): Promise<number> => {
  const tab = await openTab(port, device)
  const link = `main a[href="${to}"]`
  try {
    await tab.send('Page.navigate', { url: `${origin}/` })
    await until(tab, `document.readyState === 'complete' && document.querySelector('${link}') !== null`)
    const middle = await tab.evaluate<{ x: number; y: number }>(`(${middleOf})('${link}')`)
    await setTimeout(1500)
    await tab.evaluate(`(${watch})()`)
    await press(tab, middle, device.isTouch, hover)
    await until(tab, `location.pathname === '${to}' && (${paintedAt})() > 0`)
    return await tab.evaluate<number>(`(${paintedAt})() - Number(sessionStorage.pressedAt)`)
  } finally {
    await tab.close()
  }
}

async function until(tab: Tab, condition: string) {
  for (const end = performance.now() + 30_000; performance.now() < end; await setTimeout(100))
    if (await tab.evaluate<boolean>(condition).catch(() => false)) return
  throw new Error(`Never true: ${condition}`)
}

/** Records the press, and when a heading that a script put in place was presented, as browsers time a page's paint. */
function watch() {
  const before = document.querySelector('h1')
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  )
  new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (heading !== before) heading?.setAttribute('elementtiming', 'heading')
  }).observe(document, { subtree: true, childList: true })
  new PerformanceObserver((list) => {
    const [shown] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
    Object.assign(window, { replacedAt: performance.timeOrigin + (shown?.renderTime ?? 0) })
  }).observe({ type: 'element' })
}

/** Scrolls to the link if it is below the window. */
function middleOf(selector: string) {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  if (element.getBoundingClientRect().bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Milliseconds since 1970; 0 before the paint. */
function paintedAt() {
  const { replacedAt = 0 } = window as { replacedAt?: number }
  if (replacedAt > 0) return replacedAt
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [entry] = performance.getEntriesByType('navigation')
  const isOwn = entry && new URL(entry.name).pathname === location.pathname
  return paint && isOwn ? performance.timeOrigin + paint.startTime : 0
}

async function press(tab: Tab, { x, y }: { x: number; y: number }, isTouch: boolean, hover: number) {
  const mouse = (type: string, more = {}) => tab.send('Input.dispatchMouseEvent', { type, x, y, ...more })
  const left = { button: 'left', clickCount: 1 }
  if (hover > 0) {
    await mouse('mouseMoved')
    await setTimeout(hover)
  }
  if (isTouch && hover === 0) {
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await setTimeout(hold)
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined)
    return
  }
  await mouse('mousePressed', left)
  await setTimeout(hold)
  // The page may be gone before it has answered.
  await mouse('mouseReleased', left).catch(() => undefined)
}
