import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createAdmin } from '../../scripts/account-queries.ts'
import { company } from '../../src/site/content/content.ts'
import {
  calls,
  email,
  emptyDatabases,
  fakeWrangler,
  folder,
  inDatabase,
  local,
  persistTo,
  recorded,
  rows,
  started,
  temporary,
  user,
  userCreate,
} from '../helpers/user-create.ts'

emptyDatabases()

const sha = (text: string) => createHash('sha256').update(text).digest('base64url')
const linkIn = (stdout: string) => new URL(stdout)
const identifierIn = (stdout: string) => sha(`reset-password:${linkIn(stdout).searchParams.get('token')}`)

it('creates an account once, prints a link to choose a password and stores its hash', async () => {
  const { stdout, stderr } = await local(['--email', email, '--role', 'admin'])
  expect(stdout).toMatch(/^http:\/\/localhost:8787\/login\/reset\?token=[\da-f-]{72}\n$/)
  expect(stderr).toBe(`With this link ${email} chooses a password, once, within 72 hours, to sign in as admin:\n`)
  const invited = { email, role: 'admin', password: null, identifier: identifierIn(stdout) }
  expect(await rows()).toEqual([expect.objectContaining(invited)])
  expect(await recorded()).toEqual([
    { actor: 'npm run user:create', action: 'user-created', subject: `${email} as admin` },
  ])
})

it('makes another link for somebody who has not chosen a password yet, and the first one ends', async () => {
  await local(['--email', email, '--role', 'admin'])
  const { stdout } = await local(['--email', email, '--role', 'staff'])
  expect(await rows()).toEqual([expect.objectContaining({ role: 'staff', identifier: identifierIn(stdout) })])
})

it.each([
  ['creating', ['--role', 'staff'], 'staff', 'user-created'],
  ['resetting', ['--reset'], 'admin', 'user-created'],
])('%s completes an account that is incomplete', async (_name, args, role, action) => {
  await inDatabase((db) => db.prepare(user()).run())
  const { status, stdout } = await local(['--email', email, ...args])
  expect(status).toBe(0)
  expect(await rows()).toEqual([expect.objectContaining({ role, identifier: identifierIn(stdout) })])
  expect(await recorded()).toEqual([expect.objectContaining({ action })])
})

it('--reset ends the password, two-step verification, sessions and unfinished sign-ins', async () => {
  await inDatabase(async (db) => {
    await createAdmin(db, { email, name: 'Obi', password: 'nine slow ferries home' })
    const id = (await db.prepare('SELECT id FROM user').first<{ id: string }>())?.id
    await db.batch([
      // The grace of the first sign-in is not given twice.
      db.prepare("UPDATE user SET twoFactorEnabled = 1, firstSignInAt = '2026'"),
      db.prepare(`INSERT INTO twoFactor (id, secret, backupCodes, userId) VALUES ('t', 'x', 'x', '${id}')`),
      db.prepare(
        `INSERT INTO session (id, expiresAt, token, createdAt, updatedAt, userId) VALUES ('s', '2030', 't', '2026', '2026', '${id}')`,
      ),
      db.prepare(
        `INSERT INTO verification (id, identifier, value, expiresAt, createdAt, updatedAt) VALUES ('v', '2fa-x', '${id}', '2030', '2026', '2026')`,
      ),
    ])
  })
  const again = await local(['--email', email, '--role', 'admin'])
  expect(again).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('has an account already') })

  const { stdout } = await local(['--email', email, '--reset'])
  const reset = { role: 'admin', name: 'Obi', twoFactorEnabled: 0, password: null }
  expect(await rows()).toEqual([expect.objectContaining({ ...reset, identifier: identifierIn(stdout) })])
  const left = await inDatabase((db) =>
    db
      .prepare(
        'SELECT (SELECT COUNT(*) FROM session) + (SELECT COUNT(*) FROM twoFactor) AS count, firstSignInAt FROM user',
      )
      .first(),
  )
  expect(left).toEqual({ count: 0, firstSignInAt: '2026' })
  expect((await recorded()).at(-1)).toEqual({ actor: 'npm run user:create', action: 'user-reset', subject: email })
})

