import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const leaked = dictionary['passwords-common']
const famous = ['correct horse battery staple', 'correcthorsebatterystaple', 'iloveyousomuch', 'thequickbrownfox']

const zxcvbn = new ZxcvbnFactory({ dictionary: { leaked, famous }, graphs: adjacencyGraphs })

export const guessesOf = (password: string, own: string[]): number => zxcvbn.check(password, own).guessesLog10
