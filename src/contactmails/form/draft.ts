import * as v from 'valibot'
import { readStored, writeStored } from '../../browser-state/stored.ts'
import type { Topic } from '../topic.ts'

const DraftSchema = v.object({
  values: v.record(v.string(), v.string()),
  sent: v.optional(v.object({ key: v.string(), body: v.string() })),
})
/** An enquiry kept in the tab's session storage so that a reload loses nothing; without values once it has arrived. */
export type Draft = v.InferOutput<typeof DraftSchema>

export const draftKey = (form: string, topic?: Pick<Topic, 'about'>) => `enquiry:${form}${topic?.about ?? ''}`

export const readDraft = (key: string) => readStored('sessionStorage', key, DraftSchema)

export const writeDraft = (key: string, draft: Draft) => writeStored('sessionStorage', key, draft)

export const idempotencyKeyFor = (body: string, ...attempts: Draft['sent'][]): string =>
  attempts.find((sent) => sent?.body === body)?.key ?? crypto.randomUUID()
