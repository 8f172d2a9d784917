import { type Attachment, sizeInWords } from '../../../contactmails/attachments/attachment.ts'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'

/** What came with an e-mail. A link saves a file; the browser never opens it. */
export function Files({ id, attachments }: { id: string; attachments: Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    <ul aria-label="Files" className="mt-2 text-small">
      {attachments.map(({ name, file, size }, at) => (
        <li key={file ?? `${name} ${at}`} className="flex flex-wrap items-baseline gap-x-2">
          <a
            className={`inline-flex items-center min-h-9 ${file ? 'text-link' : ''}`}
            href={file && paths.api.attachment(id, file)}
            download
          >
            <Outside text={name} />
          </a>
          <span className="text-muted">
            {[size && sizeInWords(size), !file && 'not stored'].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
