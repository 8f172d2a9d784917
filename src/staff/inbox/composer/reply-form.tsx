import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { replyLimit, replyStatuses } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { Banner, type Notice } from '../../../ui/form/banner.tsx'
import { Filled } from '../../../ui/text/filled.tsx'
import { Outside } from '../../../ui/text/outside.tsx'
import { AnswerCombobox } from '../../saved-replies/saved-reply-combobox.tsx'
import { withQuery } from '../state/inbox-location.ts'
import { AnswerChips } from './answer-chips.tsx'
import type { Conversation } from './conversation-schema.ts'
import { readReplyDraft, writeReplyDraft } from './reply-draft.ts'
import type { ReplyWords } from './reply-words.ts'

type Props = {
  conversation: Conversation
  from: string
  query: string
  /** Stands in the form at first; so does `status`. */
  text: string
  status: string
  notice: Notice | null
  words: ReplyWords
  /** Called when the notice is dismissed. */
  dismiss: () => void
  /** Returns whether the answer was taken. */
  submit: (answer: { text: string; status: string; goesOn: boolean }) => Promise<boolean>
}

/** A form for an answer; Ctrl or Command with Enter sends it and goes on to the next message. */
export function ReplyForm({ conversation, from, query, text, status, notice, words, dismiss, submit }: Props) {
  const { id, sender, seen, replyId } = conversation
  const form = useRef<HTMLFormElement>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const goesOn = useRef(false)
  const isSending = notice?.kind === 'loading'
  useEffect(() => {
    const { current } = textarea
    if (current && !current.value) current.value = readReplyDraft(id)
  }, [id])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const fields = new FormData(currentTarget)
    const answer = { text: String(fields.get('text')), status: String(fields.get('status')) }
    const isTaken = await submit({ ...answer, goesOn: goesOn.current })
    if (!isTaken) return
    writeReplyDraft(id, '')
    currentTarget.reset()
    // `reset()` brings back the text of an answer that was refused before.
    if (textarea.current) textarea.current.value = ''
  }
  const insert = ({ text: added }: { text: string }) => {
    const { current } = textarea
    if (!current) return
    current.focus()
    current.setRangeText(added, current.selectionStart, current.selectionEnd, 'end')
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
      action={`${withQuery(paths.admin.replies(id), query)}#reply`}
      method="post"
      aria-busy={isSending}
      className="mt-8 grid gap-4 max-w-[68ch]"
      onSubmit={send}
    >
      <h2 className="title-item">{words.answer}</h2>
      <p className="-mt-3 text-small text-muted">
        <Filled text={words.fromTo} values={{ from: <Outside text={from} />, to: <Outside text={sender} /> }} />
      </p>
      <input type="hidden" name="replyId" value={replyId} />
      <input type="hidden" name="seen" value={seen} />
      {conversation.answers.length > 0 && (
        <>
          <AnswerChips answers={conversation.answers} label={words.saved} choose={insert} />
          <AnswerCombobox answers={conversation.answers} words={words} choose={insert} />
        </>
      )}
      <div>
        <label htmlFor="reply-text" className="block mb-1.5 font-semibold">
          {words.text}
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
          defaultValue={text}
          onKeyDown={press}
          onInput={({ currentTarget }) => writeReplyDraft(id, currentTarget.value)}
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{words.status}</legend>
        <div className="flex flex-wrap gap-x-6">
          {replyStatuses.map((each) => (
            <label key={each} className="flex items-center gap-2 min-h-11">
              <input type="radio" className="size-5" name="status" value={each} defaultChecked={each === status} />
              {words.statuses[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <Banner notice={notice} words={words.banner} dismissed={dismiss} />
      <button type="submit" className="button justify-self-start" aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  )
}
