import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { ask, forgetStaff } from '../../../helpers/staff.ts'

beforeEach(forgetStaff)

const signInFrom = (address: string) =>
  ask(paths.api.login, {
    method: 'POST',
    body: JSON.stringify({ email: 'nobody@forager.example', password: 'no such password' }),
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
  })

const networks = async () => {
  const { results } = await env.DB.prepare("SELECT count FROM limit_counts WHERE key LIKE 'network:%'").all()
  return results.map(({ count }) => count)
}

it.each([
  ['of one household', ['2001:db8::1', '2001:db8::2', '2001:DB8:0:0:1::'], [3]],
  ['of one address', ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'], [3]],
  ['of two households', ['2001:db8::1', '2001:db8:0:1::1'], [1, 1]],
])('tries %s are counted together', async (_case, addresses, counts) => {
  for (const address of addresses) expect((await signInFrom(address)).status).toBe(401)
  expect(await networks()).toEqual(counts)
})
