import { env } from 'cloudflare:workers'
import { app } from '../../src/app.ts'
import { createAuth } from '../../src/auth/better-auth.ts'
import { insertContactmail } from '../../src/db/contactmails.ts'
import { paths } from '../../src/paths.ts'
import type { Role } from '../../src/schemas/user.ts'
import { mailOf } from './mail.ts'

export const origin = 'https://forager.example'
export const password = 'four quiet harbour seals'

/** Makes an account and returns its address. */
export const account = async (role: Role, email = `${role}@forager.example`) => {
  const auth = createAuth({ db: env.DB, secret: String(env.BETTER_AUTH_SECRET), origin })
  await auth.api.createUser({ body: { email, password, name: `The ${role}`, role } })
  return email
}

/** Asks the app as a browser on one of its pages would. */
export const ask = (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}, bindings = env) =>
  app.request(
    origin + path,
    {
      redirect: 'manual',
      ...init,
      headers: {
        Origin: origin,
        'CF-Connecting-IP': '192.0.2.1',
        ...(cookie && { Cookie: cookie }),
        ...(init.headers as object),
      },
    },
    bindings,
  )

export const post = (path: string, body: unknown, cookie = '', bindings = env) =>
  ask(
    path,
    { method: 'POST', cookie, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
    bindings,
  )

export const postForm = (path: string, fields: Record<string, string>, cookie = '', bindings = env) =>
  ask(path, { method: 'POST', cookie, body: new URLSearchParams(fields) }, bindings)

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Signs in and returns the cookie. */
export const signedIn = async (email: string, word = password) =>
  cookiesOf(await post(paths.api.login, { email, password: word }))

/** The record's last entries, newest first. */
export const audited = async () =>
  (await env.DB.prepare('SELECT actor, action, subject FROM audit ORDER BY id DESC').all<Record<string, string>>())
    .results

const staffTables = ['user', 'session', 'account', 'verification', 'twoFactor', 'sign_in_attempts', 'audit']

export const forgetStaff = () =>
  env.DB.batch([...staffTables, 'contactmails'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))

/** The cookies of one member of staff and one admin, and no other rows than signing in has left. */
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

/** Four passwords are hashed the first time only, not before every test. */
let team: { staff: string; admin: string; rows: Row[] } | undefined

const rowsOf = async (tables: string[]): Promise<Row[]> => {
  const results = await env.DB.batch<Row['row']>(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)))
  return results.flatMap(({ results }, at) => results.map((row) => ({ table: String(tables[at]), row })))
}

const insertion = (table: string, row: Row['row']) =>
  env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map((_, at) => `?${at + 1}`)})`,
  ).bind(...Object.values(row))

/** Stores mails numbered from 1, each a minute newer than the one before, and returns their ids. */
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
