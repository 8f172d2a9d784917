import { useAtomValue, useSetAtom } from 'jotai'
import { use } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { replyLimit, replyStatuses } from '../../../contactmails/replies/reply-schema.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { type InboxView, OfficeContext } from '../state/inbox-view.ts'
import { addNoteAtom, isSendingAtom, sendReplyAtom } from '../state/thread-actions.ts'
import { noteLimit } from '../state/thread-schema.ts'
import { ComposerForm } from './composer-form.tsx'
import { SavedReplies } from './saved-replies.tsx'

export function ReplyForm({ mail: { id, name }, thread }: { mail: ListedContactmail; thread: InboxView['thread'] }) {
  const send = useSetAtom(sendReplyAtom)
  const isSending = useAtomValue(isSendingAtom).reply
  const { me } = use(OfficeContext)
  const submit = (form: HTMLFormElement) => {
    const status = replyStatuses.find((each) => each === new FormData(form).get('status')) ?? 'answered'
    send({ id, status, isPhone: isPhone() })
  }
  return (
    <ComposerForm id={id} kind="reply" limit={replyLimit} placeholder={`Reply to ${name}`} submit={submit}>
      <fieldset className="composer-status">
        <legend className="sr-only">Then mark as</legend>
        {replyStatuses.map((status) => (
          <label key={status}>
            <input type="radio" name="status" value={status} defaultChecked={status === replyStatuses[0]} />
            {statusWords[status]}
          </label>
        ))}
      </fieldset>
      <SavedReplies replies={thread?.conversation.savedReplies ?? []} />
      <p className="composer-from">
        {thread?.conversation.from && (
          <>
            as <Outside text={me.name.split(' ')[0] ?? ''} /> at Forager
          </>
        )}
      </p>
      <button type="submit" className="composer-send" aria-disabled={isSending} aria-keyshortcuts="Control+Enter">
        {isSending ? 'Sending' : 'Send'}
      </button>
    </ComposerForm>
  )
}

const statusWords = { answered: 'Answered', waiting: 'Waiting', closed: 'Closed' }

export function NoteForm({ id }: { id: string }) {
  const add = useSetAtom(addNoteAtom)
  return (
    <ComposerForm id={id} kind="note" limit={noteLimit} placeholder="Only staff see notes" submit={() => add()}>
      <button type="submit" className="composer-send ml-auto" aria-keyshortcuts="Control+Enter">
        Add note
      </button>
    </ComposerForm>
  )
}

const isPhone = () => matchMedia('(max-width: calc(64em - 0.1px))').matches
