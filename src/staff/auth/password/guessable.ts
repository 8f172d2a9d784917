import { siteNames } from './site-names.ts'

/** A power of ten: what zxcvbn calls very unguessable. */
const minGuessesLog10 = 10

/**
 * Whether an attacker would try a password early: a common one, or names from the site or `own`, with or without added
 * digits and punctuation or letters replaced by similar characters.
 */
export const isGuessable = async (password: string, own: string[]): Promise<boolean> => {
  const { guessesOf, isListed } = await import('./password-strength.ts')
  const plain = plainOf(password)
  const names = [...siteNames, ...own].map(plainOf)
  const words = [...new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)]))].filter(Boolean)
  const cores = coresOf(plain)
  if ([...cores, ...trimmed(plain)].some(isListed) || cores.some((core) => isMadeOf(core, words))) return true
  return [plain, plain.replaceAll(/\s/g, '')].some((text) => guessesOf(text, words) < minGuessesLog10)
}

const plainOf = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words that a password may hide: with up to two similar characters at either end, `1` read as `i` and as `l`. */
function coresOf(plain: string): string[] {
  const [, head = '', middle = '', tail = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(plain) ?? []
  const cores = [0, 1, 2].flatMap((before) =>
    [0, 1, 2].map((after) => head.slice(head.length - before) + middle + tail.slice(0, after)),
  )
  const read = cores.flatMap((core) => [core, readAs(core, 'i'), readAs(core, 'l')])
  const letters = read.map((core) => core.replaceAll(/[^\p{L}]/gu, '')).filter((core) => core.length >= 4)
  const all = [...new Set([...read, ...letters])].filter(Boolean)
  return [...all, ...all.map((core) => [...core].reverse().join(''))]
}

/** The password with any part of the digits and punctuation at its ends removed, such as "123456" from "123456 2026!". */
function trimmed(plain: string): string[] {
  const head = /^[^\p{L}]*/u.exec(plain)?.[0].length ?? 0
  const tail = plain.length - (/[^\p{L}]*$/u.exec(plain)?.[0].length ?? 0)
  const texts = [plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')]
  for (let start = 0; start <= head; start += 1)
    for (let end = Math.max(tail, start + 5); end <= plain.length; end += 1) texts.push(plain.slice(start, end))
  return texts
}

const letterOf: Record<string, string> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
  '(': 'c',
}
const readAs = (text: string, one: 'i' | 'l') =>
  [...text].map((character) => ('1!|'.includes(character) ? one : (letterOf[character] ?? character))).join('')

/** Whether at most two letters remain once these words are removed. */
function isMadeOf(core: string, words: string[]) {
  const letters = core.replaceAll(/[^\p{L}]/gu, '')
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word.replaceAll(/[^\p{L}]/gu, '') || '\0', ''), letters)
  return rest.length < letters.length && rest.length <= 2
}
