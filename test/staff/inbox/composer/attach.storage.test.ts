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

it.each([
  ['takes dropped files', 'forager.example', true],
  ['without a domain for replies takes no dropped files', '', false],
])('the inbox %s', async (_case, REPLY_DOMAIN, takesFiles) => {
  const { staff } = await freshTeam()
  const inbox = await ask(paths.admin.contactmails, { cookie: staff }, { ...env, REPLY_DOMAIN } as typeof env)
  expect(await inbox.text()).toContain(`&quot;keepsFiles&quot;:${takesFiles}`)
})
