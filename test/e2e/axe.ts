import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { NodeResult, RunOptions } from 'axe-core'
import { paintedTexts } from './painted-text.ts'

declare const axe: typeof import('axe-core')

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Axe leaves it off until WCAG 2.2 is more widely adopted.
  rules: { 'target-size': { enabled: true } },
}
/** The rules whose answer depends on the colour scheme. */
const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** What axe finds on the page as it stands, in both colour schemes; one line for each finding. */
export async function findings(page: Page): Promise<string[]> {
  await load(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await run(page, everyRule)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...light, ...(await run(page, colourRules)).map((line) => `dark: ${line}`)]
}

/** The text with a contrast below 7:1, or 4.5:1 where it is large, for those who ask for more. The dark scheme has it anyway. */
export async function faintText(page: Page): Promise<string[]> {
  await load(page)
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  const faint = await run(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } })
  await page.emulateMedia({ contrast: null })
  return faint
}

/** Through the debugger, which the content security policy does not govern. `page.evaluate` would parse it twice. */
async function load(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: source, silent: true })
  await devtools.detach()
}

async function run(page: Page, options: RunOptions) {
  const { violations, incomplete } = await page.evaluate(
    (options) => axe.run(document, { ...options, resultTypes: ['violations', 'incomplete'] }),
    options,
  )
  const isOverPicture = ({ id }: { id: string }) => id.startsWith('color-contrast')
  const unsure = incomplete.filter((result) => !isOverPicture(result))
  const overPictures = incomplete.filter(isOverPicture).flatMap(({ nodes }) => nodes)
  return [
    ...[...violations, ...unsure].flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${describe(node)}`)),
    ...(await tooFaint(page, overPictures.map(selector))),
  ]
}

/** Axe cannot tell the contrast of text over a picture, so it is measured. */
async function tooFaint(page: Page, within: string[]) {
  if (within.length === 0) return []
  const texts = await paintedTexts(page, { within })
  return texts.filter(({ ratio }) => ratio < 4.5).map(({ text, ratio }) => `painted contrast: ${text}: ${ratio}`)
}

const selector = ({ target }: NodeResult) => target.join(' ')

const describe = (node: NodeResult) => `${selector(node)}: ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`