it('--reset reports that an account is disabled', async () => {
  await local(['--email', email, '--role', 'staff'])
  await inDatabase((db) => db.prepare('UPDATE user SET banned = 1').run())
  const { status, stderr } = await local(['--email', email, '--reset'])
  expect(status).toBe(0)
  expect(stderr).toContain('still disabled')
  expect(await rows()).toEqual([expect.objectContaining({ banned: 1 })])
})

it.each([
  [['--persist-to', persistTo], { PORT: '9000' }, 'http://localhost:9000'],
  [['--persist-to', persistTo, '--site', 'https://a.example/x'], {}, 'https://a.example'],
  [['--remote'], {}, company.origin],
  [['--remote', '--env', 'preview', '--site', 'https://preview.example'], {}, 'https://preview.example'],
])('with %j and %j the link leads to %s', async (args, variables, site) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { stdout } = await userCreate(['--email', email, '--role', 'staff', ...args])
  expect(linkIn(stdout).origin).toBe(site)
  vi.stubEnv('PORT', undefined)
})

it('--reset fails without an account', async () => {
  const { status, stderr } = await local(['--email', email, '--reset'])
  expect(status).toBe(1)
  expect(stderr).toContain('has no account')
})

it.each([
  [[]],
  [['--email', email]],
  [['--email', 'nothing', '--role', 'admin']],
  [['--email']],
  [['--email', email, '--role', 'owner']],
  [['--email', email, '--role', 'staff', '--colour', 'red']],
  [['--email', email, '--role', 'staff', '--reset=yes']],
  [['--email', email, '--role', 'staff', '--site', 'forager']],
  [['--email', email, '--role', 'staff', '--remote', '--env', 'preview']],
  [['ada@forager.example']],
])('explains in one sentence how to be called: %j', async (args) => {
  const { status, stdout, stderr } = await local(args)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^[^\n]{20,200}\n$/)
  expect(stderr).not.toMatch(/Error|TypeError|node:/)
  expect(status).toBe(2)
})

it('names the command that creates the tables of an empty database', async () => {
  const { status, stderr } = await userCreate([
    '--email',
    email,
    '--role',
    'staff',
    '--persist-to',
    join(folder, 'other'),
  ])
  expect(stderr).toBe('This database has no tables yet. Run: npm run db:migrate\n')
  expect(status).toBe(2)
})

it('names that of a remote database, which npm run db:migrate would not reach', async () => {
  const program = `console.log('{"error":{"text":"no such table: user"}}'); process.exit(1)`
  writeFileSync(join(folder, 'node_modules/wrangler/bin/wrangler.js'), program)
  const { stderr } = await userCreate([
    '--email',
    email,
    '--role',
    'staff',
    '--remote',
    '--env',
    'preview',
    '--site',
    'https://x.example',
  ])
  expect(stderr).toContain('Run: npx wrangler d1 migrations apply DB --remote --env preview\n')
})

it('is started as the README says', async () => {
  const { status, stdout } = started(['--email', email, '--role', 'staff', '--persist-to', persistTo])
  expect(status).toBe(0)
  expect(await rows()).toEqual([expect.objectContaining({ role: 'staff', identifier: identifierIn(stdout) })])
})

it('starts no process for the local database', async () => {
  expect((await local(['--email', email, '--role', 'staff'])).status).toBe(0)
  expect(calls()).toEqual([])
})

it.each([
  ['written', 0],
  ['refused', 1],
])(
  'passes the link’s hash to the remote database in a private file, not as an argument, and removes it: %s',
  async (_name, status) => {
    fakeWrangler(null, status)
    const answer = await userCreate(['--email', email, '--role', 'staff', '--remote'])
    expect(answer.status).toBe(status)
    const [look, write, ...rest] = calls()
    expect(rest).toEqual([])
    expect(look?.args).toContain('--remote')
    expect(write?.args).toContain('--remote')
    expect(JSON.stringify([look?.args, write?.args])).not.toMatch(/INSERT|token/)
    expect(write?.given).toMatchObject({ mode: 0o600, sql: expect.stringMatching(/INSERT INTO verification/) })
    expect(readdirSync(temporary)).toEqual([])
  },
)
