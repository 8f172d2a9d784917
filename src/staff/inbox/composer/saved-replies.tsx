import { type ReadyReply, SavedReplyCombobox } from '../../saved-replies/saved-reply-combobox.tsx'
import { Tool } from '../list/tool.tsx'

type Props = { replies: (ReadyReply & { digit: number | null })[] }

export function SavedReplies({ replies }: Props) {
  if (replies.length === 0) return null
  return (
    <div className="composer-saved [grid-area:1/1/auto/-1] flex gap-2 min-w-0">
      <SavedReplyCombobox replies={replies} choose={insert} />
      <ul
        aria-label="Saved reply"
        className="flex gap-[0.3rem] min-w-0 overflow-x-auto [scrollbar-width:none] [&_.tool]:border-row [&_.tool]:whitespace-nowrap"
      >
        {replies
          .filter(({ digit }) => digit !== null)
          .map((reply) => (
            <li key={reply.id} data-reply-key={reply.digit}>
              <Tool text={reply.name} shortcut={String(reply.digit)} press={() => insert(reply)} />
            </li>
          ))}
      </ul>
    </div>
  )
}

function insert({ text }: ReadyReply) {
  const field = document.querySelector<HTMLTextAreaElement>('#reply-text')
  if (!field) return
  field.focus()
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
