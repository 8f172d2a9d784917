import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import type { Status } from '../../../contactmails/due/status.ts'
import { replyLimit, replyStatuses } from '../../../contactmails/replies/reply-schema.ts'
import type { BannerContent } from '../../../ui/form/banner.tsx'
import { Outside } from '../../../ui/text/outside.tsx'
import { StaffBanner } from '../../frame/staff-banner.tsx'
import { type ReadyReply, SavedReplyCombobox } from '../../saved-replies/saved-reply-combobox.tsx'
import type { Conversation } from '../state/thread-schema.ts'
import { useDraft, writeDraft } from './draft.ts'

type Props = {
  conversation: Conversation
  from: string
  banner: BannerContent | null
  dismiss: () => void
  submit: (reply: { text: string; status: Status; goesOn: boolean }) => Promise<boolean>
}

const statusWords = { answered: 'Answered', waiting: 'Waiting for the sender', closed: 'Closed' }

export function ReplyForm({ conversation, from, banner, dismiss, submit }: Props) {
  const { id, sender, savedReplies } = conversation
  const form = useRef<HTMLFormElement>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const goesOn = useRef(false)
  const isSending = banner?.kind === 'loading'
  useDraft(textarea, 'reply', id)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const fields = new FormData(currentTarget)
    const reply = { text: String(fields.get('text')), status: fields.get('status') as Status }
    if (!(await submit({ ...reply, goesOn: goesOn.current }))) return
    writeDraft('reply', id, '')
    currentTarget.reset()
  }
  const insert = ({ text }: ReadyReply) => {
    const { current } = textarea
    if (!current) return
    current.focus()
    current.setRangeText(text, current.selectionStart, current.selectionEnd, 'end')
    current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    goesOn.current = true
    form.current?.requestSubmit()
    goesOn.current = false
  }

  return (
    <form
      ref={form}
      id="reply"
      // Disabled until hydration.
      method="dialog"
      aria-busy={isSending}
      className="needs-script mt-8 grid gap-4 max-w-[68ch]"
      onSubmit={send}
    >
      <h2 className="title-item">Reply</h2>
      <p className="-mt-3 text-small text-muted">
        <Outside text={from} /> writes to <Outside text={sender} />
      </p>
      {savedReplies.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-2" aria-label="Saved reply">
            {savedReplies.slice(0, 9).map((reply, at) => (
              <li key={reply.id} className="max-w-full">
                <button
                  type="button"
                  className="tool max-w-full whitespace-normal [overflow-wrap:anywhere]"
                  data-reply-key={at + 1}
                  aria-keyshortcuts={String(at + 1)}
                  onClick={() => insert(reply)}
                >
                  {reply.name}
                  <kbd>{at + 1}</kbd>
                </button>
              </li>
            ))}
          </ul>
          <SavedReplyCombobox replies={savedReplies} choose={insert} />
        </>
      )}
      <div>
        <label htmlFor="reply-text" className="block mb-1.5 font-semibold">
          Your reply
        </label>
        <textarea
          ref={textarea}
          id="reply-text"
          name="text"
          className="field"
          dir="auto"
          rows={8}
          required
          maxLength={replyLimit}
          // Text typed while sending would be lost when the field is cleared.
          readOnly={isSending}
          onKeyDown={press}
          onInput={({ currentTarget }) => writeDraft('reply', id, currentTarget.value)}
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">Then mark as</legend>
        <div className="flex flex-wrap gap-x-6">
          {replyStatuses.map((each) => (
            <label key={each} className="flex items-center gap-2 min-h-11">
              <input
                type="radio"
                className="size-5"
                name="status"
                value={each}
                defaultChecked={each === replyStatuses[0]}
              />
              {statusWords[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <StaffBanner content={banner} dismissed={dismiss} />
      <button type="submit" className="button justify-self-start" aria-disabled={isSending}>
        {isSending ? 'Sending...' : 'Send reply'}
      </button>
    </form>
  )
}
