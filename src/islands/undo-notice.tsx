import { type FormEvent, useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { undoSeconds } from '../schemas/inbox.ts'

export type UndoWords = { deleted: string; undo: string }
type Props = {
  id: string
  words: UndoWords
  undo: (event: FormEvent) => void
  /** Called once it is too late. */
  over: () => void
}

/** Offers to undo a deletion for ten seconds. Without JavaScript it stays, and the server says when it is too late. */
export function UndoNotice({ id, words, undo, over }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from when the notice came
  useEffect(() => {
    button.current?.focus()
    const timer = setTimeout(over, undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])

  return (
    <form
      action={paths.admin.contactmailAct(id, 'restore')}
      method="post"
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-4 px-5 py-3 border-2 border-ink bg-deep text-snow"
      onSubmit={undo}
    >
      <p>{words.deleted}</p>
      <button ref={button} type="submit" className="min-h-11 px-4 font-semibold bg-brass text-ink">
        {words.undo}
      </button>
    </form>
  )
}
