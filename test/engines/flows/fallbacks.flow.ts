import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineNames } from '../installed.ts'
import { engine, inTab, theDriver } from '../open.ts'

/** The rows of the table in docs/browsers.md: a feature, and the version of each engine that brought it. */
const rows = readFileSync('docs/browsers.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(({ length }) => length === 9)
const written = Object.fromEntries(rows.map(([, feature, , ...cells]) => [feature, cells[engineNames.indexOf(engine)]]))

test('docs/browsers.md says of each feature whether the engine has it', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/contact')
    const { said, found } = await tab.run(detect)
    const version = engine === 'webkit' ? safariOf((await theDriver()).version) : said
    for (const [feature, has] of Object.entries(found)) {
      const since = Number.parseFloat(String(written[feature]))
      expect({ feature, version, has }).toEqual({ feature, version, has: since <= version })
    }
    const features = Object.keys(written).filter((feature) => !/^(feature|-+)$/.test(feature))
    expect(Object.keys(found).toSorted()).toEqual(features.toSorted())
  })
})

function detect() {
  const css = (property: string, value: string) => CSS.supports(property, value)
  const link = document.createElement('link').relList
  const [, said] = /(?:Chrome|Firefox)\/(\d+\.\d+)/.exec(navigator.userAgent) ?? []
  const probe = document.createElement('p')
  document.body.append(probe)
  Object.assign(probe.style, { transition: 'display 9s allow-discrete' })
  probe.getBoundingClientRect()
  probe.style.display = 'none'
  const delaysDisplay = getComputedStyle(probe).display !== 'none'
  const found = {
    popover: 'popover' in HTMLElement.prototype,
    'modal dialogs': 'showModal' in HTMLDialogElement.prototype,
    inert: 'inert' in HTMLElement.prototype,
    requestIdleCallback: 'requestIdleCallback' in window,
    modulepreload: link.supports('modulepreload'),
    'fetch priority': 'fetchPriority' in HTMLImageElement.prototype,
    ':has()': CSS.supports('selector(:has(a))'),
    '@starting-style': 'CSSStartingStyleRule' in window,
    'transitions of display': delaysDisplay,
    'overlay transitions': css('overlay', 'auto'),
    'view transitions across pages': 'CSSViewTransitionRule' in window,
    'speculation rules': HTMLScriptElement.supports?.('speculationrules') ?? false,
    'text-wrap: balance': css('text-wrap', 'balance'),
    'text-wrap: pretty': css('text-wrap', 'pretty'),
    'scroll-driven animations': css('animation-timeline', 'view()'),
    'Trusted Types': 'trustedTypes' in window,
  }
  return { said: Number(said), found }
}

/** WebKitGTK names no Safari that has as much. */
const safariOf = (version: string) => Number({ '2.50': 26, '2.52': 26.4 }[String(/\d+\.\d+/.exec(version))])
