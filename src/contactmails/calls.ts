import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { countEnquiry } from '../analytics/enquiry.ts'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { askForNotice } from '../mail/enqueue.ts'
import { isUnproven, judgeSigns } from '../mail/judge.ts'
import { keepContactmail } from '../mail/keep.ts'
import { log } from '../mail/log.ts'
import { contentId } from '../mail/mail-id.ts'
import { type ContactmailIssue, judgeContactmail } from '../schemas/contactmail.ts'
import { SignsSchema } from '../schemas/judgement.ts'
import { inBackground } from './background.ts'
import { isForm, readBody } from './body.ts'
import { addressOf, isOverLimit, isOverStrictLimit, limitPeriod } from './limits.ts'
import { refuse } from './refuse.ts'
import { findOut } from './turnstile.ts'

/** What became of a posted enquiry. */
export type Outcome =
  | { status: 201; id: string; createdAt: string }
  | { status: 400 | 413 | 415 | 422 | 429 | 503; message: string; issues?: ContactmailIssue[] }

/** Makes the page that answers a native form post; `values` are the fields as they were sent. */
export type AnswerForm = (
  c: Context<AppEnv>,
  outcome: Outcome,
  values: Record<string, string>,
) => Response | Promise<Response>

const maxBytes = 16 * 1024

/** `POST /`: keeps an enquiry sent as JSON, or as a form by a browser without JavaScript. */
export const contactmails = ({ answerForm }: { answerForm: AnswerForm }) => {
  const answer = (c: Context<AppEnv>, outcome: Outcome, input?: unknown, values: Record<string, string> = {}) => {
    countEnquiry(c.env, input, outcome.status)
    if (outcome.status === 429) c.header('Retry-After', String(limitPeriod))
    if (isForm(c)) return answerForm(c, outcome, values)
    if (outcome.status !== 201) return refuse(c, outcome)
    const { status, ...created } = outcome
    return c.json(created, status)
  }
  return new Hono<AppEnv>()
    .use(bodyLimit({ maxSize: maxBytes, onError: (c) => answer(c, tooLarge) }))
    .post('/', async (c) => {
      const { input, values, refusal } = await readBody(c)
      if (await isOverLimit(c)) return answer(c, tooMany, input, values)
      return answer(c, refusal ?? (await accept(c, input)), input, values)
    })
    .all('/', (c) => refuse(c, { status: 405, message: 'Enquiries are sent with POST.' }, { Allow: 'GET, POST' }))
}

const tooLarge: Outcome = { status: 413, message: 'This is too large: an enquiry has at most 16 KB.' }
const tooMany: Outcome = {
  status: 429,
  message: 'Many messages came in just now, and yours was not sent. Please try again in a minute.',
}
const taken: Outcome = { status: 422, message: 'This Idempotency-Key belongs to another enquiry.' }
const notKept: Outcome = {
  status: 503,
  message: 'Your message could not be kept just now. Nothing was sent; please try again.',
}

const KeySchema = v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase()))

async function accept(c: Context<AppEnv>, input: unknown): Promise<Outcome> {
  const { mail, refusal } = judgeContactmail(input)
  if (!mail) return { status: 400, ...refusal }
  const key = v.safeParse(KeySchema, c.req.header('Idempotency-Key'))
  if (!key.success) return { status: 400, message: 'The Idempotency-Key has to be a UUID.' }
  const id = key.output ?? (isForm(c) ? await contentId(mail) : crypto.randomUUID())

  const signs = v.parse(SignsSchema, input)
  const turnstile = await askTurnstile(c, id, signs.turnstile)
  if (isUnproven(turnstile) && (await isOverStrictLimit(c))) return tooMany

  const kept = await keepContactmail(c.env, id, mail, judgeSigns(signs, turnstile))
  if (kept.outcome === 'conflict') return taken
  if (kept.outcome !== 'kept') {
    const { outcome, cause } = kept
    log(outcome === 'lost' ? 'error' : 'warn', `contactmail-${outcome}`, { id, requestId: c.get('requestId'), cause })
    if (outcome === 'lost') return notKept
  } else {
    await inBackground(c, askForNotice(c.env, id))
  }
  return { status: 201, id, createdAt: kept.row.createdAt }
}

function askTurnstile(c: Context<AppEnv>, id: string, token: string | undefined) {
  const keys = turnstileKeys(c.env)
  if (!keys) return null
  return findOut(keys, { token, id, hostname: new URL(c.req.url).hostname, address: addressOf(c) })
}
