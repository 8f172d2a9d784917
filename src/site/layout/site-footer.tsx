import type { UserInfo } from '../../browser-state/user-info.ts'
import { paths } from '../../paths.ts'
import { NavList } from '../../ui/text/nav-link.tsx'
import { company, contactInfo, privacy } from '../content/content.ts'
import { copyrightLine, footerWords as words } from '../content/interface.ts'
import { ContactLines, SocialLinks } from './contact-lines.tsx'
import { linksAt } from './menu.ts'
import { markId, SignedIn } from './site-header.tsx'

export function SiteFooter({ path, user }: { path: string; user: UserInfo | null | undefined }) {
  const links = linksAt(path).filter(({ current }) => !current)
  return (
    <footer className="site-footer surface-ink">
      <div className="wrap footer-columns">
        <div>
          <p className="footer-logo" translate="no">
            <svg viewBox="0 0 120 120" className="size-12" aria-hidden="true">
              <use href={`#${markId}`} />
            </svg>
            {company.name}
          </p>
          <p className="footer-about">{company.about}</p>
          <SocialLinks className="mt-6 flex gap-2 unprinted" />
        </div>
        <nav aria-label={words.landmark}>
          <h2 className="footer-heading">{words.explore}</h2>
          <NavList links={links} className="columns-[7em] gap-8 mt-3" linkClassName="line-link" />
        </nav>
        <div>
          <h2 className="footer-heading">{words.contact}</h2>
          <address className="mt-5 text-muted">
            {contactInfo.street}
            <br />
            {`${contactInfo.city}, ${contactInfo.province} `}
            <span className="whitespace-nowrap">{contactInfo.postalCode}</span>
            <br />
            {contactInfo.country}
          </address>
          <ContactLines className="mt-2" linkClassName="line-link" />
        </div>
      </div>
      <div className="wrap footer-end text-note text-muted">
        <p>{copyrightLine(new Date().getUTCFullYear())}</p>
        {path !== paths.privacy && (
          <p>
            <a href={paths.privacy} className="text-link inline-block py-0.5">
              {privacy.link}
            </a>
          </p>
        )}
        <SignedIn user={user} />
      </div>
    </footer>
  )
}
