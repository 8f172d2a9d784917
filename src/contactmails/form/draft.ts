import * as v from 'valibot'
import type { Topic } from '../topic.ts'

const DraftSchema = v.object({
  values: v.record(v.string(), v.string()),
  sent: v.optional(v.object({ key: v.string(), body: v.string() })),
})
/** An enquiry that has not arrived yet, kept in the tab's session storage so that a reload loses nothing. */
export type Draft = v.InferOutput<typeof DraftSchema>

export const draftKey = (name: string): string => `enquiry:${name}`

/** A form has a draft for each topic. */
export const draftNameOf = (form: string, topic: Pick<Topic, 'about'> | undefined) => form + (topic?.about ?? '')

export const readDraft = (form: string): Draft | null => {
  try {
    return v.parse(DraftSchema, JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null'))
  } catch {
    return null
  }
}

export const writeDraft = (form: string, draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(draftKey(form), JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey(form))
  } catch {
    // Storage is off or full: the fields keep what was typed for as long as the page stands.
  }
}

export const idempotencyKeyFor = (draft: Draft | null, body: string): string =>
  draft?.sent?.body === body ? draft.sent.key : crypto.randomUUID()
