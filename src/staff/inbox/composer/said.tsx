import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { undoSeconds } from '../../../contactmails/deletion/changes.ts'
import { undoAtom } from '../state/inbox-actions.ts'
import { type InboxBanner, updateAtom } from '../state/inbox-view.ts'

/** What has happened and how to take it back, or why something has not happened. It takes no room of its own. */
export function Said({ banner }: { banner: InboxBanner | null }) {
  const undo = useSetAtom(undoAtom)
  const update = useSetAtom(updateAtom)
  const isError = banner?.kind === 'error'
  const dismiss = () => update({ banner: null })
  useEffect(() => {
    if (!banner || isError) return
    const timer = setTimeout(
      () => update((view) => (view.banner === banner ? { banner: null } : {})),
      undoSeconds * 1000,
    )
    return () => clearTimeout(timer)
  }, [banner, isError, update])

  return (
    <div className="said">
      <div role="status">
        {banner?.kind === 'done' && (
          <p className="said-line">
            <span className="truncate">{banner.text}</span>
            {banner.undo && (
              <button
                type="button"
                className="said-act"
                aria-keyshortcuts="z"
                onClick={() => undo(banner.undo ?? undefined)}
              >
                Undo <kbd>z</kbd>
              </button>
            )}
          </p>
        )}
      </div>
      <div role="alert">
        {isError && (
          <p className="said-line banner-error">
            <span>
              <strong>Error:</strong> {banner.text}
            </span>
            <button type="button" className="said-act" onClick={dismiss}>
              Dismiss
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
