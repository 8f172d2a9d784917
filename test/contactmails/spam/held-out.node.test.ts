import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { samples } from '../../../src/contactmails/spam/judge.ts'
import { learn, offerScore, readingOf } from '../../../src/contactmails/spam/naive-bayes.ts'

/**
 * `subject | message` a line: 80 offers of ten kinds, and honest messages, many of which speak of money, rankings,
 * offers and their writers' own sites. They were written before the samples and are only ever measured: whoever changes
 * the samples or the classifier leaves them alone.
 */
const read = (name: string) =>
  readFileSync(`test/contactmails/spam/held-out/${name}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(' | ', '\n'))
const offers = read('offers')
const enquiries = read('enquiries')

const caughtBy = (known = [samples()]) => ({
  caught: offers.filter((text) => readingOf(text, known).score >= offerScore),
  lost: enquiries.filter((text) => readingOf(text, known).score >= offerScore),
})

it('catches most offers that it has never seen, and loses no more than one honest message of 200', () => {
  const { caught, lost } = caughtBy()
  expect(caught.length / offers.length).toBeGreaterThanOrEqual(0.8)
  expect(lost.length / enquiries.length).toBeLessThanOrEqual(1 / 200)
})

it('takes no code for an offer, such as an order number of letters and digits', () => {
  const codes = Array.from({ length: 2000 }, (_, at) => {
    const hash = createHash('sha256').update(String(at)).digest('hex')
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 24)}`
  })
  const texts = codes.flatMap((code) => [`${code} 1\nFirst line\nsecond line`, `${code.toUpperCase()}\n${code}`])
  expect(texts.filter((text) => readingOf(text, [samples()]).score >= offerScore)).toEqual([])
})

it('says by which words', () => {
  for (const text of caughtBy().caught) expect(readingOf(text, [samples()]).words).not.toEqual([])
})

it.each([0, 1])('catches nearly all after forty verdicts on others and on as many honest messages: half %i', (half) => {
  const taughtOffers = offers.filter((_, at) => at % 2 === half)
  const taughtEnquiries = enquiries.filter((_, at) => at % 5 === half * 2).slice(0, 40)
  const known = [samples(), learn({ offers: taughtOffers, enquiries: taughtEnquiries })]
  const { caught, lost } = caughtBy(known)
  const others = caught.filter((text) => !taughtOffers.includes(text)).length
  expect(others / (offers.length - taughtOffers.length)).toBeGreaterThanOrEqual(0.95)
  expect(lost.filter((text) => !taughtEnquiries.includes(text)).length).toBeLessThanOrEqual(1)
  // What staff have judged is caught when it comes again in other words around it.
  const again = taughtOffers.map((text) => `Good morning!\n${text} Have a nice day.`)
  expect(again.filter((text) => readingOf(text, known).score < offerScore)).toEqual([])
})
