import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { undoSeconds } from '../../../contactmails/deletion/changes.ts'
import { undoAtom } from '../state/inbox-actions.ts'
import { type Undo, updateAtom } from '../state/inbox-view.ts'

export function UndoBanner({ undo: { kind, ids } }: { undo: Undo }) {
  const run = useSetAtom(undoAtom)
  const update = useSetAtom(updateAtom)
  const button = useRef<HTMLButtonElement>(null)
  const isDeletion = kind === 'deleted'
  useEffect(() => {
    if (isDeletion) button.current?.focus()
    const timer = setTimeout(() => update({ undo: null }), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [isDeletion, update])

  const press = async () => {
    await run()
    document.getElementById('messages')?.focus()
  }

  return (
    <div className="inbox-undo" role="status">
      <p>
        {ids.length === 1 ? `Message ${kind}.` : `${ids.length} messages ${kind}.`}
        {isDeletion && ` You can undo this for ${undoSeconds} seconds.`}
      </p>
      <button ref={button} type="button" className="min-h-10 px-4 bg-brass text-ink font-semibold" onClick={press}>
        Undo
      </button>
    </div>
  )
}
