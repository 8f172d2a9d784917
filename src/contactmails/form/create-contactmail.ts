import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { type Contactmail, type ContactmailIssue, contactmailFields } from '../schemas/contactmail.ts'
import type { Signs } from '../schemas/judgement.ts'
import { dispatchAtom } from './dispatch.ts'

type Request = {
  url: string
  mail: Contactmail
  signs?: Signs
  /** Which form it is, where that is counted. */
  form?: string | undefined
  /** A UUID; the same one for every try to send the same mail. */
  idempotencyKey: string
}

/** Long enough for a slow phone line, short enough to be told about. */
const timeout = 20_000

/**
 * Sends an enquiry and moves the create state from request to success or fail.
 * Returns whether it is stored, the fields that the server refused, and whether nobody answered.
 */
export const createContactmailAtom = atom(
  null,
  async (_get, set, { url, mail, signs, form, idempotencyKey }: Request) => {
    set(dispatchAtom, { type: 'CONTACTMAIL_CREATE_REQUEST' })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify({ ...mail, ...signs, form }),
        signal: AbortSignal.timeout(timeout),
      })
      const body: unknown = await response.json().catch(() => null)
      if (response.ok) {
        set(dispatchAtom, { type: 'CONTACTMAIL_CREATE_SUCCESS', payload: v.parse(CreatedSchema, body) })
        return { stored: true, issues: [] }
      }
      const { message = `The server answered ${response.status}.`, issues = [] } = v.parse(RefusedSchema, body)
      set(dispatchAtom, { type: 'CONTACTMAIL_CREATE_FAIL', payload: message })
      return { stored: false, issues }
    } catch (error) {
      set(dispatchAtom, {
        type: 'CONTACTMAIL_CREATE_FAIL',
        payload: error instanceof Error ? error.message : String(error),
      })
      return { stored: false, issues: [], unanswered: true }
    }
  },
)

/** Any object: its fields are not read, but a page of a network's sign-in is no success. */
const CreatedSchema = v.looseObject({})

/** What cannot be understood counts as not said: behind `API_ORIGIN` another server may answer. */
const RefusedSchema = v.fallback(
  v.object({
    message: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined),
    issues: v.fallback(
      v.optional(v.array(v.object({ field: v.picklist(contactmailFields), message: v.string() }))),
      undefined,
    ),
  }),
  {},
) satisfies v.GenericSchema<unknown, { message?: string | undefined; issues?: ContactmailIssue[] | undefined }>
