import { countUp } from '../../database/count-up.ts'
import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, staffVariables } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { uuidOf } from '../contactmail-id.ts'
import { officeMail } from '../outbox/kind.ts'
import type { ReceivedMail } from './received-mail.ts'

const hour = 60 * 60 * 1000
const spans = [hour, 24 * hour]

/** E-mails an hour and a day, beyond which they are kept without telling anybody. */
export const inboundRateLimits = { sender: [10, 40], domain: [60, 300], thread: [10, 40], all: [200, 1000] } as const

type Thread = { id: string; isFromSender: boolean }

/** Unverified e-mail is counted apart, so that nobody uses up the limits of the person whose name he borrows. */
export const isBeyondLimits = async (env: Bindings, mail: ReceivedMail, thread: Thread | null): Promise<boolean> => {
  const { author, isVerified } = mail
  const scopes: [keyof typeof inboundRateLimits, string][] = [['sender', author.toLowerCase()]]
  if (thread) scopes.push(['thread', `${thread.id} ${thread.isFromSender}`])
  if (!thread?.isFromSender) scopes.push(['domain', author.split('@').at(-1)?.toLowerCase() ?? ''], ['all', ''])
  const checks = await Promise.all(
    scopes.flatMap(([scope, value]) =>
      spans.map(async (span, at) => ({
        key: await keyOf(env, [scope, value, isVerified, span]),
        span,
        limit: inboundRateLimits[scope][at] ?? 0,
      })),
    ),
  )
  const counts = await retryD1(() => countUp(env.DB, checks))
  if (counts.every(({ key, count }) => checks.some((check) => check.key === key && count <= check.limit))) return false
  const key = await keyOf(env, ['notice'])
  const [notices] = await retryD1(() => countUp(env.DB, [{ key, span: 24 * hour }]))
  if (notices.count === 1) await tellStaff(env)
  return true
}

const keyOf = (env: Bindings, parts: unknown[]) => uuidOf(['inbound', staffVariables(env).BETTER_AUTH_SECRET, ...parts])

async function tellStaff(env: Bindings) {
  const notice = officeMail(env, {
    subject: 'More email than usual',
    text: 'More email is coming in than the website announces one by one. The rest is kept without a notification, so look in the inbox. This notice is not repeated today.\n',
  })
  await notice?.().catch((error: unknown) => log('inbound-notice-failed', { cause: causeOf(error) }))
}
