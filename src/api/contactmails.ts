import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { keepContactmail } from '../mail/keep.ts'
import { contentId } from '../mail/mail-id.ts'
import { type ContactmailIssue, judgeContactmail } from '../schemas/contactmail.ts'

/** What became of a posted enquiry. */
export type Outcome =
  | { status: 201; id: string; createdAt: string }
  | { status: 400 | 413 | 415 | 422 | 503; message: string; issues?: ContactmailIssue[] }

/** Makes the page that answers a native form post; `values` are the fields as they were sent. */
export type AnswerForm = (
  c: Context<AppEnv>,
  outcome: Outcome,
  values: Record<string, string>,
) => Response | Promise<Response>

const maxBytes = 16 * 1024

/** `POST /`: keeps an enquiry sent as JSON, or as a form by a browser without JavaScript. */
export const contactmails = ({ answerForm }: { answerForm: AnswerForm }) => {
  const refuse = (c: Context<AppEnv>, outcome: Outcome) =>
    isForm(c) ? answerForm(c, outcome, {}) : answerJson(c, outcome)
  return new Hono<AppEnv>()
    .use(bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, tooLarge) }))
    .post('/', async (c) => {
      if (isForm(c)) {
        const values = await formValues(c)
        return answerForm(c, values ? await accept(c, values) : unreadable, values ?? {})
      }
      if (!isJson(c)) return answerJson(c, unsupported)
      const body = parseJson(await c.req.text())
      return answerJson(c, body === undefined ? unreadable : await accept(c, body))
    })
    .all('/', (c) => c.json({ message: 'Enquiries are sent with POST.' }, 405, { Allow: 'GET, POST' }))
}

const tooLarge: Outcome = { status: 413, message: 'This is too large: an enquiry has at most 16 KB.' }
const unreadable: Outcome = { status: 400, message: 'The enquiry could not be read.' }
const unsupported: Outcome = { status: 415, message: 'Send the enquiry as application/json.' }

async function accept(c: Context<AppEnv>, input: unknown): Promise<Outcome> {
  const { mail, refusal } = judgeContactmail(input)
  if (!mail) return { status: 400, ...refusal }

  const key = v.safeParse(v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())), c.req.header('Idempotency-Key'))
  if (!key.success) return { status: 400, message: 'The Idempotency-Key has to be a UUID.' }

  const id = key.output ?? (isForm(c) ? await contentId(mail) : crypto.randomUUID())
  const kept = await keepContactmail(c.env.DB, id, mail)
  if (kept.outcome === 'kept') return { status: 201, id, createdAt: kept.row.createdAt }
  if (kept.outcome === 'conflict') return { status: 422, message: 'This Idempotency-Key belongs to another enquiry.' }
  return { status: 503, message: 'Your message could not be kept just now. Nothing was sent; please try again.' }
}

function answerJson(c: Context<AppEnv>, { status, ...body }: Outcome) {
  return c.json(body, status satisfies ContentfulStatusCode)
}

function contentType(c: Context<AppEnv>) {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
}

function isJson(c: Context<AppEnv>) {
  return contentType(c) === 'application/json'
}

function isForm(c: Context<AppEnv>) {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(contentType(c) ?? '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text fields of a form, or null if it cannot be read. */
async function formValues(c: Context<AppEnv>): Promise<Record<string, string> | null> {
  try {
    const entries = Object.entries(await c.req.parseBody())
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return null
  }
}
