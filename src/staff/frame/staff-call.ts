import * as v from 'valibot'
import { limitBody, readJsonObject } from '../../http/body.ts'
import { type Refusal, refuse } from '../../http/refuse.ts'
import type { StaffContext } from '../guards/session.ts'

export const limitedBody = limitBody(128 * 1024)

export const withBody = async <Schema extends v.GenericSchema>(
  c: StaffContext,
  schema: Schema,
  respond: (body: v.InferOutput<Schema>) => Promise<Response>,
): Promise<Response> => {
  const body = await readJsonObject(c)
  if (!body) return refuse(c, noJson)
  const parsed = v.safeParse(schema, body)
  return parsed.success ? respond(parsed.output) : refuse(c, { status: 400, message: parsed.issues[0].message })
}

export const noJson: Refusal = { status: 415, message: 'Send a JSON object as application/json.' }

/** The id in the path; the empty string, which no row has, if it is invalid. */
export const idOf = (c: StaffContext, name = 'id'): string => v.parse(IdSchema, c.req.param(name))

const IdSchema = v.fallback(v.pipe(v.string(), v.uuid(), v.toLowerCase()), '')

export const messageNotFound: Refusal = { status: 404, message: 'Message not found.' }
