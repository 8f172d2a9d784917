import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { contactInfo } from '../../../src/content/company.ts'
import { paths } from '../../../src/paths.ts'
import { dataset } from '../../helpers/analytics.ts'
import { attributesOf, mainText } from '../../helpers/html.ts'
import { ask, htmlOf, pagePaths } from '../../helpers/site.ts'

it('says how long an enquiry is kept: 730 days unless set otherwise', async () => {
  expect(await mainText(await htmlOf(paths.privacy))).toContain('730 days')
  const { RETENTION_DAYS: _, ...unset } = env
  expect(await (await ask(paths.privacy, {}, unset)).text()).toContain('730 days')
  expect(await (await ask(paths.privacy, {}, { ...env, RETENTION_DAYS: '90' })).text()).toContain('90 days')
})

it('says whom to ask for what is kept, and leaves nothing to be filled in', async () => {
  const text = await mainText(await htmlOf(paths.privacy))
  expect(text).toContain(contactInfo.emails[0]?.address)
  expect(text).not.toContain('{')
})

it('tells of Turnstile only where it is on', async () => {
  expect(await mainText(await htmlOf(paths.privacy))).not.toContain('Turnstile')
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }
  expect(await mainText(await (await ask(paths.privacy, {}, { ...env, ...keys })).text())).toContain('Turnstile')
})

it('tells of counting only where it is done', async () => {
  const { ANALYTICS: _, ...without } = env
  expect(await mainText(await (await ask(paths.privacy, {}, without)).text())).not.toContain('Global Privacy Control')
  const html = await (await ask(paths.privacy, {}, { ...without, ANALYTICS: dataset() })).text()
  expect(await mainText(html)).toContain('Global Privacy Control')
})

it('sets no cookie', async () => {
  expect((await ask(paths.privacy)).headers.get('Set-Cookie')).toBeNull()
})

it.each(pagePaths)('is linked in the footer of %s', async (path) => {
  const links = await attributesOf(await htmlOf(path), 'footer a', 'href')
  expect(links.includes(paths.privacy)).toBe(path !== paths.privacy)
})

it.each([paths.contact, paths.ourCommunity])('is linked beside the form of %s', async (path) => {
  expect(await attributesOf(await htmlOf(path), 'main a', 'href')).toContain(paths.privacy)
})
