import { markHits } from './mark-hits.ts'

/** Characters of a message in the list, and at most of a word before a hit within it. */
const [length, wordLength] = [200, 24]

/** The part of a message that a row shows: its beginning, or from the word of the search's first hit on. */
export const excerptOf = (message: string, hits: readonly string[]): string => {
  const hit = markHits(message, hits).find(({ isHit }) => isHit)?.start ?? 0
  if (hit === 0) return whole(message.slice(0, length))
  const wordStart = message.slice(Math.max(0, hit - wordLength), hit).search(/\S*$/)
  const start = Math.max(0, hit - wordLength) + wordStart
  return `${start > 0 ? '…' : ''}${whole(message.slice(start, start + length))}`
}

/** Without half a surrogate pair at either end, which UTF-8 cannot hold. */
const whole = (text: string) => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
