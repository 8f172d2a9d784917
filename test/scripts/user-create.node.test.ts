import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
  word,
} from '../helpers/user-create.ts'

emptyDatabases()

it('creates an account once, with a generated password or one from a pipe, and stores a hash', async () => {
  const { stdout } = await local(['--email', email, '--role', 'admin', '--generate'])
  expect(stdout).toMatch(/^Password, shown once: [a-z\d-]{24,}\n$/)
  const account = {
    email,
    role: 'admin',
    providerId: 'credential',
    password: expect.stringMatching(/^[\da-f]{32}:[\da-f]{128}$/),
  }
  expect(await rows()).toEqual([expect.objectContaining(account)])
  const again = await local(['--email', email, '--role', 'admin', '--generate'])
  expect(again).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('has an account already') })
  const easy = await local(['--email', 'c@d.example', '--role', 'staff'], 'password1234\n')
  expect(easy).toMatchObject({ status: 1, stderr: expect.stringContaining('too easy to guess') })
  const own = await local(['--email', 'kestrel@d.example', '--role', 'staff'], 'Kestrel-2026-!!\n')
  expect(own.status).toBe(1)
  expect(await rows()).toHaveLength(1)
  expect(await recorded()).toEqual([
    { actor: 'npm run user:create', action: 'user-created', subject: `${email} as admin` },
  ])
})

it.each([
  ['creating', ['--role', 'staff'], 'staff', 'user-created'],
  ['resetting', ['--reset'], 'admin', 'user-created'],
])('%s completes an account that is incomplete', async (_name, args, role, action) => {
  await inDatabase((db) => db.prepare(user()).run())
  const { status, stderr } = await local(['--email', email, ...args], `${word}\n`)
  expect(status).toBe(0)
  expect(stderr).toContain('repaired')
  expect(await rows()).toEqual([expect.objectContaining({ role, password: expect.stringContaining(':') })])
  expect(await recorded()).toEqual([expect.objectContaining({ action })])
})

it('--reset gives a new password, turns two-step verification off and ends sessions and unfinished sign-ins', async () => {
  await local(['--email', email, '--role', 'admin', '--name', 'Obi'], `${word}\n`)
  const [before] = await rows()
  await inDatabase(async (db) => {
    const id = (await db.prepare('SELECT id FROM user').first<{ id: string }>())?.id
    await db.batch([
      db.prepare('UPDATE user SET twoFactorEnabled = 1'),
      db.prepare(`INSERT INTO twoFactor (id, secret, backupCodes, userId) VALUES ('t', 'x', 'x', '${id}')`),
      db.prepare(
        `INSERT INTO session (id, expiresAt, token, createdAt, updatedAt, userId) VALUES ('s', '2030', 't', '2026', '2026', '${id}')`,
      ),
      db.prepare(
        `INSERT INTO verification (id, identifier, value, expiresAt, createdAt, updatedAt) VALUES ('v', '2fa-x', '${id}', '2030', '2026', '2026')`,
      ),
    ])
  })
  expect((await local(['--email', email, '--reset'], 'seven grey herons wade\n')).stderr).toBe(
    `${email} has a new password.\n`,
  )
  const [after] = await rows()
  expect(after).toEqual({ ...before, password: expect.any(String) })
  expect(after?.password).not.toBe(before?.password)
  const left = await inDatabase((db) =>
    db
      .prepare(
        'SELECT (SELECT COUNT(*) FROM session) + (SELECT COUNT(*) FROM twoFactor) + (SELECT COUNT(*) FROM verification) AS count',
      )
      .first(),
  )
  expect(left).toEqual({ count: 0 })
})

it('has a password changed at the first sign-in, unless it is one’s own', async () => {
  const mustChange = () => inDatabase((db) => db.prepare('SELECT passwordGivenAt, firstSignInAt FROM user').first())
  await local(['--email', email, '--role', 'admin', '--own'], `${word}\n`)
  expect(await mustChange()).toEqual({ passwordGivenAt: null, firstSignInAt: null })
  await inDatabase((db) => db.prepare("UPDATE user SET firstSignInAt = '2026'").run())
  await local(['--email', email, '--reset'], 'seven grey herons wade\n')
  // The grace of the first sign-in is not given twice.
  expect(await mustChange()).toEqual({ passwordGivenAt: expect.any(String), firstSignInAt: '2026' })
  const again = await local(['--email', email, '--reset'], 'seven grey herons wade\n')
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('this password already') })
})

it('--reset reports that an account is disabled', async () => {
  await local(['--email', email, '--role', 'staff'], `${word}\n`)
  await inDatabase((db) => db.prepare('UPDATE user SET banned = 1').run())
  const { status, stderr } = await local(['--email', email, '--reset'], 'seven grey herons wade\n')
  expect(status).toBe(0)
  expect(stderr).toContain('still disabled')
  expect(await rows()).toEqual([expect.objectContaining({ banned: 1 })])
})

it('--reset fails without an account', async () => {
  const { status, stderr } = await local(['--email', email, '--reset'], `${word}\n`)
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
  [['--email', email, '--role', 'staff', '--generate=yes']],
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
  const { stderr } = await userCreate(['--email', email, '--role', 'staff', '--remote', '--env', 'preview'])
  expect(stderr).toContain('Run: npx wrangler d1 migrations apply DB --remote --env preview\n')
})

it('is started with a password from a pipe', async () => {
  const args = ['--email', email, '--role', 'staff', '--persist-to', persistTo]
  expect(started(args, `${word}\n`)).toMatchObject({
    status: 0,
    stdout: '',
    stderr: `${email} can sign in as staff.\n`,
  })
  expect(await rows()).toEqual([expect.objectContaining({ role: 'staff' })])
})

it('starts no process for the local database', async () => {
  expect((await local(['--email', email, '--role', 'staff'], `${word}\n`)).status).toBe(0)
  expect(calls()).toEqual([])
})

it.each([
  ['written', 0],
  ['refused', 1],
])(
  'passes a hash to the remote database in a private file, not as an argument, and removes it: %s',
  async (_name, status) => {
    fakeWrangler(null, status)
    const answer = await userCreate(['--email', email, '--role', 'staff', '--remote'], `${word}\n`)
    expect(answer.status).toBe(status)
    const [look, write, ...rest] = calls()
    expect(rest).toEqual([])
    expect(look?.args).toContain('--remote')
    expect(write?.args).toContain('--remote')
    expect(JSON.stringify([look?.args, write?.args])).not.toMatch(/[\da-f]{32}:|ferries/)
    expect(write?.given).toMatchObject({ mode: 0o600, sql: expect.stringMatching(/'[\da-f]{32}:[\da-f]{128}'/) })
    expect(readdirSync(temporary)).toEqual([])
  },
)
