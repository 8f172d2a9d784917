import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../browser-state/call.ts'
import { type Contactmail, contactmailFields, validateContactmail } from '../contactmail.ts'
import type { Signals } from '../spam/spam-rules.ts'
import { contactFormAtom, contactFormEventAtom, isUnderWay } from './contact-form-state.ts'
import { idempotencyKeyFor, readDraft, writeDraft } from './draft.ts'

type Submission = {
  url: string
  draft: string
  values: Record<string, string>
  age: number
  takeToken: () => Promise<string | undefined>
}

export const submitContactmailAtom = atom(
  null,
  async (get, set, { url, draft, values, age, takeToken }: Submission): Promise<boolean> => {
    const state = get(contactFormAtom)
    if (isUnderWay(state)) return false
    const { mail, refusal } = validateContactmail(values)
    if (!mail) {
      set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal })
      return false
    }
    const enquiry = { ...mail, ...(values.about && { about: values.about }) }
    const body = JSON.stringify(enquiry)
    const sent = { key: idempotencyKeyFor(readDraft(draft), body), body }
    writeDraft(draft, { values, sent })
    const signals = {
      homepage: values.homepage,
      filledIn: state.wasTypedBefore ? undefined : Math.round(age),
      turnstile: takeToken(),
    }
    const request = { url, mail: enquiry, signals, idempotencyKey: sent.key }
    const { error: message, issues } = await set(createContactmailAtom, request)
    if (message === undefined) writeDraft(draft, null)
    else if (issues.length > 0) set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal: { message, issues } })
    return message === undefined
  },
)

type Request = {
  url: string
  mail: Contactmail & { about?: string }
  signals?: Omit<Signals, 'turnstile'> & { turnstile: Promise<string | undefined> }
  idempotencyKey: string
}

const RefusalSchema = v.fallback(
  v.object({ issues: v.array(v.object({ field: v.picklist(contactmailFields), message: v.string() })) }),
  { issues: [] },
)

/** Any 2xx is a success, whatever its body, unless that is a web page. Returns the error and the rejected fields. */
export const createContactmailAtom = atom(null, async (_get, set, { url, mail, signals, idempotencyKey }: Request) => {
  set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_REQUEST' })
  const called = await call(v.unknown(), url, {
    headers: { 'Idempotency-Key': idempotencyKey },
    body: { ...mail, ...signals, turnstile: await signals?.turnstile },
  })
  if (!('error' in called)) {
    set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_SUCCESS', payload: called.result })
    return { issues: [] }
  }
  const { error, refusal } = called
  set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_FAIL', payload: error })
  return { error, issues: v.parse(RefusalSchema, refusal).issues }
})
