import type { ReactNode } from 'react'
import type { UserInfo } from '../../browser-state/user-info.ts'
import { paths } from '../../paths.ts'
import { SignedIn } from '../../site/layout/signed-in.tsx'
import { BrandMark } from '../../ui/picture/brand-mark.tsx'
import { Icon } from '../../ui/picture/icon.tsx'
import { NavLink } from '../../ui/text/nav-link.tsx'
import { staffMenu } from './staff-pages.ts'

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
            {staffMenu
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

export const titleOf = (pathname: string): string => staffMenu.find(({ href }) => href === pathname)?.text ?? 'Messages'
