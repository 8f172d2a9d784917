import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

export type PageBytes = {
  html: number
  htmlGz: number
  /** Uncompressed contents of `<style>` elements. */
  inlineCss: number
  /** Style sheets linked in the head, which block the first paint. */
  cssGz: number
  /** HTML and CSS, without drawings after the first section of `<main>`. */
  firstGz: number
  /** Scripts fetched before the first touch: linked, preloaded or imported inline, and their static imports. */
  scriptGz: number
  /** The page, linked style sheets and parser-blocking scripts. */
  requestsBeforePaint: number
}

/** @param asset returns the text of a file by its URL path */
export const bytesOfPage = (html: string, asset: (path: string) => string = builtAsset): PageBytes => {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = elements(html, 'link')
  const scripts = elements(html, 'script').filter(({ src }) => src)
  const sheets = elements(head, 'link')
    .filter(({ rel, media }) => rel === 'stylesheet' && media !== 'print')
    .map(({ href = '' }) => href)
  const ahead = links.filter(({ rel }) => rel === 'modulepreload').map(({ href = '' }) => href)
  const inline = [...html.matchAll(/<script>[^<]*\bimport\("([^"]+)"\)/g)].map(([, path = '']) => path)
  const fetched = withImports([...ahead, ...inline, ...scripts.map(({ src = '' }) => src)], asset)
  const blocking = elements(head, 'script').filter(
    ({ src, type, async, defer }) => src && type !== 'module' && async === undefined && defer === undefined,
  )
  const cssGz = sum(sheets.map((path) => gz(asset(path))))
  return {
    html: Buffer.byteLength(html),
    htmlGz: gz(html),
    inlineCss: sum(
      [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => Buffer.byteLength(css)),
    ),
    cssGz,
    firstGz: gz(withoutLaterDrawings(html)) + cssGz,
    scriptGz: sum([...fetched].map((path) => gz(asset(path)))),
    requestsBeforePaint: 1 + sheets.length + blocking.length,
  }
}

/** Removes the drawings after the first section of `<main>`, which are below the fold. */
export const withoutLaterDrawings = (html: string): string => {
  const main = html.indexOf('<main')
  const fold = html.indexOf('</section>', main)
  if (main === -1 || fold === -1) return html
  return html.slice(0, fold) + html.slice(fold).replaceAll(/<svg\b[\s\S]*?<\/svg>/g, '')
}

export const gz = (text: string): number => gzipSync(text, { level: 6 }).length

/** The scripts and their static imports. */
function withImports(scripts: string[], asset: (path: string) => string) {
  const all = new Set<string>()
  const visit = (path: string) => {
    if (all.has(path)) return
    all.add(path)
    const imports = asset(path).matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g)
    for (const [, name = ''] of imports) visit(new URL(name, `https://any.example${path}`).pathname)
  }
  scripts.forEach(visit)
  return all
}

function builtAsset(path: string) {
  return readFileSync(`dist/client${path}`, 'utf8')
}

function elements(html: string, name: string) {
  const tags = html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))
  return [...tags].map(([, attributes = '']) => {
    const pairs = attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)
    return Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key.toLowerCase(), value])) as Partial<
      Record<string, string>
    >
  })
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
