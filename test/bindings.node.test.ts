import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { settingNames } from '../src/env.ts'

/** Also what stands there to be switched on: `# [[analytics_engine_datasets]]`. */
const source = readFileSync('wrangler.toml', 'utf8')
const config: Unstable_Config = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
const switchedOff = [...source.matchAll(/^# \[\[(\w+)\]\]\n# binding = "(\w+)"/gm)].map(([, kind, name]) => ({
  kind,
  name,
}))

const [, body = ''] = readFileSync('src/env.ts', 'utf8').match(/export type Bindings = \{\n(.*?)\n\} &/s) ?? []
const typed = Object.fromEntries(
  [...body.matchAll(/^ {2}(\w+)(\??): (.+)$/gm)].map(([, name = '', optional, type = '']) => [
    name,
    { type: type.replace('cloudflare.', ''), optional },
  ]),
)

/** What the README says to delete for an account that lacks it. */
const removable = ['MAILER', 'ATTACHMENTS']

const bound: Record<string, string> = Object.fromEntries([
  ...config.d1_databases.map(({ binding }) => [binding, 'D1Database']),
  ...(config.queues.producers ?? []).map(({ binding }) => [binding, 'Queue<unknown>']),
  ...config.send_email.map(({ name }) => [name, 'SendEmail']),
  ...(config.ratelimits ?? []).map(({ name }) => [name, 'RateLimit']),
  ...config.r2_buckets.map(({ binding }) => [binding, 'R2Bucket']),
  ...config.analytics_engine_datasets.map(({ binding }) => [binding, 'AnalyticsEngineDataset']),
  ...switchedOff.map(({ kind, name }) => [
    name,
    kind === 'analytics_engine_datasets' ? 'AnalyticsEngineDataset' : kind,
  ]),
  [config.assets?.binding, 'Fetcher'],
  [config.version_metadata?.binding, '{ id: string }'],
])

it('types every binding of wrangler.toml, and none that is not there', () => {
  const bindings = Object.keys(typed).filter((name) => name in bound || !removable.includes(name))
  expect(bindings.length).toBeGreaterThan(5)
  expect(Object.fromEntries(bindings.map((name) => [name, typed[name]?.type]))).toEqual(bound)
})

it('sets no variable that is not a setting', () => {
  expect(Object.keys(config.vars).filter((name) => !(settingNames as string[]).includes(name))).toEqual([])
})

it('documents every variable', () => {
  const documented = readFileSync('docs/settings.md', 'utf8')
  expect(settingNames.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

it('binds the same in the preview environment, to things of its own', () => {
  const preview = unstable_readConfig({ config: 'wrangler.toml', env: 'preview' }, { hideWarnings: true })
  const shared = (of: Unstable_Config) => ({
    databases: of.d1_databases.map(({ binding, migrations_dir }) => [binding, migrations_dir]),
    producers: (of.queues.producers ?? []).map(({ binding }) => binding),
    consumers: (of.queues.consumers ?? []).map(({ queue, dead_letter_queue, ...rest }) => rest),
    limits: (of.ratelimits ?? []).map(({ name, simple }) => [name, simple]),
    inherited: [of.assets, of.triggers, of.observability, of.compatibility_date, of.version_metadata],
  })
  expect(shared(preview)).toEqual(shared(config))
  const buckets = (of: Unstable_Config) => of.r2_buckets.map(({ binding }) => binding)
  expect(buckets(preview)).toEqual(expect.arrayContaining(buckets(config)))
  const own = (of: Unstable_Config) =>
    [
      of.name,
      ...of.d1_databases.flatMap(({ database_id, database_name }) => [database_id, database_name]),
      ...(of.queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
      ...(of.queues.producers ?? []).map(({ queue }) => queue),
      ...(of.ratelimits ?? []).map(({ namespace_id }) => namespace_id),
      ...of.r2_buckets.map(({ bucket_name }) => bucket_name),
    ].filter(Boolean)
  expect(own(preview).filter((name) => own(config).includes(name))).toEqual([])
  expect(preview.send_email).toEqual([])
})
