import * as v from 'valibot'
import { draftPrefix as prefix } from '../../../browser-state/before-sign-out.ts'
import { readStored, storedKeys, writeStored } from '../../../browser-state/stored.ts'
import { AttachmentSchema } from '../../../contactmails/attachments/attachment.ts'

const CopySchema = v.object({
  ...{ id: v.string(), text: v.string() },
  saved: v.object({
    ...{ text: v.string(), version: v.number() },
    attachments: v.optional(v.array(AttachmentSchema), []),
  }),
})
export type Copy = v.InferOutput<typeof CopySchema>

/** Keeps a copy of a draft that the server does not have yet. Nothing happens if storage is off or full. */
export const write = (name: string, draft: Copy | null) => writeStored('localStorage', prefix + name, draft)

export const read = (name: string) => readStored('localStorage', prefix + name, CopySchema)

export const list = (start: string): string[] => storedKeys(prefix + start).map((key) => key.slice(prefix.length))
