import type { Browser, CDPSession, Page } from '@playwright/test'

/** Chromium DevTools presets: round-trip latency in milliseconds, speed in bits per second. */
const networks = {
  'slow 4G (1.6 Mbps, 150 ms)': { latency: 150, speed: 1_600_000 },
  '3G (400 kbps, 400 ms)': { latency: 400, speed: 400_000 },
} as const
type Network = keyof typeof networks

type Tap = { path: string; width: number; target: string; shown: string }

/** `target` and `shown` are selectors: what to tap, and what must appear. */
const taps = {
  'menu, 360 px': {
    path: '/',
    width: 360,
    target: 'button[popovertarget=drawer]',
    shown: '#drawer',
  },
  'About, 1280 px': {
    path: '/',
    width: 1280,
    target: 'details.about-menu > summary',
    shown: 'details.about-menu > ul',
  },
  'a team card, 360 px': {
    path: '/our-team',
    width: 360,
    target: 'main button[popovertarget^=story-][aria-haspopup]',
    shown: 'main dialog[id^=story-]',
  },
} satisfies Record<string, Tap>

/** Milliseconds from press and from release to the frame that shows the effect. */
type TapTime = { fromPress: number; fromRelease: number }
export type TapResult = { tap: string; network: Network; times: TapTime[]; lost: number }

/** Taps each target at first paint on each network, with the CPU throttled four times. */
export const measureTaps = async (browser: Browser, origin: string, repetitions: number): Promise<TapResult[]> => {
  const results: TapResult[] = []
  for (const network of Object.keys(networks) as Network[]) {
    for (const [name, tap] of Object.entries(taps)) {
      const times: (TapTime | null)[] = []
      for (let turn = 0; turn < repetitions; turn += 1) times.push(await tapOnce(browser, origin, tap, network))
      const found = times.filter((time) => time !== null)
      results.push({ tap: name, network, times: found, lost: times.length - found.length })
    }
  }
  return results
}

/** Null if no effect shows within ten seconds, or if it disappears when scripts load. */
async function tapOnce(browser: Browser, origin: string, { path, width, target, shown }: Tap, network: Network) {
  const isTouch = width < 1024
  const context = await browser.newContext({
    viewport: { width, height: isTouch ? 740 : 800 },
    hasTouch: isTouch,
    isMobile: isTouch,
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slowDown(session, network)
    await page.addInitScript(watchTap, shown)
    await page.goto(origin + path, { waitUntil: 'commit', timeout: 60_000 })
    await painted(page, target)
    await press(session, await middleOf(page, target), isTouch)
    const time = await effect(page)
    return time && (await stays(page, shown)) ? time : null
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession, network: Network) {
  const { latency, speed } = networks[network]
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: speed / 8, uploadThroughput: speed / 8 },
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs before the page's own scripts. Records the tap and the first frame that shows the effect. */
function watchTap(shown: string) {
  const state = { pressedAt: 0, releasedAt: 0, shownAt: 0, paintedAt: 0 }
  Object.assign(window, { tapState: state })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') state.paintedAt = startTime
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    const isShown = [...document.querySelectorAll(shown)].some((element) => element.checkVisibility())
    if (isShown) state.shownAt = performance.now()
    else requestAnimationFrame(look)
  }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (state.pressedAt > 0) return
      state.pressedAt = timeStamp
      requestAnimationFrame(look)
    },
    { capture: true },
  )
  addEventListener('pointerup', ({ timeStamp }) => (state.releasedAt ||= timeStamp), { capture: true })
}

/** Waits for the first paint and for the target. */
async function painted(page: Page, target: string) {
  await page.waitForFunction(
    (selector) => {
      const { paintedAt } = (window as unknown as { tapState: { paintedAt: number } }).tapState
      return paintedAt > 0 && document.querySelector(selector)?.checkVisibility()
    },
    target,
    { polling: 'raf', timeout: 60_000 },
  )
}

/** The centre of the target's visible part. Scrolls to it first if it is below the window. */
function middleOf(page: Page, target: string) {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`The page has no ${selector}.`)
    if (element.getBoundingClientRect().top > innerHeight - 20)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { x: (left + right) / 2, y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 }
  }, target)
}

async function press(session: CDPSession, { x, y }: { x: number; y: number }, isTouch: boolean) {
  if (isTouch) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return
  }
  const mouse = { x, y, button: 'left', clickCount: 1 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse })
}

async function effect(page: Page): Promise<TapTime | undefined> {
  const handle = await page
    .waitForFunction(
      () => {
        type State = { pressedAt: number; releasedAt: number; shownAt: number }
        const { pressedAt, releasedAt, shownAt } = (window as unknown as { tapState: State }).tapState
        return releasedAt > 0 && shownAt > 0
          ? { fromPress: shownAt - pressedAt, fromRelease: shownAt - releasedAt }
          : null
      },
      undefined,
      { polling: 100, timeout: 10_000 },
    )
    .catch(() => undefined)
  return (await handle?.jsonValue()) ?? undefined
}

async function stays(page: Page, shown: string) {
  await page.waitForTimeout(1500)
  return page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    shown,
  )
}
