import type { ReactNode } from 'react'
import { staffMenuWords as words } from '../../content/staff.ts'
import { paths } from '../../paths.ts'
import type { Role } from '../../schemas/user.ts'
import { NavLink } from '../../ui/nav-link.tsx'

type Props = { heading: string; path: string; role: Role; children: ReactNode }

const entries = [
  { text: words.contactmails, href: paths.admin.contactmails, isForAdmins: false },
  { text: words.sender, href: paths.admin.sender, isForAdmins: true },
  { text: words.users, href: paths.admin.users, isForAdmins: true },
  { text: words.audit, href: paths.admin.audit, isForAdmins: true },
  { text: words.account, href: paths.admin.account, isForAdmins: false },
]

/** A staff page below the header: the way to the others, a heading, and what it is about. */
export function Frame({ heading, path, role, children }: Props) {
  return (
    <div className="wrap pt-24 lg:pt-36 pb-20">
      <nav aria-label={words.landmark} className="border-b border-line">
        <ul className="flex flex-wrap gap-x-6">
          {entries
            .filter(({ isForAdmins }) => role === 'admin' || !isForAdmins)
            .map(({ text, href }) => (
              <li key={href}>
                <NavLink
                  text={text}
                  href={href}
                  current={href === path}
                  className="staff-link inline-flex items-center min-h-11 no-underline"
                />
              </li>
            ))}
        </ul>
      </nav>
      <h1 className="title-part mt-7 mb-5">{heading}</h1>
      {children}
    </div>
  )
}
