import { atom } from 'jotai/vanilla'
import { contactmailCreateAtom } from '../../browser-state/contactmail-state.ts'
import { validateContactmail } from '../contactmail.ts'
import { contactFormAtom, contactFormEventAtom } from './contact-form-state.ts'
import { createContactmailAtom } from './create-contactmail.ts'
import { idempotencyKeyFor, readDraft, writeDraft } from './draft.ts'

type Submission = {
  url: string
  /** The name of the form's draft. */
  draft: string
  /** The fields as they were typed. */
  values: Record<string, string>
  /** Milliseconds since the page began. */
  age: number
  /** A token from Turnstile, where it is on. */
  takeToken: () => Promise<string | undefined>
}

/** What became of a submission; `ignored` while another is under way. */
export type Submitted = 'ignored' | 'invalid' | 'stored' | 'failed'

/** Judges the fields, sends them if they are right, and moves the form's state on the way. */
export const submitContactmailAtom = atom(
  null,
  async (get, set, { url, draft, values, age, takeToken }: Submission): Promise<Submitted> => {
    const { situation, wasTypedBefore } = get(contactFormAtom)
    if (situation.name === 'verifying' || situation.name === 'sending') return 'ignored'
    const { mail, refusal } = validateContactmail(values)
    if (!mail) {
      set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal })
      return 'invalid'
    }
    set(contactFormEventAtom, { type: 'FORM_VERIFYING' })
    const body = JSON.stringify(mail)
    const sent = { key: idempotencyKeyFor(readDraft(draft), body), body }
    writeDraft(draft, { values, sent })
    const { stored, issues } = await set(createContactmailAtom, {
      url,
      mail,
      signals: {
        homepage: values.homepage,
        filledIn: wasTypedBefore ? undefined : Math.round(age),
        turnstile: await takeToken(),
      },
      idempotencyKey: sent.key,
    })
    if (stored) {
      writeDraft(draft, null)
      return 'stored'
    }
    const { error: message = '' } = get(contactmailCreateAtom)
    if (issues.length > 0) set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal: { message, issues } })
    return 'failed'
  },
)
