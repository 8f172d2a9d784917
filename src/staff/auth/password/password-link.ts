import * as v from 'valibot'
import { officeMail } from '../../../contactmails/outbox/kind.ts'
import { selectOne, sql } from '../../../database/sql.ts'
import type { Bindings } from '../../../env.ts'
import { causeOf, log } from '../../../log.ts'
import { paths } from '../../../paths.ts'
import { storedIdentifier } from '../second-step/claim-code.ts'

const LinkOwnerSchema = v.object(v.entriesFromList(['id', 'name', 'email'], v.string()))
export type LinkOwner = v.InferOutput<typeof LinkOwnerSchema>

export const resetLinkMinutes = 30
export const invitationHours = 72

/** Makes a link with which the account's owner chooses a password, once. Only a hash of its token is kept. */
export const newLink = async (db: D1Database, origin: string, userId: string, minutes = invitationHours * 60) => {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`
  const now = Date.now()
  const [made, ends] = [now, now + minutes * 60_000].map((time) => new Date(time).toISOString())
  const insertion = sql(db)`
    INSERT INTO verification (id, identifier, value, expiresAt, createdAt, updatedAt)
    VALUES (${crypto.randomUUID()}, ${await identifierOf(token)}, ${userId}, ${ends}, ${made}, ${made})`
  return { url: `${origin}${paths.loginReset}?${new URLSearchParams({ token })}`, insertion }
}

/** Whose password the link sets; null if it was used, has ended, or is that of a disabled account. */
export const openLink = async (db: D1Database, token: string, now = new Date()): Promise<LinkOwner | null> =>
  selectOne(db, LinkOwnerSchema)`
    SELECT user.id, name, email FROM verification JOIN user ON user.id = verification.value
    WHERE identifier = ${await identifierOf(token.slice(0, 200))} AND expiresAt > ${now.toISOString()}
      AND banned IS NOT 1`

export const mailLink = async (env: Bindings, to: string, subject: string, text: string): Promise<boolean> => {
  const mail = officeMail(env, { to, subject, text })
  try {
    await mail?.()
    return mail !== null
  } catch (error) {
    log('password-reset-not-sent', { cause: causeOf(error) })
    return false
  }
}

export const findEnabled = (db: D1Database, address: string) =>
  selectOne(db, LinkOwnerSchema)`SELECT id, name, email FROM user WHERE email = ${address} AND banned IS NOT 1`

const identifierOf = (token: string) => storedIdentifier(`reset-password:${token}`)
