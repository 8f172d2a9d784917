import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { siteNames } from '../../../site/content/site-names.ts'

const leaked = dictionary['passwords-common']
const famous = ['correct horse battery staple', 'correcthorsebatterystaple', 'iloveyousomuch', 'thequickbrownfox']

const zxcvbn = new ZxcvbnFactory({ dictionary: { leaked, famous }, graphs: adjacencyGraphs })

/** A power of ten: two orders above what zxcvbn calls very unguessable. */
const minGuessesLog10 = 12

export const isGuessable = (password: string, own: string[]): boolean => {
  const plain = plainOf(password)
  const names = [...siteNames, ...own].map(plainOf)
  const words = [...new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)]))].filter(Boolean)
  const texts = [plain, plain.replaceAll(/\s/g, '')]
  return isMadeOf(plain, words) || texts.some((text) => zxcvbn.check(text, words).guessesLog10 < minGuessesLog10)
}

const plainOf = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function isMadeOf(plain: string, words: string[]) {
  const letters = lettersOf(plain)
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(lettersOf(word) || '\0', ''), letters)
  return rest.length < letters.length && rest.length <= 2
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
