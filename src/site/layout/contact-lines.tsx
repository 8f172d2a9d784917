import { contactInfo, messagingLink } from '../content/company.ts'
import { contact } from '../content/contact.ts'
import { Icon } from '../ui/icon.tsx'

type Props = {
  className: string
  linkClassName: string
  /** The messaging app by its icon alone. */
  compact?: boolean
}

/** The three addresses, the phone and the messaging app, as links. */
export function ContactLines({ className, linkClassName, compact }: Props) {
  return (
    <ul className={className}>
      {contactInfo.emails.map(({ title, address }) => (
        <li key={address}>
          <a href={`mailto:${address}`} className={linkClassName}>
            <Icon name="mail" className="size-4" />
            <span className="sr-only">{`${title}: `}</span>
            {address}
          </a>
        </li>
      ))}
      <li>
        <a href={`tel:${contactInfo.phoneE164}`} className={`${linkClassName} whitespace-nowrap`}>
          <Icon name="phone" className="size-4" />
          <span className="sr-only">{`${contact.methods.phone.title}: `}</span>
          {contactInfo.phone}
        </a>
      </li>
      <li>
        <a href={messagingLink} className={compact ? `${linkClassName} min-w-6 justify-end` : linkClassName}>
          <Icon name="whatsapp" className="size-4" />
          <span className={compact ? 'sr-only' : undefined}>{contact.messaging}</span>
        </a>
      </li>
    </ul>
  )
}
