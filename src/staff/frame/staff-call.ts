import * as v from 'valibot'
import { limitBody, readJson } from '../../http/body.ts'
import { type Refusal, refuse } from '../../http/refuse.ts'
import type { StaffContext } from '../guards/session.ts'

export const limitedBody = limitBody(128 * 1024)

export const withBody = async <Schema extends v.GenericSchema>(
  c: StaffContext,
  schema: Schema,
  respond: (body: v.InferOutput<Schema>) => Promise<Response>,
): Promise<Response> => {
  const { input, error } = await readJson(c)
  if (error) return refuse(c, noJson[error])
  const parsed = v.safeParse(schema, input)
  return parsed.success ? respond(parsed.output) : refuse(c, { status: 400, message: parsed.issues[0].message })
}

const sendJson = 'Send a JSON object as application/json.'
export const noJson = {
  unreadable: { status: 400, message: sendJson },
  unsupported: { status: 415, message: sendJson },
} satisfies Record<string, Refusal>

/** The id in the path; the empty string, which no row has, if it is invalid. */
export const idOf = (c: StaffContext, name = 'id'): string => v.parse(IdSchema, c.req.param(name))

const IdSchema = v.fallback(v.pipe(v.string(), v.uuid(), v.toLowerCase()), '')

export const messageNotFound: Refusal = { status: 404, message: 'Message not found.' }
