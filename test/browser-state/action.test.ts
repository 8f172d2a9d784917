import { expect, it } from 'vitest'
import { actions } from '../helpers/actions.ts'

/** As the specification's section 4 lists them. */
const operations = {
  USER_CREATE: ['REQUEST', 'SUCCESS', 'FAIL', 'RESET'],
  USER_LOGIN: ['REQUEST', 'SUCCESS', 'FAIL', 'RESET'],
  CONTACTMAIL_CREATE: ['REQUEST', 'SUCCESS', 'FAIL', 'RESET'],
  CONTACTMAIL_LIST: ['REQUEST', 'SUCCESS', 'FAIL'],
  CONTACTMAIL_DELETE: ['REQUEST', 'SUCCESS', 'FAIL'],
  CONTACTMAIL_AUTH: ['REQUEST', 'SUCCESS', 'FAIL'],
}

it('has every operation of the specification and no other', () => {
  const names = Object.entries(operations).flatMap(([name, steps]) => steps.map((step) => `${name}_${step}`))
  expect(Object.keys(actions).sort()).toEqual([...names, 'USER_LOGOUT'].sort())
})

it.each(Object.entries(actions))('%s stands under its own name', (name, { type }) => {
  expect(type).toBe(name)
})
