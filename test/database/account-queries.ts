import type { D1Database } from '@cloudflare/workers-types'
import { countUp } from '../../src/database/count-up.ts'
import { listAudit } from '../../src/staff/audit/queries.ts'
import { readOwnMail } from '../../src/staff/auth/account/own-mail.tsx'
import { deleteAttempts } from '../../src/staff/auth/credentials/attempt-limits.ts'
import { findEnabled, openLink } from '../../src/staff/auth/password/password-link.ts'
import {
  claimTotpStep,
  deleteChallenges,
  findChallenge,
  findTotpSecret,
} from '../../src/staff/auth/second-step/claim-code.ts'
import {
  claimFirstSignIn,
  deleteOtherSessions,
  deleteSessionOfToken,
  markSession,
} from '../../src/staff/auth/sessions/own-sessions.ts'
import { findUser, listUsers } from '../../src/staff/users/queries.ts'

/** What accounts and the audit log ask the database. */
export const accountQueries: Record<string, (db: D1Database) => Promise<unknown>> = {
  'the record': (db) => listAudit(db, { before: 9, person: '', kind: '' }, 100),
  'the record of one person': (db) => listAudit(db, { before: 9, person: 'a@b.example', kind: 'Messages' }, 100),
  accounts: listUsers,
  'an account': (db) => findUser(db, 'x'),
  'a signature': (db) => readOwnMail(db, 'x'),
  'whose password a link sets': (db) => openLink(db, 'x'),
  'who may be sent a link': (db) => findEnabled(db, 'a@b.example'),
  'a sign-in that needs a code': (db) => findChallenge(db, 'x'),
  'ending sign-ins that need a code': (db) => deleteChallenges(db, 'x'),
  'the secret of codes': (db) => findTotpSecret(db, 'x'),
  'using up a code': (db) => claimTotpStep(db, 'x', 1),
  'ending other sessions': (db) => deleteOtherSessions(db, 'x', 'y'),
  'the first sign-in': (db) => claimFirstSignIn(db, 'a@b.example'),
  'marking a session': (db) => markSession(db, 'x', 'grace'),
  'a session that must not begin': (db) => deleteSessionOfToken(db, 'x'),
  'counting attempts': (db) => countUp(db, [{ key: 'x', span: 60 }]),
  'resetting attempts': (db) => deleteAttempts(db, 'x'),
}
