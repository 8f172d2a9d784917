import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { DraftKind } from '../../../contactmails/replies/reply-schema.ts'
import { draftOf, draftsAtom, typeAtom } from '../state/drafts.ts'
import { isSendingAtom, turnToAtom } from '../state/thread-actions.ts'

type Props = {
  id: string
  kind: DraftKind
  limit: number
  placeholder: string
  submit: (form: HTMLFormElement) => void
  send: string
  children?: ReactNode
}

/** A text that is kept as a draft while it is written. */
export function ComposerForm({ id, kind, limit, placeholder, submit, send, children }: Props) {
  const text = draftOf(useAtomValue(draftsAtom), kind, id)?.text ?? ''
  const type = useSetAtom(typeAtom)
  const turnTo = useSetAtom(turnToAtom)
  const isSending = useAtomValue(isSendingAtom)[kind]
  const field = useRef<HTMLTextAreaElement>(null)
  const isStarted = useRef(false)

  // The field is uncontrolled: what is typed before hydration, and where the cursor stands, stays.
  useEffect(() => {
    const { current } = field
    if (!current || current.value === text) return
    if (text === '' && !isStarted.current) type(kind, id, current.value)
    else current.value = text
  }, [id, kind, text, type])
  useEffect(() => {
    isStarted.current = true
  }, [])

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (!event.repeat) submit(event.currentTarget)
    } else if (event.key === 'Escape') {
      // Out of the text, so that keys act again.
      event.stopPropagation()
      document.getElementById('mail-heading')?.focus()
    }
  }
  return (
    <form
      // Disabled until hydration.
      method="dialog"
      onKeyDown={press}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <textarea
        ref={field}
        id={`${kind}-text`}
        name="text"
        className={`composer-text pane-inset py-[0.6rem] ${kind === 'note' ? 'bg-noted' : ''}`}
        dir="auto"
        rows={3}
        aria-label={kind === 'reply' ? 'Your reply' : 'Your note'}
        placeholder={placeholder}
        maxLength={limit}
        // Text typed while sending would be lost when the field is cleared.
        readOnly={isSending}
        onFocus={turnTo}
        onInput={({ currentTarget }) => type(kind, id, currentTarget.value)}
      />
      <div className="composer-foot grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-[0.9rem] gap-y-[0.3rem] pane-inset py-[0.45rem] border-t border-row text-small max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-[0.3rem]">
        {children}
        <button
          type="submit"
          className="composer-send small-brass [grid-column:-2] ml-auto min-h-[2.35rem] px-[1.2rem] aria-disabled:opacity-60"
          aria-disabled={isSending}
          aria-keyshortcuts="Control+Enter"
        >
          {isSending ? 'Sending' : send}
        </button>
      </div>
    </form>
  )
}
