import * as v from 'valibot'

/** In UTF-16 code units. */
export const noteLimit = 4000
export const shownNotes = 500

/** A note among staff, as posted. Its id keeps a repeated post from adding it twice. */
export const NewNoteSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  body: v.pipe(
    v.string('Write the note.'),
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.trim(),
    v.nonEmpty('Write the note.'),
    v.maxLength(noteLimit, `Keep the note to ${noteLimit} characters.`),
    v.check((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), 'The note has characters that cannot be kept.'),
  ),
})
export type NewNote = v.InferOutput<typeof NewNoteSchema>

/** `author` is an account's email address; `createdAt` is ISO 8601, UTC. */
export const NoteSchema = v.object({ id: v.string(), author: v.string(), body: v.string(), createdAt: v.string() })
export type Note = v.InferOutput<typeof NoteSchema>
