import { Icon } from '../../ui/picture/icon.tsx'
import { socialLinks } from '../content/company.ts'

export function SocialLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {socialLinks
        .filter(({ href }) => href)
        .map(({ name, href, icon }) => (
          <li key={name}>
            <a href={href} className="button-icon" aria-label={name} rel="me noopener">
              <Icon name={icon} />
            </a>
          </li>
        ))}
    </ul>
  )
}
