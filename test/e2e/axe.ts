import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

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
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await run(page, everyRule)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...light, ...(await run(page, colourRules)).map((line) => `dark: ${line}`)]
}

async function run(page: Page, options: RunOptions) {
  // Sent through the debugger, which the content security policy does not govern.
  await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate((options) => axe.run(document, options), options)
  // What axe cannot tell is a finding too, but for text over pictures, which contrast.e2e.test.ts measures.
  const unsure = incomplete.filter(({ id }) => id !== 'color-contrast')
  return [...violations, ...unsure].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}
