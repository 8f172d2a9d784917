import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { contactInfo, privacy } from '../../../../src/site/content/content.ts'
import { dataset } from '../../../helpers/analytics.ts'
import { attributesOf, mainText } from '../../../helpers/html.ts'
import { ask, htmlOf, pagePaths } from '../../../helpers/site.ts'

it('states the retention of enquiries, 730 days by default', async () => {
  expect(await mainText(await htmlOf(paths.privacy))).toContain('730 days')
  const { RETENTION_DAYS: _, ...unset } = env
  expect(await (await ask(paths.privacy, {}, unset)).text()).toContain('730 days')
  expect(await (await ask(paths.privacy, {}, { ...env, RETENTION_DAYS: '90' })).text()).toContain('90 days')
})

it('names a contact and leaves no placeholder unfilled', async () => {
  const text = await mainText(await htmlOf(paths.privacy))
  expect(text).toContain(contactInfo.emails[0]?.address)
  expect(text).not.toContain('{')
})

it('mentions Turnstile only where it is on', async () => {
  expect(await mainText(await htmlOf(paths.privacy))).not.toContain('Turnstile')
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }
  expect(await mainText(await (await ask(paths.privacy, {}, { ...env, ...keys })).text())).toContain('Turnstile')
})

it('mentions receipts only where they are sent', async () => {
  const words = privacy.receipts.heading
  expect(await mainText(await htmlOf(paths.privacy))).not.toContain(words)
  const sending = { SEND_RECEIPTS: 'true', REPLY_DOMAIN: 'forager.example', MAILER: {} }
  expect(await mainText(await (await ask(paths.privacy, {}, { ...env, ...sending } as never)).text())).toContain(words)
})

it('mentions analytics only where visits are counted', async () => {
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
