import * as v from 'valibot'
import { readStored, writeStored } from '../../browser-state/stored.ts'
import type { Topic } from '../topic.ts'

const DraftSchema = v.object({
  values: v.record(v.string(), v.string()),
  sent: v.optional(v.object({ key: v.string(), body: v.string() })),
})
/** An enquiry that has not arrived yet, kept in the tab's session storage so that a reload loses nothing. */
export type Draft = v.InferOutput<typeof DraftSchema>

export const draftKey = (name: string): string => `enquiry:${name}`

export const draftNameOf = (form: string, topic: Pick<Topic, 'about'> | undefined) => form + (topic?.about ?? '')

export const readDraft = (form: string) => readStored('sessionStorage', draftKey(form), DraftSchema)

export const writeDraft = (form: string, draft: Draft | null) => writeStored('sessionStorage', draftKey(form), draft)

export const idempotencyKeyFor = (draft: Draft | null, body: string): string =>
  draft?.sent?.body === body ? draft.sent.key : crypto.randomUUID()
