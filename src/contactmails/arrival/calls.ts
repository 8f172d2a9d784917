import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { type AppEnv, turnstileKeys } from '../../env.ts'
import { inBackground } from '../../http/background.ts'
import { isForm, readBody } from '../../http/body.ts'
import { addressOf, isOverLimit, limitPeriod } from '../../http/rate-limits.ts'
import { refuse } from '../../http/refuse.ts'
import { log } from '../../log.ts'
import { type ContactmailIssue, validateContactmail } from '../contactmail.ts'
import { contentId } from '../contactmail-id.ts'
import { dueDay } from '../due/due-date.ts'
import { enqueueNew } from '../outbox/enqueue.ts'
import { referenceOf } from '../outbox/reference-and-names.ts'
import { receiptRequest } from '../receipts/receipt-limits.ts'
import { classify, isInconclusive, isNotificationDelayed, SignalsSchema } from '../spam/spam-rules.ts'
import { verifyTurnstile } from '../spam/turnstile.ts'
import { AboutSchema, type FindTopic } from '../topic.ts'
import { storeContactmail } from './store-contactmail.ts'

export type PostResult =
  | { status: 201; id: string; createdAt: string; reference: string; replyDay: string }
  | { status: 400 | 413 | 415 | 422 | 429 | 503; message: string; issues?: ContactmailIssue[] }

export type FormResults = {
  redirectToForm: (c: Context, result: PostResult, values: Record<string, string>) => Promise<Response>
  forgetResult: (c: Context) => void
}

export const maxBytes = 16 * 1024

export const contactmails = ({ redirectToForm, forgetResult }: FormResults, findTopic: FindTopic) => {
  const respond = (c: Context<AppEnv>, result: PostResult, values: Record<string, string> = {}) => {
    if (isForm(c)) return redirectToForm(c, result, values)
    if (result.status === 429) c.header('Retry-After', String(limitPeriod))
    if (result.status !== 201) return refuse(c, result)
    forgetResult(c)
    const { status, ...created } = result
    return c.json(created, status)
  }
  return new Hono<AppEnv>()
    .use(bodyLimit({ maxSize: maxBytes, onError: (c) => respond(c, tooLarge) }))
    .post('/', async (c) => {
      const { input, values, error } = await readBody(c)
      if (await isOverLimit(c, 'VISITOR_LIMIT')) return respond(c, tooMany, values)
      return respond(c, error ? bodyErrors[error] : await accept(c, input, findTopic), values)
    })
}

const bodyErrors: Record<'unreadable' | 'unsupported', PostResult> = {
  unreadable: { status: 400, message: 'The message could not be read.' },
  unsupported: { status: 415, message: 'Send the message as application/json.' },
}
const tooLarge: PostResult = { status: 413, message: 'This is too large: a message has at most 16 KB.' }
const tooMany: PostResult = {
  status: 429,
  message: 'Many messages came from your connection just now, and this one was not sent. Please try again in a minute.',
}
const taken: PostResult = { status: 422, message: 'This Idempotency-Key belongs to another message.' }
const notStored: PostResult = {
  status: 503,
  message: 'Your message could not be kept just now. Nothing was sent; please try again.',
}

const KeySchema = v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase()))

async function accept(c: Context<AppEnv>, input: unknown, findTopic: FindTopic): Promise<PostResult> {
  const { mail, refusal } = validateContactmail(input)
  if (!mail) return { status: 400, ...refusal }
  const key = v.safeParse(KeySchema, c.req.header('Idempotency-Key'))
  if (!key.success) return { status: 400, message: 'The Idempotency-Key has to be a UUID.' }
  const { url: page = '', ...topic } = findTopic(v.parse(AboutSchema, input).about) ?? {}
  const id = key.output ?? (isForm(c) ? await contentId({ ...mail, ...topic }) : crypto.randomUUID())

  const signals = v.parse(SignalsSchema, input)
  const address = addressOf(c)
  const visitor = { token: signals.turnstile, id, hostname: new URL(c.req.url).hostname, address }
  const turnstile = await verifyTurnstile(turnstileKeys(c.env), visitor)
  if (isInconclusive(turnstile) && (await isOverLimit(c, 'STRICT_LIMIT'))) return tooMany

  const rules = classify(signals, turnstile, await isOverLimit(c, 'ALL_VISITORS_LIMIT'))
  const { judge } = await import('../spam/judge.ts')
  const classification = await judge(c.env.DB, mail, rules)
  const receipt = await receiptRequest(c.env, { mail, classification, turnstile, address, page })
  const stored = await storeContactmail(c.env, id, { ...mail, ...topic }, classification, receipt)
  if (stored.result === 'conflict') return taken
  if (stored.result !== 'stored') {
    const { result, cause } = stored
    log(`contactmail-${result}`, { id, requestId: c.get('requestId'), cause })
    if (result === 'lost') return notStored
  } else if (!isNotificationDelayed(classification)) await inBackground(c, enqueueNew(c.env, [id]))
  const { createdAt } = stored.row
  return { status: 201, id, createdAt, reference: referenceOf(id), replyDay: dueDay(new Date(createdAt)) }
}
