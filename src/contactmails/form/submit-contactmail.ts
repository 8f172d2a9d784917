import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../browser-state/call.ts'
import { paths } from '../../paths.ts'
import { IssueSchema, validateContactmail } from '../contactmail.ts'
import { uuidOf } from '../contactmail-id.ts'
import { contactFormAtom, contactFormEventAtom, isUnderWay } from './contact-form-state.ts'
import { endDraft, readDraft, writeDraft } from './draft.ts'

type Submission = {
  draft: string
  values: Record<string, string>
  age: number
  takeToken: () => Promise<string | undefined>
}

const RefusalSchema = v.fallback(v.object({ issues: v.array(IssueSchema) }), { issues: [] })

/** The id of a draft that has not arrived, for browsers without session storage. */
const draftIdAtom = atom<string>()

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
    const id = readDraft(draft)?.id ?? get(draftIdAtom) ?? crypto.randomUUID()
    set(draftIdAtom, id)
    writeDraft(draft, values, id)
    set(contactFormEventAtom, { type: 'CONTACTMAIL_CREATE_REQUEST' })
    const key = await uuidOf([id, enquiry])
    const signals = {
      homepage: values.homepage,
      filledIn: state.wasTypedBefore ? undefined : Math.round(age),
      turnstile: await takeToken(),
    }
    const called = await call(v.unknown(), paths.api.contactmails, {
      headers: { 'Idempotency-Key': key },
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
    set(draftIdAtom, undefined)
    endDraft(draft)
    return true
  },
)
