import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { listColleagues } from '../../../src/staff/users/queries.ts'
import { account, forgetStaff } from '../../helpers/staff.ts'

it('lists colleagues by address, which stands beside a name that two of them have', async () => {
  await forgetStaff()
  await account('admin')
  for (const name of ['bo', 'ada']) await account('staff', `${name}@forager.example`)
  const names = (await listColleagues(env.DB)).map(({ name }) => name)
  expect(names).toEqual(['The staff, ada@forager.example', 'The admin', 'The staff, bo@forager.example'])
})
