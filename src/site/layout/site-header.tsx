import { type UserInfo, userInfoKey } from '../../browser-state/user-info.ts'
import { paths } from '../../paths.ts'
import { BrandMark } from '../../ui/picture/brand-mark.tsx'
import { Icon } from '../../ui/picture/icon.tsx'
import { type MenuLink, NavLink, NavList } from '../../ui/text/nav-link.tsx'
import { company } from '../content/content.ts'
import { menuWords as words } from '../content/interface.ts'
import { enhancedBy } from '../rendering/browser-files.ts'
import { Island } from '../rendering/island.tsx'
import { ContactLines } from './contact-lines.tsx'
import { menu, toMenuLink } from './menu.ts'
import { Session, type SessionProps } from './session.island.tsx'
import { SiteDrawer } from './site-drawer.tsx'

export const markId = 'mark'

type Props = { path: string; over: 'plate' | 'paper'; user: UserInfo | null | undefined }

export function SiteHeader({ path, over, user }: Props) {
  return (
    <header className="site-header" data-over={over}>
      <div className="header-bar">
        <div className="contact-line hidden lg:block">
          <div className="wrap flex justify-end items-center gap-x-7 h-full">
            <div className="hidden xl:block">
              <SignedIn user={user} />
            </div>
            <ContactLines compact className="flex gap-x-7" linkClassName="line-link gap-2 min-h-9" />
          </div>
        </div>
        <div className="wrap flex items-center gap-1 min-h-16 lg:min-h-18">
          <a href={paths.home} className="site-logo" translate="no">
            <BrandMark slug="forager" oneInk id={markId} className="size-10" />
            {company.name}
          </a>
          <nav aria-label={words.landmark} className="hidden lg:block">
            <ul className="flex items-center -me-3 font-550">
              {menu.map((entry) => (
                <li key={entry.text}>
                  {entry.children ? (
                    <Disclosure label={entry.text} links={entry.children.map((child) => toMenuLink(child, path))} />
                  ) : (
                    <NavLink {...toMenuLink(entry, path)} className="menu-link px-3" />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="xl:hidden">
            <SignedIn user={user} compact />
          </div>
          <div className="lg:hidden">
            <SiteDrawer path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}

function Disclosure({ label, links }: { label: string; links: MenuLink[] }) {
  return (
    <details className="about-menu group relative" {...enhancedBy('about-menu', 'interaction')}>
      <summary className="menu-link gap-1 px-3" aria-current={links.some(({ current }) => current) || undefined}>
        {label}
        <Icon name="chevron-down" className="size-4 group-open:[rotate:180deg]" />
      </summary>
      <NavList links={links} className="about-links surface-paper" linkClassName="menu-link px-5" />
    </details>
  )
}

export const SignedIn = (props: SessionProps) => (
  <Island name="session" component={Session} when={props.user ? 'load' : 'stored'} stored={userInfoKey} props={props} />
)
