import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../browser-state/call.ts'
import { paths } from '../../paths.ts'
import { IssueSchema, validateContactmail } from '../contactmail.ts'
import { contactFormAtom, contactFormEventAtom, isUnderWay } from './contact-form-state.ts'
import { type Draft, idempotencyKeyFor, readDraft, writeDraft } from './draft.ts'

type Submission = {
  draft: string
  values: Record<string, string>
  age: number
  takeToken: () => Promise<string | undefined>
}

const RefusalSchema = v.fallback(v.object({ issues: v.array(IssueSchema) }), { issues: [] })

/** The last attempt that has not succeeded, for browsers without session storage. */
const attemptAtom = atom<Draft['sent']>()

/** Any 2xx is a success, whatever its body, unless that is a web page. Returns whether it was one. */
export const submitContactmailAtom = atom(
  null,
  async (get, set, { draft, values, age, takeToken }: Submission): Promise<boolean> => {
    const state = get(contactFormAtom)
    if (isUnderWay(state)) return false
    const { mail, refusal } = validateContactmail(values)
    if (!mail) {
      set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal })
      return false
    }
    const enquiry = { ...mail, ...(values.about && { about: values.about }) }
    const body = JSON.stringify(enquiry)
    const sent = { key: idempotencyKeyFor(body, get(attemptAtom), readDraft(draft)?.sent), body }
    set(attemptAtom, sent)
    writeDraft(draft, { values, sent })
    set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_REQUEST' })
    const signals = {
      homepage: values.homepage,
      filledIn: state.wasTypedBefore ? undefined : Math.round(age),
      turnstile: await takeToken(),
    }
    const called = await call(v.unknown(), paths.api.contactmails, {
      headers: { 'Idempotency-Key': sent.key },
      body: { ...enquiry, ...signals },
    })
    if ('error' in called) {
      set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_FAIL', payload: called.error })
      const { issues } = v.parse(RefusalSchema, called.refusal)
      const refused = { message: called.error, issues }
      if (issues.length > 0) set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal: refused })
      return false
    }
    set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_SUCCESS', payload: called.result })
    set(attemptAtom, undefined)
    writeDraft(draft, { values: {} })
    return true
  },
)
