export type MenuLink = {
  text: string
  href: string
  current: boolean
  around?: boolean
}

export function NavLink({ text, href, current, around = false, className }: MenuLink & { className?: string }) {
  return (
    <a href={href} className={className} aria-current={current ? 'page' : around || undefined}>
      {text}
    </a>
  )
}

type ListProps = { links: MenuLink[]; className?: string; linkClassName: string }

export function NavList({ links, className, linkClassName }: ListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink {...link} className={linkClassName} />
        </li>
      ))}
    </ul>
  )
}
