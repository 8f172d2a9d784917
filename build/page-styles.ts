import { createHash } from 'node:crypto'
import { decodeXML } from 'entities/decode'
import { browserslistToTargets, Features, transform } from 'lightningcss'
import { createGenerator } from 'unocss'
import config, { tokens } from '../uno.config.ts'
import { datedSources } from './dated-sources.ts'
import { fontFaces } from './font-faces.ts'
import type { IslandSources } from './island-sources.ts'
import { baseSheets, oldestBrowsers, ownSheets, styles } from './style-sheets.ts'

type BuiltPage = { path: string; html: string }

/**
 * Returns path -> style sheet: the base sheets, the sheets named after a class on the page, and the utilities UnoCSS
 * generates. Classes come from the page's HTML, from the sources of its islands, and from those of what it shows on
 * other days. The reason is decision 008.
 */
export const pageStyles = async (pages: BuiltPage[], sources: IslandSources): Promise<Record<string, string>> => {
  const uno = await createGenerator(config)
  const base = [tokens(), fontFaces, ...baseSheets().map(({ css }) => css)]
  const own = ownSheets()
  const sheets: Record<string, string> = {}
  // One after the other: UnoCSS parses a class anew in each call that begins before the first one has ended.
  for (const { path, html } of pages) {
    const classes = new Set(classesIn(html))
    for (const source of [...islandsIn(html).flatMap((name) => sources[name] ?? []), ...datedSources(path)]) {
      for (const token of stringsIn(source)) classes.add(token)
    }
    const { css: utilities } = await uno.generate(classes, { preflights: false, safelist: false })
    const used = own.filter((sheet) => styles(sheet, classes)).map(({ css }) => css)
    sheets[path] = minified([...base, ...used, utilities].join('\n'), html)
  }
  return sheets
}

/** The content security policy source for an inline style sheet or script. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Minifies and drops unread custom properties. Lightning CSS also reports unknown properties as custom. */
function minified(css: string, html: string) {
  const isRead = (property: string) => [css, html].some((text) => text.includes(`var(${property}`))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(oldestBrowsers),
    // Its fallback adds declarations to every `color-scheme`, and no sheet uses light-dark().
    exclude: Features.LightDark,
    visitor: { Declaration: { custom: ({ name }) => (!name.startsWith('--') || isRead(name) ? undefined : []) } },
  })
  return code.toString()
}

const classesIn = (html: string) =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => decodeXML(value).split(/\s+/))

/** Every word in a module's string literals, among them its class names. */
const stringsIn = (source: string) =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([text]) => text.slice(1, -1).split(/\s+/))

const islandsIn = (html: string) => [...html.matchAll(/\sdata-island="([^"]*)"/g)].map(([, name = '']) => name)
