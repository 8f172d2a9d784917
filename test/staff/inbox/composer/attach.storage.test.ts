import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { ask, freshTeam, storeMails } from '../../../helpers/staff.ts'

it.each([
  ['offers "Attach"', env.ATTACHMENTS, true],
  ['without the bucket offers no "Attach"', undefined, false],
])('the composer %s', async (_case, ATTACHMENTS, isOffered) => {
  const { staff } = await freshTeam()
  const [id = ''] = await storeMails(1)
  const site = { ...env, REPLY_DOMAIN: 'forager.example', ATTACHMENTS } as typeof env
  const composer = await (await ask(paths.admin.contactmail(id), { cookie: staff }, site)).text()
  expect(composer).toContain('Your reply')
  expect(composer.includes('>Attach<')).toBe(isOffered)
})
