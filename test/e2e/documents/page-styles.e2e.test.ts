import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../fixtures.ts'

const folder = 'dist/client/assets'
const wholeSheet = readdirSync(folder)
  .filter((file) => /^client-.*\.css$/.test(file))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('')

test('every page carries each rule of the style sheet that fits one of its elements', async ({ page, pagePaths }) => {
  test.setTimeout(180_000)
  for (const path of pagePaths) {
    await page.goto(path)
    const { fitting, missing } = await page.evaluate(compare, wholeSheet)
    expect(missing, path).toEqual([])
    expect(fitting, path).toBeGreaterThan(100)
  }
})

for (const path of ['/contact', '/our-community']) {
  test(`so does ${path} with the answer to a form that the browser posted`, async ({ page }) => {
    await page.goto(path)
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.locator('.error-summary')).toBeVisible()
    expect((await page.evaluate(compare, wholeSheet)).missing).toEqual([])
  })
}

test('a rule that a page should carry and does not is found', async ({ page }) => {
  await page.goto('/privacy')
  const { missing } = await page.evaluate(compare, '@media print{h1:hover,.nowhere{top:1px}}@media print{.x{top:0}}')
  expect(missing).toEqual([expect.stringContaining('h1:hover')])
})

/** Runs in the page: how many selectors of the sheet fit an element of it, and those that its own sheet does not have. */
function compare(text: string) {
  /** Each selector with its conditions and what it declares. Properties that nobody reads may be left out of a page. */
  const linesOf = (rules: CSSRuleList, under = '', parent = ''): { selector: string; line: string }[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        const declared = [...rule.style].filter((name) => !name.startsWith('--')).sort()
        const says = declared.map((name) => `${name}:${rule.style.getPropertyValue(name)}`).join(';')
        const selectors = rule.selectorText
          .split(/(?<!\\),(?![^(]*\))/)
          .map((selector) => selector.trim().replace('&', parent))
        const own = selectors.map((selector) => ({ selector, line: `${under}${selector}{${says}}` }))
        return [...(declared.length > 0 ? own : []), ...linesOf(rule.cssRules, under, rule.selectorText)]
      }
      const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'))
      return rule instanceof CSSGroupingRule ? linesOf(rule.cssRules, `${under}${condition}`, parent) : []
    })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => linesOf(cssRules).map(({ line }) => line)))
  /** What the selector asks of an element apart from its state. */
  const lasting = (selector: string) =>
    selector
      .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
      .replace(/::[\w-]+|:(hover|focus-visible|focus-within|focus|active|modal)/g, '')
      .replace(/:is\([,\s]*\)/g, '')
      .replace(/(^|[\s>+~(])(?=$|[\s>+~)])/g, '$1*')
  // Only pages with a picture that moves ask for a transition.
  const isPossible = (selector: string) =>
    !selector.includes('::view-transition') || document.querySelector('[class*=moves-]') !== null
  const fitting = linesOf(sheet.cssRules).filter(
    ({ selector }) => document.querySelector(lasting(selector)) && isPossible(selector),
  )
  return { fitting: fitting.length, missing: fitting.map(({ line }) => line).filter((line) => !own.has(line)) }
}
