import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { readJsonObject } from '../../http/body.ts'
import { refuse } from '../../http/refuse.ts'
import { noJson } from '../auth/calls.ts'
import type { StaffContext } from '../guards/staff.ts'

/** 64 KB, enough for undoing a change to a hundred contactmails. */
export const limitedBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => refuse(c as StaffContext, { status: 413, message: 'This is too large.' }),
})

/** Answers a call by its body, or with what is wrong with it. */
export const withBody = async <Schema extends v.GenericSchema>(
  c: StaffContext,
  schema: Schema,
  answer: (body: v.InferOutput<Schema>) => Promise<Response>,
): Promise<Response> => {
  const body = await readJsonObject(c)
  if (!body) return refuse(c, noJson)
  const parsed = v.safeParse(schema, body)
  return parsed.success ? answer(parsed.output) : refuse(c, { status: 400, message: parsed.issues[0].message })
}
