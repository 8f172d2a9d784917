import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { DraftKind } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { type ReadyReply, SavedReplyCombobox } from '../../saved-replies/saved-reply-combobox.tsx'
import { InboxLink, Tool } from '../list/tool.tsx'
import { saveDraftAtom } from '../state/drafts.ts'

type Props = { id: string; replies: (ReadyReply & { digit: number | null })[]; children: ReactNode }

export function SavedReplies({ id, replies, children }: Props) {
  const save = useSetAtom(saveDraftAtom)
  const url = `${paths.admin.savedReplies}?${new URLSearchParams({ from: id })}`
  return (
    <div
      className={`composer-saved [grid-area:1/1/auto/-1] flex max-sm:flex-wrap gap-2 min-w-0 ${replies.length > 0 ? '' : '-ml-[0.65rem]'}`}
    >
      {replies.length > 0 && <SavedReplyCombobox replies={replies} choose={insert} />}
      <ul
        aria-label="Saved reply"
        tabIndex={-1}
        className="empty:hidden flex gap-[0.3rem] min-w-0 max-sm:flex-1 overflow-x-auto [scrollbar-width:none] pe-4 pb-px [mask-image:linear-gradient(to_right,#000_calc(100%_-_1rem),transparent)] [&_.tool]:border-row [&_.tool]:whitespace-nowrap"
      >
        {replies
          .filter(({ digit }) => digit !== null)
          .map((reply) => (
            <li key={reply.id} data-reply-key={reply.digit}>
              <Tool text={reply.name} shortcut={String(reply.digit)} press={() => insert(reply)} />
            </li>
          ))}
      </ul>
      <InboxLink
        className="tool flex-none max-sm:hidden"
        href={url}
        aria-label="Change saved replies"
        follow={async () => {
          // The page that opens is filled in with the saved draft.
          await save('reply', id)
          location.assign(url)
        }}
      >
        {replies.length > 0 ? 'Change' : 'Saved replies'}
      </InboxLink>
      {children}
    </div>
  )
}

function insert({ text }: ReadyReply) {
  const field = showField('reply')
  if (!(field instanceof HTMLTextAreaElement)) return
  const isAfterText = /\S$/.test(field.value.slice(0, field.selectionStart))
  // Unlike a change of the field's value, it can be taken back with Ctrl+Z.
  document.execCommand('insertText', false, isAfterText ? `\n\n${text}` : text)
}

/** Shows and focuses the field at once, as the next key may be waiting already. */
export function showField(kind: DraftKind) {
  flushSync(() => document.getElementById(`tab-${kind}`)?.click())
  const field = document.getElementById(`${kind}-text`)
  field?.focus()
  return field
}
