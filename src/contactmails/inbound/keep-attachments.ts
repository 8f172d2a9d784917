import type { Attachment as Parsed } from 'postal-mime'
import type { Bindings } from '../../env.ts'
import { type Attachment, attachmentLimits, fileName } from '../attachments/attachment.ts'
import { keepFile } from '../attachments/files.ts'
import { type LongFile, longFileOf, wholeContent } from './reduce-mail.ts'

type Parts = { attachments: Parsed[]; raw: Uint8Array; long: LongFile[]; isWhole: boolean }

/** Stores the files of an e-mail, as far as the limits allow, and names the others. One at a time, for the memory. */
export const keepAttachments = async (env: Bindings, { raw, long, isWhole, ...parts }: Parts) => {
  const { named, file: mostOfOne, mail: most } = attachmentLimits
  // The logos of a signature come last: there may not be room for all.
  const attachments = parts.attachments.toSorted((a, b) => Number(a.related ?? false) - Number(b.related ?? false))
  const contents = attachments.map(({ content }) => new Uint8Array(content as ArrayBuffer))
  const longFiles = contents.map((content) => longFileOf(content, long))
  // The middle or the end of some file is missing, and nobody can say of which.
  const isTorn = !isWhole || longFiles.filter(Boolean).length < long.length
  let left: number = most
  const kept: Attachment[] = []
  for (const [at, { filename, mimeType }] of attachments.slice(0, named).entries()) {
    const parsed = contents[at] ?? new Uint8Array()
    const longFile = longFiles[at]
    const known = isTorn ? new Uint8Array() : parsed
    const content = longFile ? wholeContent(longFile, parsed, raw) : known
    const size = content.length
    const fits = size > 0 && size <= mostOfOne && size <= left
    const file = fits ? await keepFile(env, content) : undefined
    // Where one cannot be stored, the others would only delay the e-mail.
    left = fits && !file ? 0 : left - (file ? size : 0)
    const type = mimeType.slice(0, 120)
    kept.push({
      name: fileName(filename ?? '') || (namesOfTypes.get(type.toLowerCase()) ?? 'file'),
      type,
      ...(size > 0 && { size }),
      ...(file && { file }),
    })
  }
  const more = attachments.length - named
  return more > 0 ? [...kept, { name: `${more} more`, type: '' }] : kept
}

const namesOfTypes = new Map([
  ['text/calendar', 'invitation.ics'],
  ['message/rfc822', 'message.eml'],
])
