import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../browser-state/call.ts'
import { type Contactmail, contactmailFields } from '../contactmail.ts'
import type { Signals } from '../spam/spam-schema.ts'
import { contactFormEventAtom } from './contact-form-state.ts'

type Request = {
  url: string
  mail: Contactmail
  signals?: Signals
  idempotencyKey: string
}

/** Another server may answer, if `API_ORIGIN` is set. */
const RefusalSchema = v.fallback(
  v.object({ issues: v.array(v.object({ field: v.picklist(contactmailFields), message: v.string() })) }),
  { issues: [] },
)

/** Any 2xx is a success, whatever its body. Returns the error and the rejected fields. */
export const createContactmailAtom = atom(null, async (_get, set, { url, mail, signals, idempotencyKey }: Request) => {
  set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_REQUEST' })
  const called = await call(v.unknown(), url, {
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey },
    body: { ...mail, ...signals },
  })
  if (!('error' in called)) {
    set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_SUCCESS', payload: called.result })
    return { issues: [] }
  }
  const { error, refusal } = called
  set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_FAIL', payload: error })
  return { error, issues: v.parse(RefusalSchema, refusal).issues }
})
