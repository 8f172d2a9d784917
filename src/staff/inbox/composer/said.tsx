import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { undoSeconds } from '../../../contactmails/undo-seconds.ts'
import { undoAtom } from '../state/inbox-actions.ts'
import { type InboxBanner, updateAtom } from '../state/inbox-view.ts'

const line = 'said-line flex items-center gap-3 min-w-0 text-note'
const alone =
  'said-alone [outline:2px_solid_transparent] fixed inset-[auto_0_calc(var(--staff-bar)+1rem)] z-20 w-fit max-w-[calc(100%-2rem)] mx-auto bg-deep text-snow [--focus:var(--ink-snow)] [&_.said-line]:[padding:0.4rem_0.4rem_0.4rem_1rem]'
/** A refusal has more to say than the line holds: it lies over what is above the composer. */
const over =
  'absolute inset-[auto_0_100%_0] pane-inset border-y border-transparent py-2 bg-rust text-snow justify-between'
const act = 'flex-none min-h-[1.9rem] px-[0.7rem] border border-transparent bg-brass text-ink font-semibold'

/** What has happened and how to take it back, or why something has not. `Inbox` has the live region for the first. */
export function Said({ banner, isAlone = false }: { banner: InboxBanner | null; isAlone?: boolean }) {
  const undo = useSetAtom(undoAtom)
  const update = useSetAtom(updateAtom)
  const place = useRef<HTMLDivElement>(null)
  const isError = banner?.kind === 'error'
  useEffect(() => {
    if (!banner || isError) return
    const end = () => {
      if (!place.current?.contains(document.activeElement))
        update((view) => (view.banner === banner ? { banner: null } : {}))
    }
    const timer = setInterval(end, undoSeconds * 1000)
    return () => clearInterval(timer)
  }, [banner, isError, update])

  return (
    <div ref={place} className={`said ${isAlone ? alone : 'flex-1'} flex justify-end min-w-0`}>
      {banner?.kind === 'done' && (
        <p className={line}>
          <span className={isAlone ? '' : 'truncate'}>{banner.text}</span>
          {banner.undo && (
            <button type="button" className={act} aria-keyshortcuts="z" onClick={() => undo(banner.undo)}>
              Undo <kbd>z</kbd>
            </button>
          )}
        </p>
      )}
      <div role="alert" className="flex min-w-0">
        {isError && (
          <p key={banner.at} className={`${line} ${isAlone ? '' : over}`}>
            <span>
              <strong>Error:</strong> {banner.text}
            </span>
            <button type="button" className={act} onClick={() => update({ banner: null })}>
              Dismiss
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
