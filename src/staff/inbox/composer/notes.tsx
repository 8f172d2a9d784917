import { useSetAtom } from 'jotai'
import { type FormEvent, useRef } from 'react'
import { Outside } from '../../../ui/text/outside.tsx'
import { SentAt } from '../list/sent-at.tsx'
import { addNoteAtom } from '../state/inbox-calls.ts'
import { type Note, noteLimit, shownNotes } from '../state/thread-schema.ts'
import { useDraft, writeDraft } from './draft.ts'

export function Notes({ id, notes }: { id: string; notes: Note[] }) {
  const add = useSetAtom(addNoteAtom)
  const field = useRef<HTMLTextAreaElement>(null)
  useDraft(field, 'note', id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { current } = field
    const body = current?.value ?? ''
    if (!(await add(id, body))) return
    writeDraft('note', id, '')
    // What was typed meanwhile stays.
    if (current?.value === body) current.value = ''
  }

  return (
    <section
      className="pane-notes max-w-[66ch] mt-8 pt-4 border-t border-$row-line unprinted"
      aria-labelledby="notes-heading"
    >
      <h2 id="notes-heading" className="title-item">
        Notes
      </h2>
      {notes.length >= shownNotes && (
        <p className="text-note text-muted">{`The newest ${shownNotes} notes are shown. The JSON export has all.`}</p>
      )}
      <ul>
        {notes.map(({ id, author, body, createdAt }) => (
          <li key={id} className="mt-3">
            <p className="text-note text-muted">
              <Outside text={author} /> · <SentAt at={createdAt} />
            </p>
            <p className="whitespace-pre-wrap">
              <Outside text={body} />
            </p>
          </li>
        ))}
      </ul>
      <form method="dialog" className="needs-script grid gap-2 justify-items-start mt-3" onSubmit={submit}>
        <label className="w-full">
          <span className="sr-only">Note</span>
          <textarea
            ref={field}
            className="field"
            name="body"
            dir="auto"
            rows={2}
            required
            maxLength={noteLimit}
            placeholder="Only staff see notes"
            onInput={({ currentTarget }) => writeDraft('note', id, currentTarget.value)}
          />
        </label>
        <button type="submit" className="tool">
          Add note
        </button>
      </form>
    </section>
  )
}
