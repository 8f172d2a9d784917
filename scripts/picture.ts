/** Takes the README's picture from the built site: the home page on a desktop and on a phone. `npm run picture` */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type ViewportSize } from '@playwright/test'
import { chromium as launchOptions } from '../test/e2e/chromium.ts'
import { readPort } from './port.ts'
import { startSite } from './site.ts'

const file = 'docs/pictures/home.jpg'
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 720 }

const port = readPort()
const persistTo = mkdtempSync(join(tmpdir(), 'forager-picture-'))
const site = await startSite({ port, persistTo, quiet: true })
const browser = await chromium.launch(await launchOptions())
try {
  const [wide, narrow] = [await take(browser, desktop), await take(browser, phone)]
  writeFileSync(file, await sideBySide(browser, wide, narrow))
} finally {
  await browser.close()
  await site.dispose()
  rmSync(persistTo, { recursive: true })
}

async function take(browser: Browser, viewport: ViewportSize) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 1.5 })
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' })
  // The first visit does without fonts that come late.
  await page.reload({ waitUntil: 'networkidle' })
  const picture = await page.screenshot({ type: 'png' })
  await page.close()
  return picture.toString('base64')
}

async function sideBySide(browser: Browser, wide: string, narrow: string) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 700 } })
  await page.setContent(`<style>
    body { margin: 0; background: #efe7d8; position: relative; height: 700px }
    img { position: absolute; border-radius: 10px; box-shadow: 0 12px 36px #10241f40 }
    .wide { left: 40px; top: 40px; width: 928px }
    .narrow { right: 40px; top: 150px; width: 280px; border: 6px solid #10241f; border-radius: 24px }
  </style>
  <img class="wide" src="data:image/png;base64,${wide}"><img class="narrow" src="data:image/png;base64,${narrow}">`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  return page.screenshot({ type: 'jpeg', quality: 78 })
}
