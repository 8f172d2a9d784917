import { smoke } from '../../../scripts/deploy/smoke.ts'
import { expect, test } from '../fixtures.ts'
import { origin } from '../site.ts'

test('the built site passes what a deployment asks of its preview', async () => {
  expect(await smoke(origin)).toEqual([])
})
