import type { ReactNode } from 'react'
import * as v from 'valibot'
import { isUnder, paths } from '../../paths.ts'
import { SignedIn } from '../../site/layout/site-header.tsx'
import { Banner, type BannerContent, bannerWords } from '../../ui/form/banner.tsx'
import { BrandMark } from '../../ui/picture/brand-mark.tsx'
import { Icon } from '../../ui/picture/icon.tsx'
import { NavLink } from '../../ui/text/nav-link.tsx'
import { createGuard } from '../guards/permissions.ts'
import type { StaffContext } from '../guards/session.ts'
import { askToSignIn } from './signed-out.tsx'
import { OwnerContext } from './staff-form.tsx'
import { staffMenu } from './staff-menu.ts'

const sideId = 'staff-side'

type Options = { title: string; side?: ReactNode }
type Extras = { title?: string; banner?: BannerContent | null }

export const staffPage = (
  c: StaffContext,
  heading: ReactNode,
  content: ReactNode,
  { title = String(heading), banner = null }: Extras = {},
) =>
  framed(
    c,
    <div className="w-[min(72rem,100%-clamp(2rem,8vw,6rem))] mx-auto pt-[clamp(1.5rem,5vw,3.5rem)] pb-20">
      <h1 className="title-part mb-5">{heading}</h1>
      {/* Screen readers say nothing of live regions that a page begins with, so the text gets the focus. */}
      {banner && (
        <div className="mb-4">
          <Banner content={banner} said={{ tabIndex: -1, autoFocus: true, className: '[outline:none]' }} />
        </div>
      )}
      {content}
    </div>,
    { title: banner?.kind === 'error' ? `${bannerWords.error} ${title}` : title },
  )

export const bannerOf = (change?: { status: number; message: string }): BannerContent | null =>
  change ? { kind: change.status < 300 ? 'success' : 'error', text: change.message } : null

/** The banner after a post that redirected here; a reload then posts nothing again. */
export const doneOf = <Act extends string>(c: StaffContext, texts: Record<Act, string>): BannerContent | null => {
  const done = v.safeParse(v.picklist(Object.keys(texts) as Act[]), c.req.query('done'))
  return done.success ? { kind: 'success', text: texts[done.output] } : null
}

/** Content comes first, so that the first message is three presses of Tab away. */
export const framed = (c: StaffContext, content: ReactNode, { title, side }: Options) => {
  const { id, name, email, role, mayPublish } = c.get('staff')
  const { pathname } = new URL(c.req.url)
  const user = { name, email, role }
  const isAt = (href: string) => isUnder(pathname, href)
  const meta = {
    pathname,
    title: `${title} | Forager staff`,
    content: ['For Forager staff: the messages sent through the website, and the accounts that may read them.'],
    keywords: ['staff', 'messages', 'Forager'],
  }
  return c.render(
    <div className="staff-frame flex-1 flex flex-col lg:grid lg:[grid-template-columns:13.5rem_minmax(0,1fr)] [accent-color:var(--accent)] [scrollbar-color:var(--muted)_transparent] [--row-line:color-mix(in_srgb,var(--line)_28%,transparent)] [--staff-bar:3.25rem] lg:[--staff-bar:0rem]">
      <main id="content" tabIndex={-1} className="pb-[var(--staff-bar)] [outline:none] lg:[grid-area:1/2]">
        <OwnerContext value={id}>{content}</OwnerContext>
      </main>
      <div className="staff-bar surface-ink unprinted lg:hidden fixed inset-[auto_0_0] z-10 flex justify-between h-[var(--staff-bar)] px-[clamp(0.75rem,4vw,2rem)]">
        <a href={paths.admin.contactmails} className="staff-logo">
          <BrandMark slug="forager" oneInk className="flex-none h-8 w-[min(2rem,10.7vw)]" />
          <span className="sr-only">Forager staff</span>
          Messages
        </a>
        <button type="button" className="staff-link hover:bg-transparent" popoverTarget={sideId}>
          <Icon name="menu" className="h-5 w-[min(1.25rem,6.7vw)]" />
          Menu
        </button>
      </div>
      <div
        id={sideId}
        popover="auto"
        tabIndex={-1}
        className="staff-side surface-ink open:flex unprinted inset-[auto_0_0_auto] flex-col w-[min(22rem,100vw)] max-h-[90dvh] p-3 overflow-y-auto [scrollbar-color:var(--muted)_transparent] overscroll-contain backdrop:bg-[rgb(16_36_31/0.72)] lg:[grid-area:1/1] lg:sticky lg:inset-[0_auto_auto_0] lg:flex lg:w-auto lg:h-dvh lg:max-h-none lg:pt-4"
      >
        <header className="pl-3 lg:pb-1">
          <a href={paths.home} className="staff-logo">
            <BrandMark slug="forager" oneInk className="size-9" />
            Forager staff
          </a>
        </header>
        {side}
        <nav aria-label="Staff" className={side ? 'mt-3 pt-3 border-t border-line' : undefined}>
          <ul>
            {staffMenu
              .filter(({ isForAdmins }) => role === 'admin' || !isForAdmins)
              .filter(({ href }) => mayPublish || href !== paths.admin.publish)
              .filter(({ href }) => !(side && href === paths.admin.contactmails))
              .map((link) => (
                <li key={link.href}>
                  <NavLink {...link} current={link.href === pathname} around={isAt(link.href)} className="staff-link" />
                </li>
              ))}
          </ul>
        </nav>
        <footer className="mt-auto pt-5 px-3 pb-1 text-note">
          <SignedIn user={user} />
        </footer>
      </div>
    </div>,
    { meta, isPrivate: true, hasOwnFrame: true, user },
  )
}

export const guardPage = createGuard((c, lack) => {
  if (lack === 'session') return askToSignIn(c)
  c.status(403)
  if (lack === 'role') return staffPage(c, 'This page is for admins.', null)
  if (lack === 'publishing') return staffPage(c, 'Ask an admin to let you publish.', null)
  const { pathname, search } = new URL(c.req.url)
  const next = new URLSearchParams({ next: c.req.method === 'GET' ? pathname + search : '' })
  return c.redirect(`${paths.admin.account}?${next}`, 303)
})
