import { Fragment } from 'react'
import { closingHour, openingHour } from '../../contactmails/due/office-time.ts'
import { Icon } from '../../ui/picture/icon.tsx'
import { Address } from '../../ui/text/unbroken.tsx'
import { company, contact, contactInfo, messagingLink } from '../content/content.ts'

type Props = {
  className: string
  linkClassName: string
  compact?: boolean
}

export function ContactLines({ className, linkClassName, compact }: Props) {
  return (
    <ul className={className}>
      {contactInfo.emails.map(({ title, address }) => (
        <li key={address}>
          <a href={`mailto:${address}`} className={linkClassName}>
            <Icon name="mail" className="size-4" />
            <span className="sr-only">{`${title}:\u00a0`}</span>
            <Address text={address} />
          </a>
        </li>
      ))}
      <li>
        <a href={`tel:${contactInfo.phoneE164}`} className={`${linkClassName} whitespace-nowrap`}>
          <Icon name="phone" className="size-4" />
          <span className="sr-only">{`${contact.methods.phone.title}:\u00a0`}</span>
          {contactInfo.phone}
        </a>
      </li>
      <li>
        <a href={messagingLink()} className={compact ? `${linkClassName} min-w-6 justify-end` : linkClassName}>
          <Icon name="whatsapp" className="size-4" />
          <span className={compact ? 'sr-only' : undefined}>{contact.messaging}</span>
        </a>
      </li>
    </ul>
  )
}

export function SocialLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {company.socialLinks
        .filter(({ href }) => href)
        .map(({ name, href, icon }) => (
          <li key={name}>
            <a href={href} className="button-icon" aria-label={name} rel="me">
              <Icon name={icon} />
            </a>
          </li>
        ))}
    </ul>
  )
}

export const officeHours = { opens: `${openingHour}\u00a0a.m.`, closes: `${closingHour - 12}\u00a0p.m.` }

type Spot = { latitude: number; longitude: number; name: string }

/** Neither iPhones nor most computers have an application for `geo:`. */
const onlyAndroid = '[@media(pointer:fine)]:hidden supports-[-webkit-touch-callout:none]:hidden'

/** The spot in the reader's own map application, and on two maps that open everywhere. */
export function MapLinks({ latitude, longitude, name }: Spot) {
  const at = `${latitude},${longitude}`
  const { app, apple, web } = contact.map
  const links = [
    [app, `geo:${at}?q=${at}(${encodeURIComponent(name)})`, onlyAndroid],
    [apple, `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name)}`],
    [web, `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`],
  ]
  return (
    <>
      {links.map(([text, href, className = '']) => (
        <Fragment key={text}>
          <a href={href} className={`text-link inline-block py-0.5 me-4 ${className}`} rel="noopener">
            {text}
          </a>{' '}
        </Fragment>
      ))}
      <span dir="ltr" className="block w-fit text-small text-muted">{`${latitude}° N, ${-longitude}° W`}</span>
    </>
  )
}
