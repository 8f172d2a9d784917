import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { CommandError } from '../../scripts/command.ts'
import { checkStart, readSettings } from '../../scripts/settings.ts'

let taken: Server
let takenPort = ''

beforeEach(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  takenPort = String((taken.address() as { port: number }).port)
})
afterEach(() => taken.close())

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const misspelt = join(folder, 'misspelt')
writeFileSync(misspelt, 'NOTIFY_T0=team@forager.example\n')
beforeEach(() => vi.stubEnv('DEV_VARS', join(folder, 'dev-vars')))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

/** Any user may listen on it; ports below 1024 are for root alone on some machines. */
const unusedPort = '28787'

const cases: [string, () => Record<string, string>, RegExp][] = [
  ['an empty PORT', () => ({ PORT: '' }), /^PORT is ""; it must be a port from 1 to 65535/],
  ['a PORT that is not a number', () => ({ PORT: 'abc' }), /^PORT is "abc"; it must be/],
  ['a PORT out of range', () => ({ PORT: '65536' }), /^PORT is "65536"; it must be/],
  ['a port in use', () => ({ PORT: takenPort }), /^Port \d+ is in use/],
  ['an invalid API_ORIGIN', () => ({ API_ORIGIN: 'not a url' }), /^API_ORIGIN is wrong; it takes an origin/],
  ['an invalid RETENTION_DAYS', () => ({ RETENTION_DAYS: 'abc' }), /^RETENTION_DAYS is wrong; it takes a whole number/],
  ['receipts without REPLY_DOMAIN', () => ({ SEND_RECEIPTS: 'true' }), /^SEND_RECEIPTS is wrong;.* with REPLY_DOMAIN/],
  ['a misspelt setting', () => ({ DEV_VARS: misspelt }), /^NOTIFY_T0 is wrong; it takes nothing, because no setting/],
  ['a misspelt variable', () => ({ NOTIFY_T0: 'team@forager.example' }), /^NOTIFY_T0 is wrong; it takes nothing,/],
  ['a variable with a letter too many', () => ({ SEND_RECEIPTSS: 'true' }), /^SEND_RECEIPTSS is wrong; it takes/],
]

it('leaves the variables of other programs alone', async () => {
  for (const name of ['NOTIFY_SOCKET', 'API_KEY', 'ACCESS_TOKEN']) vi.stubEnv(name, 'x')
  vi.stubEnv('PORT', unusedPort)
  expect(Object.keys((await checkStart()).variables)).toEqual(['BETTER_AUTH_SECRET'])
})

it('does without settings of wrangler.toml whose secret is only in production', async () => {
  const vars = { TURNSTILE_SITE_KEY: 'key', PUBLISHING_REPOSITORY: 'forager/website', PUBLISHING_APP_ID: '1' }
  vi.doMock('wrangler', () => ({ unstable_readConfig: () => ({ vars }) }))
  onTestFinished(() => void vi.doUnmock('wrangler'))
  expect(await readSettings()).toMatchObject({
    TURNSTILE_SITE_KEY: '',
    PUBLISHING_REPOSITORY: '',
    PUBLISHING_APP_ID: '',
  })
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'secret')
  expect(await readSettings()).not.toHaveProperty('TURNSTILE_SITE_KEY')
})

it.each(cases)('%s is refused in one sentence', async (_case, variables, sentence) => {
  for (const [name, value] of Object.entries({ PORT: unusedPort, ...variables() })) vi.stubEnv(name, value)
  const error = await checkStart().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CommandError)
  expect(String((error as Error).message).split('\n')).toEqual([expect.stringMatching(sentence)])
})

it.each(['scripts/check-start.ts', 'scripts/serve.ts'])('%s stops with that sentence', (script) => {
  const env = { ...process.env, PORT: unusedPort, SEND_RECEIPTS: 'true' }
  const { status, stdout, stderr } = spawnSync('node', [script], { env, encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^SEND_RECEIPTS is wrong; .+\n$/)
})
