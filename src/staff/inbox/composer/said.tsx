import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { undoSeconds } from '../../../contactmails/undo-seconds.ts'
import { undoAtom } from '../state/inbox-actions.ts'
import { type InboxBanner, updateAtom } from '../state/inbox-view.ts'

const line = 'said-line flex items-center gap-3 min-w-0 text-note'
const alone =
  'said-alone [outline:2px_solid_transparent] fixed inset-[auto_0_calc(var(--staff-bar)+1rem)] z-20 w-fit max-w-[calc(100%-2rem)] mx-auto bg-deep text-snow [--focus:var(--ink-snow)] [&_.said-line]:[padding:0.4rem_0.4rem_0.4rem_1rem]'
/** A refusal has more to say than the line holds: it stands above it. */
const above = 'order-first grow basis-full -mr-[clamp(0.75rem,3cqi,2rem)] bg-rust text-snow'
const strip = 'grow flex-wrap pane-inset py-2 border-y border-transparent'
const act = 'flex-none min-h-[1.9rem] px-[0.7rem] border border-transparent bg-brass text-ink font-semibold'

/** What has happened and how to take it back, or why something has not. `Inbox` has the live region for the first. */
export function Said({ banner, isAlone = false }: { banner: InboxBanner | null; isAlone?: boolean }) {
  const undo = useSetAtom(undoAtom)
  const update = useSetAtom(updateAtom)
  const place = useRef<HTMLDivElement>(null)
  const isError = banner?.kind === 'error'
  useEffect(() => {
    if (isError)
      for (const part of [place.current?.closest('.composer'), place.current])
        part?.scrollIntoView({ block: 'nearest' })
    if (!banner || isError) return
    const end = () => {
      if (!place.current?.contains(document.activeElement))
        update((view) => (view.banner === banner ? { banner: null } : {}))
    }
    const timer = setInterval(end, undoSeconds * 1000)
    return () => clearInterval(timer)
  }, [banner, isError, update])

  return (
    <div ref={place} className={`said ${isAlone ? alone : isError ? above : 'flex-1'} flex justify-end min-w-0`}>
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
      <div role="alert" className={`flex min-w-0 ${isError ? 'grow' : ''}`}>
        {isError && (
          <p key={banner.at} className={`${line} ${isAlone ? '' : strip}`}>
            <span className="[flex:1_1_9rem]">
              <strong>Error:</strong> {banner.text}
            </span>
            <button type="button" className={`${act} needs-script`} onClick={() => update({ banner: null })}>
              Dismiss
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
