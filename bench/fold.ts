import { chromium } from '@playwright/test'
import { chromium as launchOptions } from '../test/e2e/chromium.ts'
import { gz } from './page-bytes.ts'

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

/** Path -> gzipped bytes of HTML up to the last element on the first screen. */
export const bytesToTheFold = async (origin: string, paths: string[]): Promise<Map<string, number>> => {
  const browser = await chromium.launch(await launchOptions())
  try {
    const found = new Map<string, number>()
    const page = await browser.newPage({ javaScriptEnabled: true })
    for (const path of paths) {
      const sizes: number[] = []
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await page.goto(origin + path)
        sizes.push(gz(await page.evaluate(htmlToTheFold)))
      }
      found.set(path, Math.max(...sizes))
    }
    return found
  } finally {
    await browser.close()
  }
}

/** Runs in the page. Returns the HTML up to the end of the last leaf element on the first screen. */
function htmlToTheFold() {
  const isOnScreen = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && top < innerHeight && bottom > 0 && element.checkVisibility()
  }
  const leaves = [...document.querySelectorAll('body *')].filter((element) => element.children.length === 0)
  const last = leaves.filter(isOnScreen).at(-1)
  last?.after(document.createComment('fold'))
  return document.documentElement.outerHTML.split('<!--fold-->')[0] ?? ''
}
