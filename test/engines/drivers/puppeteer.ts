import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core'
import { chromium } from '../../e2e/chromium.ts'
import { firefoxProgram } from '../installed.ts'
import type { Driver, Tab, TabOptions } from './tab.ts'

type Engine = 'chromium' | 'firefox'

/** Chromium over its DevTools protocol, Firefox over WebDriver BiDi. */
export const puppeteerDriver = async (engine: Engine): Promise<Driver> => {
  const launch = engine === 'chromium' ? launchChromium : launchFirefox
  // What Firefox takes as a preference is set before its start, so it has a browser for each such set of options.
  const browsers = new Map<string, Promise<Browser>>()
  const browserFor = (options: TabOptions) => {
    const { width, height, ...set } = options
    const key = engine === 'firefox' ? JSON.stringify(Object.entries(set).toSorted()) : ''
    const browser = browsers.get(key) ?? launch(options)
    browsers.set(key, browser)
    return browser
  }
  return {
    version: await (await browserFor({})).version(),
    open: async (options) => openTab(engine, await browserFor(options), options),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

const launchChromium = async () => {
  const { args, ...options } = await chromium()
  return puppeteer.launch({ ...options, args: [...args, mouse], headless: 'shell' })
}

// A machine without a mouse has no `hover: hover`.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

const launchFirefox = ({ dark, reducedMotion, script = true, largeText, ownLooks, timeZone }: TabOptions) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: String(firefoxProgram()),
    headless: true,
    env: { ...process.env, ...(timeZone && { TZ: timeZone }) },
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': Number(dark ?? false),
      'ui.prefersReducedMotion': Number(reducedMotion ?? false),
      'javascript.enabled': script,
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      ...(largeText && { 'font.size.variable.x-western': 32, 'font.size.monospace.x-western': 26 }),
      ...(ownLooks && readersLooks),
    },
  })

/** The settings of Firefox under Language and Appearance. */
const readersLooks = {
  'browser.display.document_color_use': 2,
  'browser.display.use_document_fonts': 0,
  'browser.display.background_color': '#101010',
  'browser.display.foreground_color': '#f0e060',
  'browser.anchor_color': '#60d0f0',
  'browser.visited_color': '#c0a0f0',
}

async function openTab(engine: Engine, browser: Browser, options: TabOptions): Promise<Tab> {
  const { width = 1280, height = 800, script = true } = options
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height, hasTouch: engine === 'chromium' && width < 1024 })
  if (engine === 'chromium') await emulate(page, options)
  return {
    engine,
    complaints: complaintsOf(page),
    go: async (url) => void (await page.goto(url)),
    run: async (fn, ...args) => (await page.evaluate(fn as never, ...(args as unknown[]))) as never,
    move: (x, y) => page.mouse.move(x, y, { steps: 5 }),
    press: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    // Not goBack: in Firefox it waits for a load that a page kept as it was does not have. After the call has been
    // answered: a page that leaves sooner takes its answer with it. Without script there are no timers.
    // The page may have been left before it answers.
    back: () =>
      page.evaluate(script ? () => void setTimeout(() => history.back()) : () => history.back()).catch(() => {}),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    // Not `page.reload`: Chromium refuses that command with "Not attached to an active page" while it swaps the document.
    reload: async () => {
      const reloaded = page.waitForNavigation()
      await page.evaluate(() => void setTimeout(() => location.reload()))
      await reloaded
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ printBackground: true })),
    close: () => context.close(),
  }
}

async function emulate(page: Page, { dark, reducedMotion, script = true, largeText, timeZone }: TabOptions) {
  if (timeZone) await page.emulateTimezone(timeZone)
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
  ])
  await page.setJavaScriptEnabled(script)
  if (!largeText) return
  const devtools = await page.createCDPSession()
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  // Firefox passes an error as a handle, which is gone once the page has been left.
  const note = async (message: ConsoleMessage) => {
    const [error] = message.args()
    complaints.push(message.text() === 'JSHandle@error' ? String(await error?.evaluate(String)) : message.text())
  }
  page.on('console', (message) => isComplaint(message) && note(message).catch(() => {}))
  page.on('pageerror', (error) => complaints.push((error as Error).message))
  return complaints
}

const isComplaint = (message: ConsoleMessage) => ['error', 'warn'].includes(message.type())
