import { useAtom } from 'jotai'
import { type ReactNode, useRef } from 'react'
import { openTeamMemberAtom } from '../atoms/team-member.ts'
import { useDialogs } from './dialogs.ts'

const prefix = 'story-'

/** The id of the dialog with a leader's story. */
export const storyId = (slug: string): string => `${prefix}${slug}`

/** The leaders' cards and the dialogs with their stories, which are its children: at most one is open. */
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
