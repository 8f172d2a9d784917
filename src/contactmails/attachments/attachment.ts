import * as v from 'valibot'

const megabyte = 1024 * 1024

/** Of an e-mail: a count and two sizes in bytes. What is beyond them is named and not stored. */
export const attachmentLimits = { named: 20, file: 5 * megabyte, mail: 7 * megabyte } as const

/** Of one reply, in bytes. In base64 they stay below the 5 MB of an e-mail that Cloudflare sends. */
export const replyFiles = {
  count: 10,
  bytes: 3 * megabyte,
  words: 'A reply takes 10 files, and 3 MB together.',
} as const

/** `file` is the key of its content in R2; without it, the content is not stored. */
const AttachmentSchema = v.object({
  name: v.string(),
  type: v.string(),
  size: v.optional(v.number()),
  file: v.optional(v.string()),
})
export type Attachment = v.InferOutput<typeof AttachmentSchema>

const ListSchema = v.array(AttachmentSchema)
/** A list in calls, JSON text in rows. */
export const AttachmentsSchema = v.union([ListSchema, v.pipe(v.string(), v.parseJson(), ListSchema)])

export const keysOf = (attachments: Attachment[]): string[] => attachments.flatMap(({ file }) => file ?? [])

export const withoutContent = (attachments: Attachment[]): Attachment[] =>
  attachments.map(({ file: _, ...named }) => named)

/** The name without folders, and without characters that hide or reverse its ending or mean something to a file system. */
export const fileName = (given: string): string =>
  given
    .slice(-4000)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?!\p{Join_C})[\p{Cf}\p{Co}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-120)
    .toWellFormed()

/** Browsers save the file, whatever it says it is, and never run it. Source: RFC 6266, section 5 */
export const downloadHeaders = (name: string) => {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const disposition = `attachment; filename*=UTF-8''${encoded}`
  return { 'Content-Type': 'application/octet-stream', 'Content-Disposition': disposition }
}

export const sizeInWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
