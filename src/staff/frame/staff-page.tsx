import type { ReactNode } from 'react'
import type { StaffContext } from '../guards/staff.ts'
import { Frame } from './frame.tsx'
import { metaOf } from './staff-entries.ts'

type Options = {
  title?: string | undefined
  side?: ReactNode
}

export const staffPage = (c: StaffContext, heading: ReactNode, content: ReactNode) =>
  framed(
    c,
    <div className="staff-text">
      <h1 className="title-part mb-5">{heading}</h1>
      {content}
    </div>,
  )

/** Renders content that fills the staff frame and has its own heading. */
export const framed = (c: StaffContext, content: ReactNode, { title, side }: Options = {}) => {
  const { name, email, role } = c.get('staff')
  const { pathname } = new URL(c.req.url)
  const user = { name, email, role }
  return c.render(
    <Frame path={pathname} user={user} side={side}>
      {content}
    </Frame>,
    { meta: metaOf(pathname, title), isPrivate: true, hasOwnFrame: true, user },
  )
}
