/** The text of an HTML e-mail: no tags, no styles, nothing executed or fetched. Takes linear time for any input. */
export const htmlToText = (html: string): string => {
  let text = ''
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start === -1) return tidy(text + spaced(html.slice(at)))
    text += spaced(html.slice(at, start))
    const [, name = ''] = html.slice(start, start + 20).match(/^<\/?([a-z][a-z0-9]*|!--|[!?])/i) ?? []
    const end = name ? endOf(html, start, name.toLowerCase()) : start + 1
    if (!name) text += '<'
    if (breaking.has(name.toLowerCase())) text += '\n'
    else if (/^t[dh]$/i.test(name)) text += ' '
    if (end === -1) return tidy(text)
    at = end
  }
  return tidy(text)
}

/** Line breaks of the source are spaces. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Elements of which nothing is shown. */
const hidden = new Set(['head', 'script', 'style', 'title', 'template', 'noscript', 'svg'])
const breaking = new Set([...'br p div li tr h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr'.split(' ')])

/** Where a tag, a comment or a declaration ends, or its element if nothing of that is shown; -1 if it never does. */
function endOf(html: string, start: number, name: string) {
  if (name === '!--') return after(html, '-->', start)
  const end = after(html, '>', start)
  if (end === -1 || !hidden.has(name) || html[start + 1] === '/') return end
  const closing = indexOfClosing(html, name, end)
  return closing === -1 ? -1 : after(html, '>', closing)
}

function after(html: string, mark: string, from: number) {
  const at = html.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

function indexOfClosing(html: string, name: string, from: number) {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? -1
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  Eacute: 'É',
  Agrave: 'À',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  ntilde: 'ñ',
  oslash: 'ø',
  aring: 'å',
  aelig: 'æ',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  bull: '•',
  middot: '·',
  rarr: '→',
  euro: '€',
}

function tidy(text: string) {
  return text
    .replace(/[ \t\r\n]*\n[ \t\r\n]*/g, (gap) => (gap.split('\n').length > 2 ? '\n\n' : '\n'))
    .replace(/[ \t]+/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) =>
      name
        ? Object.hasOwn(named, name)
          ? String(named[name])
          : whole
        : character(Number.parseInt(decimal ?? hex, hex ? 16 : 10)),
    )
    .trim()
}

const character = (code: number) =>
  code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : '\uFFFD'
