import { atom } from 'jotai/vanilla'
import { validateContactmail } from '../contactmail.ts'
import { contactFormAtom, contactFormEventAtom } from './contact-form-state.ts'
import { createContactmailAtom } from './create-contactmail.ts'
import { idempotencyKeyFor, readDraft, writeDraft } from './draft.ts'

type Submission = {
  url: string
  draft: string
  values: Record<string, string>
  age: number
  takeToken: () => Promise<string | undefined>
}

/** Validates the fields, sends them, and moves the form's state. Returns whether the enquiry is stored now. */
export const submitContactmailAtom = atom(
  null,
  async (get, set, { url, draft, values, age, takeToken }: Submission): Promise<boolean> => {
    const { situation, wasTypedBefore } = get(contactFormAtom)
    if (situation.name === 'verifying' || situation.name === 'sending') return false
    const { mail, refusal } = validateContactmail(values)
    if (!mail) {
      set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal })
      return false
    }
    set(contactFormEventAtom, { type: 'FORM_VERIFYING' })
    const body = JSON.stringify(mail)
    const sent = { key: idempotencyKeyFor(readDraft(draft), body), body }
    writeDraft(draft, { values, sent })
    const { error: message, issues } = await set(createContactmailAtom, {
      url,
      mail,
      signals: {
        homepage: values.homepage,
        filledIn: wasTypedBefore ? undefined : Math.round(age),
        turnstile: await takeToken(),
      },
      idempotencyKey: sent.key,
    })
    if (message === undefined) writeDraft(draft, null)
    else if (issues.length > 0) set(contactFormEventAtom, { type: 'FORM_REFUSED', refusal: { message, issues } })
    return message === undefined
  },
)
