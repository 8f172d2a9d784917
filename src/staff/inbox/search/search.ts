import { type Reason, reasons } from '../../../contactmails/contact-reasons.ts'
import { fold, takePhones } from '../../../contactmails/search/fold.ts'

export type Search = {
  texts: string[]
  from: string[]
  /** Reasons, one of which it must be; null for any. */
  reasons: Reason[] | null
  /** Received on this day or later, and before this day, at the office: YYYY-MM-DD. */
  after: string | null
  before: string | null
}

/** A word, a phrase in quotes, or a field with either: `tide "low water" from:ada reason:media before:2026-01-31`. */
const parts = /(?:(from|reason|before|after):)?(?:["“”]([^"“”]*)["“”]?|(\S+))/giu

type Searched = { q?: string | undefined; from?: string | undefined }

export const isSearch = ({ q, from }: Searched): boolean => Boolean(q || from)

export const searchOf = ({ q = '', from = '' }: Searched): Search => {
  const search = parseSearch(q)
  add(search.from, from.trim())
  return search
}

export const parseSearch = (typed: string): Search => {
  const search: Search = { texts: [], from: [], reasons: null, after: null, before: null }
  const { rest, phones } = takePhones(typed)
  for (const digits of phones) add(search.texts, digits)
  for (const [whole, field = '', phrase, word] of rest.matchAll(parts)) {
    const value = (phrase ?? word ?? '').trim()
    if (value && !setField(search, field.toLowerCase(), value)) add(search.texts, phrase === undefined ? whole : value)
  }
  return search
}

function setField(search: Search, field: string, value: string) {
  if (field === 'from') return add(search.from, value)
  if (field === 'reason') {
    const among = search.reasons ?? reasons
    search.reasons = among.filter((reason) => fold(reason).includes(fold(value)))
    return true
  }
  if ((field !== 'before' && field !== 'after') || !isDay(value)) return false
  search[field] = value
  return true
}

function add(texts: string[], text: string) {
  const folded = fold(text)
  if (folded.trim() && !texts.includes(folded)) texts.push(folded)
  return true
}

export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
