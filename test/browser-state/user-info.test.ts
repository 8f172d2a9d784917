import * as v from 'valibot'
import { expect, it } from 'vitest'
import { UserInfoSchema } from '../../src/browser-state/user-info.ts'

const user = { name: 'Ada Quill', email: 'ada@forager.example', role: 'staff' }

it.each(['staff', 'admin'])('a user may be %s', (role) => {
  expect(v.parse(UserInfoSchema, { ...user, role })).toEqual({ ...user, role })
})

it.each([null, 'Ada', [], {}, { ...user, role: 'owner' }, { ...user, name: undefined }, { ...user, email: 7 }])(
  'is no user: %j',
  (value) => {
    expect(v.is(UserInfoSchema, value)).toBe(false)
  },
)

it('keeps no credential', () => {
  expect(v.parse(UserInfoSchema, { ...user, password: 'x', token: 'y' })).toEqual(user)
})
