import { useAtom } from 'jotai'
import { type ReactNode, useRef } from 'react'
import { useDialogs } from '../../../browser/dialogs.ts'
import { openTeamMemberAtom } from './open-team-member.ts'

const prefix = 'story-'

/** The id of the dialog with a leader's story. */
export const storyId = (slug: string): string => `${prefix}${slug}`

/** Opens and closes the dialogs among its children, one at a time. */
export function TeamModal({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [slug, setSlug] = useAtom(openTeamMemberAtom)
  const setOpenId = (id: string | null) => setSlug(id?.slice(prefix.length) ?? null)
  const presses = useDialogs(root, slug && storyId(slug), setOpenId)

  return (
    <div ref={root} className="contents" {...presses}>
      {children}
    </div>
  )
}
