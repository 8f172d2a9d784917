import { env } from 'cloudflare:workers'
import { app } from '../../src/app.ts'
import type { Role } from '../../src/browser-state/user-info.ts'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { paths } from '../../src/paths.ts'
import { createAuth } from '../../src/staff/guards/better-auth.ts'
import { mailOf } from './mail.ts'

export const origin = 'https://forager.example'
export const password = 'four quiet harbour seals'

/** Creates an account and returns its address. */
export const account = async (role: Role, email = `${role}@forager.example`) => {
  const auth = createAuth({ db: env.DB, secret: String(env.BETTER_AUTH_SECRET), origin })
  await auth.api.createUser({ body: { email, password, name: `The ${role}`, role } })
  return email
}

type Asked = Omit<RequestInit, 'headers'> & { cookie?: string; headers?: Record<string, string | undefined> }

/** Sends a request as a browser on one of the site's pages would. A header set to `undefined` is left out. */
export const ask = (path: string, { cookie, headers, ...init }: Asked = {}, bindings = env) => {
  const sent = { Origin: origin, 'CF-Connecting-IP': '192.0.2.1', Cookie: cookie || undefined, ...headers }
  const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return app.request(origin + path, { redirect: 'manual', ...init, headers: present }, bindings)
}

export const post = (path: string, body: unknown, cookie = '', bindings = env) =>
  ask(
    path,
    { method: 'POST', cookie, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
    bindings,
  )

export const postForm = (path: string, fields: Record<string, string>, cookie = '', bindings = env) =>
  ask(path, { method: 'POST', cookie, body: new URLSearchParams(fields) }, bindings)

/** The `Cookie` header that follows from an answer's `Set-Cookie`. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** The status of a call; of a page 401 for a redirect to the sign-in, and 403 for one to what the account lacks. */
export const accessStatus = ({ status, headers }: Response) => {
  const location = headers.get('Location') ?? ''
  if (location.startsWith(`${paths.login}?next=`)) return 401
  return location.startsWith(`${paths.admin.account}?next=`) ? 403 : status
}

/** Signals in and returns the cookie. */
export const signedIn = async (email: string, word = password) =>
  cookiesOf(await post(paths.api.login, { email, password: word }))

/** Invites somebody and returns the token of the link. */
export const linkFor = async (invited: object, admin: string) => {
  const answer = await post(paths.api.users, invited, admin)
  const { link = '' } = (await answer.json()) as { link?: string }
  return new URL(link).searchParams.get('token') ?? ''
}

/** Changes contactmails as the inbox does. */
export const change = (ids: string[], change: object, cookie: string) =>
  post(paths.api.contactmailsAct('change'), { ids, change }, cookie)

/** All audit entries, newest first. */
export const audited = async () =>
  (
    await env.DB.prepare('SELECT actor, action, subject FROM audit ORDER BY id DESC').all<{
      actor: string
      action: string
      subject: string
    }>()
  ).results

const staffTables = ['user', 'session', 'account', 'verification', 'twoFactor', 'passkey', 'limit_counts', 'audit']

export const forgetStaff = () =>
  env.DB.batch(
    [...staffTables, 'contactmails', 'changes', 'entries', 'saved_replies'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )

/** Empties the tables and returns the cookies of one signed-in member of staff and one admin. */
export const freshTeam = async () => {
  await forgetStaff()
  if (!team) {
    const staff = await signedIn(await account('staff'))
    const admin = await signedIn(await account('admin'))
    team = { staff, admin, rows: await rowsOf(staffTables) }
  } else {
    await env.DB.batch(team.rows.map(({ table, row }) => insertion(table, row)))
  }
  return { staff: team.staff, admin: team.admin }
}

type Row = { table: string; row: Record<string, unknown> }

/** Kept between tests: hashing passwords is slow. */
let team: { staff: string; admin: string; rows: Row[] } | undefined

const rowsOf = async (tables: string[]): Promise<Row[]> => {
  const results = await env.DB.batch<Row['row']>(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)))
  return results.flatMap(({ results }, at) => results.map((row) => ({ table: String(tables[at]), row })))
}

const insertion = (table: string, row: Row['row']) =>
  env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map((_, at) => `?${at + 1}`)})`,
  ).bind(...Object.values(row))

/** Ends the grace of first sign-ins: admins need a second step where it is required. */
export const endGrace = () => env.DB.prepare('UPDATE session SET secondStep = NULL').run()

/** Stores contactmails numbered from 1, a minute apart, and returns their ids. */
export const storeMails = async (count: number, fields: Parameters<typeof mailOf>[0] = {}) => {
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const id = crypto.randomUUID()
    const createdAt = new Date(Date.UTC(2026, 10, 1) + number * 60_000).toISOString()
    await insertContactmail(env.DB, { ...mailOf({ subject: `Mail ${number}`, ...fields }), id, createdAt })
    ids.push(id)
  }
  return ids
}
