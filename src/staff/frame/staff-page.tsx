import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { createGuard } from '../guards/access.ts'
import type { StaffContext } from '../guards/staff.ts'
import { Frame, menuTitleOf } from './frame.tsx'

type Options = {
  title?: string | undefined
  side?: ReactNode
}

export const staffPage = (c: StaffContext, heading: ReactNode, content: ReactNode) =>
  framed(
    c,
    <div className="w-[min(72rem,100%-clamp(2rem,8vw,6rem))] mx-auto pt-[clamp(1.5rem,5vw,3.5rem)] pb-20">
      <h1 className="title-part mb-5">{heading}</h1>
      {content}
    </div>,
  )

export const framed = (c: StaffContext, content: ReactNode, { title, side }: Options = {}) => {
  const { name, email, role, mayPublish } = c.get('staff')
  const { pathname } = new URL(c.req.url)
  const user = { name, email, role }
  const meta = {
    pathname,
    title: `${title ?? menuTitleOf(pathname)} | Forager staff`,
    content: ['For Forager staff: the messages sent through the website, and the accounts that may read them.'],
    keywords: ['staff', 'messages', 'Forager'],
  }
  return c.render(
    <Frame path={pathname} user={user} mayPublish={mayPublish} side={side}>
      {content}
    </Frame>,
    { meta, isPrivate: true, hasOwnFrame: true, user },
  )
}

export const guardPage = createGuard((c, lack) => {
  if (lack === 'session') {
    const { pathname, search } = new URL(c.req.url)
    const next = c.req.method === 'GET' ? pathname + search : paths.admin.contactmails
    return c.redirect(`${paths.login}?${new URLSearchParams({ next })}`, 303)
  }
  if (lack !== 'role' && lack !== 'publishing') return c.redirect(paths.admin.account, 303)
  c.status(403)
  return staffPage(c, lack === 'role' ? 'This page is for admins.' : 'Ask an admin to let you publish.', null)
})
