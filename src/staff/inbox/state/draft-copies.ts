import * as v from 'valibot'
import { readStored, writeStored } from '../../../browser-state/stored.ts'
import { AttachmentSchema } from '../../../contactmails/attachments/attachment.ts'

const CopySchema = v.object({
  ...{ id: v.string(), text: v.string() },
  saved: v.object({
    ...{ text: v.string(), version: v.number() },
    attachments: v.optional(v.array(AttachmentSchema), []),
  }),
})
export type Copy = v.InferOutput<typeof CopySchema>

/** Copies of drafts that the server does not have yet. Signing out clears them. Nothing happens if storage is off or full. */
const prefix = 'draft:'

export const write = (name: string, draft: Copy | null) => writeStored('localStorage', prefix + name, draft)

export const read = (name: string) => readStored('localStorage', prefix + name, CopySchema)

export const list = (start: string): string[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
