import { foldCharacter } from '../../../contactmails/search/fold.ts'

type Piece = { start: number; text: string; isHit: boolean }

/** Cuts a text into what the folded `hits` of a search cover and the rest; the pieces joined are the text. */
export const markHits = (text: string, hits: readonly string[]): Piece[] => {
  if (hits.length === 0) return [{ start: 0, text, isHit: false }]
  const { folded, places } = foldWithPlaces(text)
  const isHit = new Array<boolean>(text.length).fill(false)
  for (const hit of hits) {
    if (!hit) continue
    for (let at = folded.indexOf(hit); at !== -1; at = folded.indexOf(hit, at + hit.length))
      isHit.fill(true, places[at]?.start, places[at + hit.length - 1]?.end)
  }
  const pieces: Piece[] = []
  for (const [at, unit] of text.split('').entries()) {
    const last = pieces.at(-1)
    if (last && last.isHit === isHit[at]) last.text += unit
    else pieces.push({ start: at, text: unit, isHit: isHit[at] === true })
  }
  return pieces
}

function foldWithPlaces(text: string) {
  const places: { start: number; end: number }[] = []
  let folded = ''
  for (const { 0: found, index: start } of text.matchAll(/\s+|\S\p{M}*/gu)) {
    const part = /^\s/u.test(found) ? ' ' : foldCharacter(found)
    if (part === ' ' && folded.endsWith(' ')) continue
    folded += part
    for (let unit = 0; unit < part.length; unit += 1) places.push({ start, end: start + found.length })
  }
  return { folded, places }
}

const [length, wordLength] = [200, 6]
const quoteAbove = /^(?:.{0,200}\n?.{0,100}[:：]\n+)?(?:>.*\n\s*)+/

export const excerptOf = (message: string, hits: readonly string[]): string => {
  const hit = markHits(message, hits).find(({ isHit }) => isHit)?.start
  if (hit === undefined) return whole((message.replace(quoteAbove, '') || message).slice(0, length))
  const wordStart = message.slice(Math.max(0, hit - wordLength), hit).search(/\S*$/)
  const start = Math.max(0, hit - wordLength) + wordStart
  return `${start > 0 ? '…' : ''}${whole(message.slice(start, start + length))}`
}

/** Without half a surrogate pair at either end, which UTF-8 cannot hold. */
const whole = (text: string) => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
