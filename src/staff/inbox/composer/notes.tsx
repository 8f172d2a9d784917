import { useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { SentAt } from '../pane/sent-at.tsx'
import { withQuery } from '../state/inbox-location.ts'
import { noteWords as words } from '../words.ts'
import { addNoteAtom } from './note-atom.ts'
import { type Note, noteLimit } from './note-schema.ts'

/** Notes among staff on a contactmail, and a form for another. */
export function Notes({ id, notes, query }: { id: string; notes: Note[]; query: string }) {
  const add = useSetAtom(addNoteAtom)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await add(id, String(new FormData(form).get('body')))) form.reset()
  }

  return (
    <section className="pane-notes print:hidden" aria-labelledby="notes-heading">
      <h2 id="notes-heading" className="title-item">
        {words.heading}
      </h2>
      <ul>
        {notes.map(({ id, author, body, createdAt }) => (
          <li key={id}>
            <p className="text-note text-muted">
              <Outside text={author} /> · <SentAt at={createdAt} />
            </p>
            <p className="whitespace-pre-wrap">
              <Outside text={body} />
            </p>
          </li>
        ))}
      </ul>
      <form action={withQuery(paths.admin.notes(id), query)} method="post" onSubmit={submit}>
        <label>
          <span className="sr-only">{words.body}</span>
          <textarea
            className="field"
            name="body"
            dir="auto"
            rows={2}
            required
            maxLength={noteLimit}
            placeholder={words.hint}
          />
        </label>
        <button type="submit" className="tool">
          {words.add}
        </button>
      </form>
    </section>
  )
}
