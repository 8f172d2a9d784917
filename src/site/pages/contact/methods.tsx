import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/picture/icon.tsx'
import { Address } from '../../../ui/text/unbroken.tsx'
import { contact, contactInfo, messagingLink } from '../../content/content.ts'
import { SocialLinks } from '../../layout/contact-lines.tsx'

export function Methods() {
  const { methods } = contact
  return (
    <section aria-labelledby="methods" className="mt-12">
      <h2 id="methods" className="title-part">
        {contact.methodsHeading}
      </h2>
      <ul className="mt-5 border-t border-line">
        <Method icon="map-pin" {...methods.address}>
          <address className="inline-block not-italic" translate="no" dir="ltr">
            {contactInfo.street}, {contactInfo.city}, {contactInfo.province}{' '}
            <span className="whitespace-nowrap">{contactInfo.postalCode}</span>, {contactInfo.country}
          </address>
          <MethodLink href="#visit">{contact.visit.label}</MethodLink>
        </Method>
        <Method icon="phone" {...methods.phone}>
          <MethodLink href={`tel:${contactInfo.phoneE164}`}>{contactInfo.phone}</MethodLink>
          <MethodLink href={messagingLink()}>{contact.messaging}</MethodLink>
        </Method>
        <Method icon="mail" {...methods.email}>
          <Emails of={contactInfo.emails.slice(0, 2)} />
        </Method>
        <Method icon="sales" {...methods.sales}>
          <Emails of={contactInfo.emails.slice(2)} />
        </Method>
      </ul>
      <h3 className="mt-8 title-text unprinted">{contact.social}</h3>
      <SocialLinks className="mt-3 flex gap-2 unprinted" />
    </section>
  )
}

type MethodProps = { icon: IconName; title: string; description: string; children: ReactNode }

function Method({ icon, title, description, children }: MethodProps) {
  return (
    <li className="grid grid-cols-[min(3rem,12vw)_minmax(0,1fr)] gap-x-[min(0.75rem,4vw)] py-5 border-b border-line">
      <Icon name={icon} className="size-[min(1.75rem,9vw)] mt-0.5 text-accent" />
      <div>
        <h3 className="title-text">{title}</h3>
        {children}
        <p className="mt-1 text-small text-muted">{description}</p>
      </div>
    </li>
  )
}

function Emails({ of }: { of: typeof contactInfo.emails }) {
  return of.map(({ address }) => (
    <MethodLink key={address} href={`mailto:${address}`}>
      <Address text={address} />
    </MethodLink>
  ))
}

function MethodLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a href={href} className={`text-link inline-block py-0.5 ${href.startsWith('tel:') ? 'whitespace-nowrap' : ''}`}>
        {children}
      </a>
    </p>
  )
}
