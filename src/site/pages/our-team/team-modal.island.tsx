import { useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useRef } from 'react'
import { useOpenPopover } from '../../../browser/open-popover.ts'
import { openTeamMemberAtom } from './open-team-member.ts'

const prefix = 'story-'

/** The id of the dialog with a leader's story. */
export const storyId = (slug: string): string => `${prefix}${slug}`

/** Follows the native dialogs among its children, of which one is open at a time. */
export function TeamModal({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const setSlug = useSetAtom(openTeamMemberAtom)
  const follow = useCallback((id: string | null) => setSlug(id?.slice(prefix.length) ?? null), [setSlug])
  useOpenPopover(root, follow)

  return (
    <div ref={root} className="contents">
      {children}
    </div>
  )
}
