import { fold } from '../search/fold.ts'
import grammarWords from './samples/grammar.txt?raw'

type Side = 'offers' | 'enquiries'
export type Examples = Record<Side, string[]>
type Counts = Record<Side, number>
export type Knowledge = { words: Map<string, Counts>; total: Counts }

/** A message reads like an offer from this score on: the sum of what its words say, in natural logarithms. */
export const offerScore = 9
/** The most telling words decide, so that a long message is judged no differently than a short one. */
const mostWords = 24
const shownWords = 5
/** Stands in for what a word that occurs once may do by chance. */
const doubt = 0.6

export const learn = (examples: Examples): Knowledge => {
  const { offers, enquiries } = examples
  const words = new Map<string, Counts>()
  for (const side of ['offers', 'enquiries'] as const)
    for (const word of examples[side].flatMap((text) => [...featuresOf(text).keys()])) {
      const counts = words.get(word) ?? { offers: 0, enquiries: 0 }
      counts[side] += 1
      words.set(word, counts)
    }
  return { words, total: { offers: offers.length, enquiries: enquiries.length } }
}

/** Naive Bayes: how much more often the text's words occur in offers than in enquiries. `words` are those that say so. */
export const readingOf = (text: string, known: Knowledge[]) => {
  const total = sumOf(known.map(({ total }) => total))
  const telling = [...featuresOf(text)]
    .map(([feature, shown]) => ({
      shown,
      value: evidenceOf(sumOf(known.map(({ words }) => words.get(feature))), total),
    }))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, mostWords)
  return {
    score: telling.reduce((sum, { value }) => sum + value, 0),
    words: telling
      .filter(({ value }) => value > 1)
      .slice(0, shownWords)
      .map(({ shown }) => shown),
  }
}

function evidenceOf(counts: Counts, total: Counts) {
  if (counts.offers + counts.enquiries === 0) return 0
  const rate = (side: keyof Counts) => (counts[side] + doubt) / (total[side] + doubt)
  return Math.log(rate('offers') / rate('enquiries'))
}

function sumOf(counts: (Counts | undefined)[]): Counts {
  const sum = (side: keyof Counts) => counts.reduce((sum, each) => sum + (each?.[side] ?? 0), 0)
  return { offers: sum('offers'), enquiries: sum('enquiries') }
}

/** Beginnings of words, pairs of neighbours, and kinds of numbers, each with the words it stands for. */
function featuresOf(text: string) {
  const features = new Map<string, string>()
  let before: string | null = null
  for (const [word] of fold(text).matchAll(parts)) {
    const stem = stemOf(word)
    if (unspaced.test(word)) for (const pair of pairsOf(word)) features.set(pair, pair)
    else if (!saysLittle(word)) features.set(stem, word)
    if (before !== null) features.set(`${stemOf(before)} ${stem}`, `${before} ${word}`)
    before = word
  }
  return features
}

/** A serial number counts as one word: its parts mean nothing on their own. The limit on a number keeps matching linear. */
const parts = /(?:https?:\/\/|www\.)\S+|[$€£]\s?\d[\d.,]*|\d[\d.,]{0,30}\s?[%$€£]|[\p{L}\p{M}\d]+/gu
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Words of grammar tell languages apart, not offers. Pairs of them do tell: `we offer`, `our team`. */
function saysLittle(word: string) {
  return (word.length < 4 && /^[a-z]+$/.test(word) && !short.has(word)) || grammar.has(word)
}

const short = new Set('ads app bpo btc cbd crm ddr eth faq ki led moq oem ppc roi seo usd vpn'.split(' '))
const grammar = new Set(grammarWords.split(/\s+/))

/** Six letters make `rank`, `ranking` and their like in related languages one word, or nearly. */
function stemOf(word: string) {
  if (/^(?:http|www\.)/.test(word)) return '#link'
  if (/%$/.test(word)) return '#percent'
  if (/[$€£]/.test(word)) return '#money'
  if (/^\d+k?$/.test(word)) return '#number'
  return word.slice(0, 6)
}

const pairsOf = (word: string) =>
  Array.from(word).flatMap((character, at, all) => (at > 0 ? [all[at - 1] + character] : []))
