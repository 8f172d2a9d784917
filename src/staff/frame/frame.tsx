import type { ReactNode } from 'react'
import type { UserInfo } from '../../browser-state/user-info.ts'
import { paths } from '../../paths.ts'
import { SignedIn } from '../../site/layout/signed-in.tsx'
import { BrandMark } from '../../ui/picture/brand-mark.tsx'
import { Icon } from '../../ui/picture/icon.tsx'
import { NavLink } from '../../ui/text/nav-link.tsx'

type Props = { path: string; user: UserInfo; side: ReactNode; children: ReactNode }

const sideId = 'staff-side'

/** Content comes first, so that the first message is three presses of Tab away. */
export function Frame({ path, user, side, children }: Props) {
  return (
    <div className="staff-frame">
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <div className="staff-bar surface-ink unprinted">
        <a href={paths.admin.contactmails} className="staff-logo">
          <BrandMark slug="forager" oneInk className="size-8" />
          <span className="sr-only">Forager staff</span>
          Messages
        </a>
        <button type="button" className="staff-link" popoverTarget={sideId}>
          <Icon name="menu" className="size-5" />
          Menu
        </button>
      </div>
      <div id={sideId} popover="auto" className="staff-side surface-ink unprinted">
        <header className="staff-top">
          <a href={paths.home} className="staff-logo">
            <BrandMark slug="forager" oneInk className="size-9" />
            Forager staff
          </a>
        </header>
        {side}
        <nav aria-label="Staff">
          <ul>
            {entries
              .filter(({ isForAdmins }) => user.role === 'admin' || !isForAdmins)
              .filter(({ href }) => !(side && href === paths.admin.contactmails))
              .map(({ text, href }) => (
                <li key={href}>
                  <NavLink text={text} href={href} current={href === path} className="staff-link" />
                </li>
              ))}
          </ul>
        </nav>
        <footer className="staff-end">
          <SignedIn user={user} />
        </footer>
      </div>
    </div>
  )
}

const entries = [
  { text: 'Messages', href: paths.admin.contactmails, isForAdmins: false },
  { text: 'Saved replies', href: paths.admin.savedReplies, isForAdmins: true },
  { text: 'Figures', href: paths.admin.figures, isForAdmins: false },
  { text: 'Find a sender', href: paths.admin.sender, isForAdmins: true },
  { text: 'Accounts', href: paths.admin.users, isForAdmins: true },
  { text: 'Activity log', href: paths.admin.audit, isForAdmins: true },
  { text: 'Webhooks', href: paths.admin.webhooks, isForAdmins: true },
  { text: 'My account', href: paths.admin.account, isForAdmins: false },
]

export const titleOf = (pathname: string): string => entries.find(({ href }) => href === pathname)?.text ?? 'Messages'
