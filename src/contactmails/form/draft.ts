import * as v from 'valibot'
import { readStored, writeStored } from '../../browser-state/stored.ts'
import type { Topic } from '../topic.ts'

/** An enquiry kept in the tab's session storage so that a reload loses nothing; without values once it has arrived. */
const DraftSchema = v.object({ id: v.string(), values: v.record(v.string(), v.string()) })

export const draftKey = (form: string, topic?: Pick<Topic, 'about'>) => `enquiry:${form}${topic?.about ?? ''}`

export const readDraft = (key: string) => readStored('sessionStorage', key, DraftSchema)

export const writeDraft = (
  key: string,
  values: Record<string, string>,
  id = readDraft(key)?.id ?? crypto.randomUUID(),
) => writeStored('sessionStorage', key, { id, values })

/** Whatever is typed next is a new enquiry, even if its words are the same. */
export const endDraft = (key: string) => writeDraft(key, {}, crypto.randomUUID())
