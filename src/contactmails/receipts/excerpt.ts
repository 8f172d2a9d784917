/** Enough to recognize one's own message by, too little to advertise with. */
const maxWords = 20

/** The beginning of a message. Links, addresses, numbers and handles become `[…]`, so that it advertises nothing. */
export const excerptOf = (message: string): string => {
  const words = message.split(/\s+/u).filter(Boolean)
  const shown = words.slice(0, maxWords).map((word) => (isHarmless(word) ? word : gap))
  const text = shown.join(' ').replace(/\[…\](?: \[…\])+/g, gap)
  return words.length > maxWords && !text.endsWith(gap) ? `${text} ${gap}` : text
}

const gap = '[…]'

const isHarmless = (word: string) =>
  word.length <= 24 && plainWord.test(word) && !spelledAddress.test(word.replace(/[^\p{L}]/gu, ''))

/** Letters, perhaps joined by an apostrophe or a hyphen, with punctuation around them. */
const plainWord = /^[("'“‘«]*\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*[.,;:!?…)"'”’»]*$|^[–—-]$/u

/** What remains of an address that is written to escape a filter: `evil dot com`. */
const spelledAddress = /^(?:dot|punkt|com|www|https?|tel|whatsapp|telegram)$/i
