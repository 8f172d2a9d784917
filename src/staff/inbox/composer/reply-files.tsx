import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { sizeInWords } from '../../../contactmails/attachments/attachment.ts'
import { Icon } from '../../../ui/picture/icon.tsx'
import { Outside } from '../../../ui/text/outside.tsx'
import { Tool } from '../list/tool.tsx'
import { draftOf, draftsAtom } from '../state/drafts.ts'
import { attachAtom, attachingAtom, detachAtom } from '../state/reply-files.ts'

export function AttachFiles({ id }: { id: string }) {
  const attach = useSetAtom(attachAtom)
  const attaching = useAtomValue(attachingAtom)[id]
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="attach-files flex-none ms-auto">
      <Tool text={attaching?.text ?? 'Attach'} press={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        aria-label="Attach files"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          attach(id, [...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </span>
  )
}

/** Attaches files that are pasted into a reply, or dropped anywhere on the page, where the browser would open them. */
export function useGivenFiles(attach: (files: File[]) => void) {
  const take = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData
    const place = event.target as Element
    const hasFiles = data?.types.includes('Files')
    document.documentElement.toggleAttribute('data-dragged', hasFiles && event.type === 'dragover')
    // Spreadsheets copy cells both as text and as a picture; the text is meant.
    const isText = data?.types.includes('text/plain') && place.closest('input, textarea')
    if (!hasFiles || isText || (event.type === 'paste' && !place.closest('#reply'))) return
    event.preventDefault()
    if (data?.files.length && event.type !== 'dragover') attach([...data.files])
  })
  useEffect(() => {
    const listening = new AbortController()
    for (const kind of ['dragover', 'dragleave', 'drop', 'paste'] as const)
      document.addEventListener(kind, (event) => take(event), listening)
    return () => listening.abort()
  }, [])
}

export function ReplyFiles({ id }: { id: string }) {
  const detach = useSetAtom(detachAtom)
  const files = draftOf(useAtomValue(draftsAtom), 'reply', id)?.saved.attachments ?? []
  if (files.length === 0) return null
  return (
    <ul
      aria-label="Files of this reply"
      className="reply-files pane-inset flex flex-wrap gap-x-3 max-h-[min(5.4rem,14dvh)] overflow-y-auto border-t border-row text-note"
    >
      {files.map(({ file = '', name, size = 0 }) => (
        <li key={file} className="flex items-center gap-2 min-w-0 max-w-full">
          <span className="truncate">
            <Outside text={name} />
          </span>
          <span className="flex-none text-muted">{sizeInWords(size)}</span>
          <button
            type="button"
            className="tool flex-none"
            aria-label={`Remove ${name}`}
            onClick={({ currentTarget, detail }) => {
              if (detail < 2) detach(id, file)
              currentTarget.closest('form')?.querySelector<HTMLElement>('.attach-files button')?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
