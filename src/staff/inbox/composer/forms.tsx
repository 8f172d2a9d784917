import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from 'react'
import { statusWords } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { type DraftKind, replyLimit, replyStatuses } from '../../../contactmails/replies/reply-schema.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { draftOf, draftsAtom, typeAtom } from '../state/drafts.ts'
import { type InboxView, OfficeContext } from '../state/inbox-view.ts'
import { addNoteAtom, cameNextAtom, sendingAtom, sendReplyAtom } from '../state/thread-actions.ts'
import { noteLimit } from '../state/thread-schema.ts'
import { AttachFiles, ReplyFiles } from './reply-files.tsx'
import { SavedReplies } from './saved-replies.tsx'

export function ReplyForm({ mail: { id, name }, thread }: { mail: ListedContactmail; thread: InboxView['thread'] }) {
  const send = useSetAtom(sendReplyAtom)
  const { me, keepsFiles } = use(OfficeContext)
  const submit = (form: HTMLFormElement) => {
    const status = replyStatuses.find((each) => each === new FormData(form).get('status')) ?? 'answered'
    const isPhone = matchMedia('(max-width: calc(64em - 0.1px))').matches
    send({ id, status, isPhone })
  }
  return (
    <ComposerForm id={id} kind="reply" placeholder={`Reply to ${name}`} submit={submit} files={<ReplyFiles id={id} />}>
      <fieldset className="composer-status flex gap-x-[0.7rem] max-sm:[grid-area:2/1] max-sm:flex-wrap max-sm:gap-x-2 max-sm:text-note">
        <legend className="sr-only">Then mark as</legend>
        {replyStatuses.map((status) => (
          <label key={status} className="flex items-center gap-[0.3rem] min-h-9">
            <input
              type="radio"
              className="size-[0.9rem]"
              name="status"
              value={status}
              defaultChecked={status === replyStatuses[0]}
            />
            {statusWords[status]}
          </label>
        ))}
      </fieldset>
      <SavedReplies id={id} replies={thread?.savedReplies ?? []}>
        {keepsFiles && <AttachFiles id={id} />}
      </SavedReplies>
      <p className="truncate text-note text-muted text-end max-xl:hidden">
        {thread?.from && (
          <>
            as <Outside text={me.name.split(' ')[0] ?? ''} /> at Forager
          </>
        )}
      </p>
    </ComposerForm>
  )
}

export function NoteForm({ id }: { id: string }) {
  const add = useSetAtom(addNoteAtom)
  return <ComposerForm id={id} kind="note" placeholder="Only staff see notes" submit={() => add(id)} />
}

const forms = {
  reply: { label: 'Your reply', limit: replyLimit, look: 'bg-transparent', send: 'Send' },
  note: { label: 'Your note', limit: noteLimit, look: 'bg-noted', send: 'Add note' },
}

type Props = {
  id: string
  kind: DraftKind
  placeholder: string
  submit: (form: HTMLFormElement) => void
  files?: ReactNode
  children?: ReactNode
}

function ComposerForm({ id, kind, placeholder, submit, files, children }: Props) {
  const { label, limit, look, send } = forms[kind]
  const text = draftOf(useAtomValue(draftsAtom), kind, id)?.text ?? ''
  const type = useSetAtom(typeAtom)
  const setCameNext = useSetAtom(cameNextAtom)
  const isSending = useAtomValue(sendingAtom)[kind] === id
  const field = useRef<HTMLTextAreaElement>(null)
  const isStarted = useRef(false)

  // The field is uncontrolled: what is typed before hydration, and where the cursor stands, stays.
  useEffect(() => {
    const { current } = field
    const isFirst = !isStarted.current
    isStarted.current = true
    if (!current || current.value === text) return
    if (text === '' && isFirst) type(kind, id, current.value)
    else current.value = text
  }, [id, kind, text, type])

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    // An input method takes the press. Safari says so by this code only.
    if (event.keyCode === 229) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
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
        className={`composer-text pane-inset block w-full min-h-[clamp(2.75rem,12dvh,5.2rem)] max-h-[min(38dvh,100dvh-20rem)] py-[0.6rem] ${look} resize-none [field-sizing:content] placeholder:truncate leading-[1.5] focus-visible:[outline-width:2px] focus-visible:[outline-offset:-2px] max-sm:min-h-[3.2rem] max-sm:max-h-[clamp(3.2rem,var(--seen,100dvh)-400px,25dvh)] max-sm:has-[+.reply-files]:max-h-[12dvh]`}
        dir="auto"
        rows={3}
        aria-label={label}
        placeholder={placeholder}
        maxLength={limit}
        // Text typed while sending would be lost when the field is cleared.
        readOnly={isSending}
        onFocus={() => setCameNext(null)}
        onInput={({ currentTarget }) => type(kind, id, currentTarget.value)}
      />
      {files}
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
