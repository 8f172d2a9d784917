import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls, checked, command, deploy, folder, id, live, wholeRun } from '../helpers/deploying.ts'

it.each([
  ['production', [], ''],
  ['preview', ['--env', 'preview'], 'preview'],
])('checks, migrates, uploads, smokes and only then gives the traffic: %s', async (_name, args, env) => {
  const { status, stdout } = await deploy(args)
  expect([status, calls()]).toEqual([0, wholeRun(env)])
  expect(stdout).toContain(`Version ${id} is live. To go back: npm run rollback`)
})

it.each([
  ['npm run lint', 2, 'The linter found problems. Nothing was deployed.'],
  ['npm run build', 4, 'The build failed. Nothing was deployed.'],
  ['npm run test:unit', 5, 'A test failed. Nothing was deployed.'],
  ['wrangler d1', 6, 'The migrations failed. Nothing was deployed; the live version goes on.'],
  ['wrangler versions upload', 7, 'The upload failed. Nothing was deployed.'],
  ['wrangler versions deploy', 8, `Version ${id} got no traffic.`],
])('stops where `%s` fails', async (step, steps, sentence) => {
  const { status, stderr } = await deploy([], { FAIL: step, SAYS: '' })
  expect(calls()).toEqual(wholeRun('').slice(0, steps))
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([1, sentence])
})

it('gives no traffic to a version that fails at its preview address', async () => {
  live.unusual = { '/contact': 500 }
  const { status, stderr } = await deploy()
  expect([status, calls()]).toEqual([1, wholeRun('').slice(0, 7)])
  expect(stderr).toContain('/contact answers 500 instead of 200.')
  expect(stderr).toContain(`Version ${id} gets no traffic.`)
})

it('gives the traffic to a version that refuses whoever comes to it without Cloudflare Access', async () => {
  live.unusual = { '/login': 403 }
  expect([(await deploy()).status, calls()]).toEqual([0, wholeRun('')])
})

describe('the first time, when there is no version to keep', () => {
  const isNew = { FAIL: 'wrangler deployments', SAYS: 'This Worker does not exist [code: 10007]' }

  it.each([isNew.SAYS, 'The Worker forager has no deployments.'])(
    'deploys directly and tries the live site: %s',
    async (SAYS) => {
      const { status, stdout } = await deploy([], { ...isNew, SAYS })
      expect([status, calls().slice(5)]).toEqual([
        0,
        ['wrangler d1 migrations apply DB --remote []', 'wrangler deploy []'],
      ])
      expect(stdout).toContain(`The site is live at ${live.site}`)
    },
  )

  it('says what is wrong with it', async () => {
    live.unusual = { '/contact': 500 }
    const { status, stderr } = await deploy([], isNew)
    expect(status).toBe(1)
    expect(stderr).toContain('/contact answers 500 instead of 200.')
  })
})

it('says that nobody is signed in, and that there is no database yet, before anything else', async () => {
  const out = await deploy([], { FAIL: 'wrangler deployments', SAYS: 'You are not authenticated' })
  expect(out).toMatchObject({ status: 1, stderr: expect.stringContaining('npx wrangler login') })
  expect(calls()).toHaveLength(1)
  const text = readFileSync(join(folder, 'wrangler.toml'), 'utf8')
  writeFileSync(join(folder, 'wrangler.toml'), text.replaceAll(/(?<=database_id = ")[^-]+/g, '00000000'))
  const { status, stderr } = await deploy(['--env', 'preview'])
  expect([status, stderr]).toEqual([1, expect.stringContaining('npx wrangler d1 create forager-preview')])
})

it('rehearses without an account: checks and builds, and deploys nothing', async () => {
  const { status, stdout } = await deploy(['--dry-run'], { FAIL: 'wrangler deployments', SAYS: 'Not logged in' })
  expect([status, calls()]).toEqual([0, [...checked('').slice(1), 'wrangler deploy --dry-run []']])
  expect(stdout).toContain('Nothing was deployed.')
})

it.each(['deploy', 'rollback'] as const)('%s says in one sentence that nobody is signed in', async (script) => {
  const SAYS = "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable"
  const { status, stderr } = await command(script, [], { FAIL: 'wrangler deployments', SAYS })
  expect([status, stderr]).toEqual([1, 'Nobody is signed in to Cloudflare on this machine. Run: npx wrangler login\n'])
  expect(calls()).toHaveLength(1)
})

it('does not roll back a rollback, which would bring the wrong version back, unless it is named', async () => {
  for (const annotation of ['"workers/message": "rollback"', '"workers/triggered_by": "rollback"']) {
    const LATEST = `{ "id": "x", "annotations": { ${annotation} } }`
    const { status, stderr } = await command('rollback', [], { LATEST })
    expect([status, stderr]).toEqual([1, expect.stringContaining('--to')])
    expect(await command('rollback', ['--to', id], { LATEST })).toMatchObject({ status: 0 })
  }
})

it('rolls back to the version before, or to a named one', async () => {
  expect(await command('rollback')).toMatchObject({ status: 0 })
  expect(await command('rollback', ['--env', 'preview', '--to', id])).toMatchObject({ status: 0 })
  expect(calls().filter((call) => !call.includes('status'))).toEqual([
    'wrangler rollback -y --message … []',
    `wrangler rollback ${id} -y --message … [preview]`,
  ])
})
