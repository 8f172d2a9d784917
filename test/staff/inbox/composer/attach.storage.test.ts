import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { SavedDraft } from '../../../../src/contactmails/replies/reply-schema.ts'
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

it('each file makes a later version of the draft, so that no browser takes an older answer for it', async () => {
  const { staff } = await freshTeam()
  const [id = ''] = await storeMails(1)
  const draftOf = async (path: string, init: { method: string; body?: string }) =>
    (await (await ask(path, { ...init, cookie: staff })).json()) as SavedDraft
  const attach = (name: string) => draftOf(`${paths.api.attachments(id)}?name=${name}`, { method: 'POST', body: name })
  const versions = [await attach('plan'), await attach('list')]
  const file = versions[0]?.attachments[0]?.file ?? ''
  versions.push(await draftOf(paths.api.attachment(id, file), { method: 'DELETE' }))
  expect(versions.map(({ version, attachments }) => [version, attachments.map(({ name }) => name)])).toEqual([
    [0, ['plan']],
    [1, ['plan', 'list']],
    [2, ['list']],
  ])
})
