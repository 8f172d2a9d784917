/** Letters that Unicode does not take apart into a base letter and a mark. */
const letters: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' }

export const fold = (text: string): string => {
  const spaced = text.replace(/\s+/gu, ' ')
  if (/^[ -~]*$/.test(spaced)) return spaced.toLowerCase()
  return Array.from(spaced, foldCharacter).join('').replace(/ +/g, ' ')
}

/** What a search looks through: the folded texts, a line each, and the phone numbers in them as digits. */
export const searchable = (...texts: string[]): string =>
  [...texts.map(fold), ...texts.flatMap((text) => text.split('\n')).flatMap((line) => phonesIn(fold(line)))].join('\n')

/** Not a day. */
const phone = /(?<![\w:])(?!\d{4}-\d\d-\d\d)\+?\(?\d[\d ()./-]{5,}\d(?!\w)/g

const phonesIn = (text: string): string[] =>
  (text.match(phone) ?? []).map(digitsOf).filter(({ length }) => length >= 7 && length <= 15)

/** The text without its phone numbers, and of each the digits that neither a country's code nor a leading zero changes. */
export const takePhones = (text: string): { rest: string; phones: string[] } => {
  const phones = phonesIn(text)
  const rest = text.replace(phone, (found) => (phones.includes(digitsOf(found)) ? ' ' : found))
  return { rest, phones: phones.map((digits) => digits.slice(-9)) }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

export const foldCharacter = (character: string): string => {
  // Without marks and what is invisible, such as a soft hyphen. Phones write ’ where keyboards have '. U+FDFA is 18 letters.
  const bare = character
    .normalize('NFKD')
    .slice(0, 8)
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ]/g, "'")
  // Upper case turns ß into ss and ς into σ; ẞ needs lower case first.
  const folded = bare.toLowerCase().toUpperCase().toLowerCase()
  return letters[folded] ?? folded
}
