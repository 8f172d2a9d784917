import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

export type StyleSheet = { file: string; css: string }

/** The oldest browsers that get transpiled CSS. Newer features must be enhancements. */
export const oldestBrowsers = [
  'chrome 105',
  // The first with :has(). For an older one, Lightning CSS 1.33 drops such a selector from a list.
  'firefox 121',
  'safari 16',
  'ios_saf 16',
]

/** The sheets on every page, in cascade order. */
export const baseSheets = (): StyleSheet[] =>
  ['colours', 'elements', 'motion'].map((name) => read(`src/ui/base/${name}.css`))

/** The sheets of components and pages. Each lies beside its markup and is named after its class. */
export const ownSheets = (): StyleSheet[] =>
  globSync('src/**/*.css', { exclude: ['src/ui/base/**'] })
    .sort()
    .map(read)

/** Whether the sheet styles any of these classes: `carousel.css` styles `carousel` and `carousel-controls`. */
export const styles = ({ file }: StyleSheet, classes: Iterable<string>): boolean => {
  const own = basename(file, '.css')
  return [...classes].some((name) => name === own || name.startsWith(`${own}-`))
}

function read(file: string): StyleSheet {
  return { file, css: readFileSync(file, 'utf8') }
}
