import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { officeMail } from '../../../contactmails/outbox/kind.ts'
import { selectOne } from '../../../database/sql.ts'
import type { Bindings } from '../../../env.ts'
import { causeOf, log } from '../../../log.ts'
import { paths } from '../../../paths.ts'
import { type Auth, authOf } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/session.ts'

const LinkedSchema = v.object(v.entriesFromList(['id', 'name', 'email'], v.string()))
export type Linked = v.InferOutput<typeof LinkedSchema>

export const resetLinkMinutes = 30

/** Makes a link with which the account's owner chooses a password, once. Only a hash of its token is kept. */
export const createLink = async (c: StaffContext, auth: Auth, userId: string, minutes: number): Promise<string> => {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(Date.now() + minutes * 60_000),
  })
  return `${new URL(c.req.url).origin}${paths.loginReset}?${new URLSearchParams({ token })}`
}

/** Whose password the link sets; null if it was used, has ended, or is that of a disabled account. */
export const openLink = async (c: StaffContext, token: string): Promise<Linked | null> => {
  const auth = await authOf(c)
  if (!auth) return null
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(identifierOf(token.slice(0, 200)))
  return link && link.expiresAt > new Date() ? findEnabled(c.env.DB, link.value) : null
}

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

export const findEnabled = (db: D1Database, addressOrId: string) => selectOne(db, LinkedSchema)`
  SELECT id, name, email FROM user WHERE (email = ${addressOrId} OR id = ${addressOrId}) AND banned IS NOT 1`

const identifierOf = (token: string) => `reset-password:${token}`
