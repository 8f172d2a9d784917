import { dictionary } from '@zxcvbn-ts/language-common'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { contactInfo } from '../../../../src/site/content/content.ts'
import { account, forgetStaff, linkFor, password, postForm, signedIn } from '../../../helpers/staff.ts'

let cookie = ''
let token = ''
beforeEach(async () => {
  token = ''
  await forgetStaff()
  cookie = await signedIn(await account('admin'))
})

const makeWith = async (word: string, name = 'Ada Quill', email = 'a.quill@north-tide.example') => {
  token ||= await linkFor({ name, email, role: 'staff' }, cookie)
  return postForm(paths.loginReset, { token, newPassword: word })
}

/** The three thousand most common; each decoration takes fifty of them. */
const common = dictionary['passwords-common'].slice(0, 3000)
const decorations: [string, (word: string) => string][] = [
  ['a year', (word) => `${word}2026!`],
  ['digits', (word) => `${word}123456789`],
  ['punctuation', (word) => `!!${word}#$%&?.`],
  ['capital and date', (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}-12-03-1990`],
  ['a number', (word) => `${word} 8462957`],
  ['itself', (word) => word.repeat(Math.ceil(12 / word.length))],
]

describe('the first password of an account', () => {
  it.each(decorations)('is refused the common passwords with %s', async (_name, decorate) => {
    const taken = []
    for (let rank = decorations.findIndex(([name]) => name === _name); rank < common.length; rank += 60) {
      const word = decorate(common[rank] ?? '').padEnd(12, '1')
      if ((await makeWith(word)).status !== 400) taken.push(word)
    }
    expect(taken).toEqual([])
  })

  it('is refused those that are long enough as they are', async () => {
    const long = common.filter((word) => word.length >= 12)
    expect(long.length).toBeGreaterThan(5)
    for (const word of [...long, 'correcthorsebatterystaple', 'Correct Horse Battery Staple!', 'i love you so much'])
      expect((await makeWith(word)).status, word).toBe(400)
  })

  it.each([
    'P@ssw0rd!2026',
    'drowssap2026!',
    '$un$h1ne-2026',
    'qwertyuiop12345',
    'abababcdcdcd',
    'aaaaaaaaaaaaaaa',
    '1q2w3e4r5t6y7u8i',
    'Forager2026!!!!',
    'F0r@ger-G1b$0n5',
    'Forager!2026#Gibsons',
    'VR-Voyage-2026!',
    contactInfo.street,
    contactInfo.phone,
    'Ada-Quill-1985!',
    '4d4Qu1ll_2026',
    'a.quill@north-tide.example',
    'NorthTide2026!!',
    'lliuq.ada.1985',
  ])('is refused %s', async (word) => {
    const answer = await makeWith(word)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('too easy to guess')
  })

  it.each([
    'four quiet harbour seals',
    'xK9-plm2Qw7z',
    'abcde-fghjk-mnpqr-stuvwx',
    'kelpForest!9tides',
    'пять тихих чаек',
    'Quill writes nine letters at sea',
  ])('may have %s', async (word) => expect((await makeWith(word)).status).toBe(200))
})

it('a changed password may not be made of the names of the site, the person or the address', async () => {
  for (const newPassword of ['The.Admin.2026!', 'Admin@Forager1', 'forager.example1', 'Gibsons-Forager-1'])
    expect((await postForm(paths.admin.account, { currentPassword: password, newPassword }, cookie)).status).toBe(400)
})

it('128 characters are judged at once', async () => {
  for (const word of ['a1!'.repeat(42), '4@8('.repeat(32), '1'.repeat(128), 'pa55'.repeat(32)])
    expect([200, 400]).toContain((await makeWith(word)).status)
})
