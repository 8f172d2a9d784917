import { useSetAtom } from 'jotai'
import { use } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { replyLimit, replyStatuses } from '../../../contactmails/replies/reply-schema.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { type InboxView, OfficeContext } from '../state/inbox-view.ts'
import { addNoteAtom, sendReplyAtom } from '../state/thread-actions.ts'
import { noteLimit } from '../state/thread-schema.ts'
import { ComposerForm } from './composer-form.tsx'
import { SavedReplies } from './saved-replies.tsx'

export function ReplyForm({ mail: { id, name }, thread }: { mail: ListedContactmail; thread: InboxView['thread'] }) {
  const send = useSetAtom(sendReplyAtom)
  const { me } = use(OfficeContext)
  const submit = (form: HTMLFormElement) => {
    const status = replyStatuses.find((each) => each === new FormData(form).get('status')) ?? 'answered'
    send({ id, status, isPhone: isPhone() })
  }
  return (
    <ComposerForm id={id} kind="reply" limit={replyLimit} placeholder={`Reply to ${name}`} send="Send" submit={submit}>
      <fieldset className="composer-status flex gap-x-[0.7rem] max-sm:[grid-area:2/1] max-sm:gap-x-2 max-sm:text-note">
        <legend className="sr-only">Then mark as</legend>
        {replyStatuses.map((status) => (
          <label key={status} className="flex items-center gap-[0.3rem] min-h-9">
            <input type="radio" name="status" value={status} defaultChecked={status === replyStatuses[0]} />
            {statusWords[status]}
          </label>
        ))}
      </fieldset>
      <SavedReplies replies={thread?.conversation.savedReplies ?? []} />
      <p className="text-note text-muted text-end max-sm:hidden">
        {thread?.conversation.from && (
          <>
            as <Outside text={me.name.split(' ')[0] ?? ''} /> at Forager
          </>
        )}
      </p>
    </ComposerForm>
  )
}

const statusWords = { answered: 'Answered', waiting: 'Waiting', closed: 'Closed' }

export function NoteForm({ id }: { id: string }) {
  const add = useSetAtom(addNoteAtom)
  return (
    <ComposerForm
      id={id}
      kind="note"
      limit={noteLimit}
      placeholder="Only staff see notes"
      send="Add note"
      submit={() => add()}
    />
  )
}

const isPhone = () => matchMedia('(max-width: calc(64em - 0.1px))').matches
