import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { type Contactmail, type ContactmailIssue, contactmailFields } from '../contactmail.ts'
import type { Signals } from '../spam/spam-schema.ts'
import { contactFormEventAtom } from './contact-form-state.ts'

type Request = {
  url: string
  mail: Contactmail
  signals?: Signals
  /** A UUID; the same for every attempt to send the same contactmail. */
  idempotencyKey: string
}

/** Milliseconds; long enough for a slow mobile connection. */
const timeout = 20_000

/**
 * Sends an enquiry and moves the create state from request to success or fail.
 * Returns whether it is stored, the fields that the server rejected.
 */
export const createContactmailAtom = atom(null, async (_get, set, { url, mail, signals, idempotencyKey }: Request) => {
  set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_REQUEST' })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({ ...mail, ...signals }),
      signal: AbortSignal.timeout(timeout),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) {
      set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_SUCCESS', payload: v.parse(CreatedSchema, body) })
      return { stored: true, issues: [] }
    }
    const { message = `The server answered ${response.status}.`, issues = [] } = v.parse(RefusedSchema, body)
    set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_FAIL', payload: message })
    return { stored: false, issues }
  } catch (error) {
    set(contactFormEventAtom, {
      type: 'CONTACTMAIL_CREATE_FAIL',
      payload: error instanceof Error ? error.message : String(error),
    })
    return { stored: false, issues: [] }
  }
})

/** Any object. Rules out the HTML of a captive portal. */
const CreatedSchema = v.looseObject({})

/** Invalid parts count as absent: with `API_ORIGIN` set, another server may answer. */
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
