export type MenuLink = {
  text: string
  href: string
  /** It leads to the page it stands on. */
  current: boolean
  /** It leads to the page above the one it stands on. */
  around?: boolean
}

/** A link of a menu, which says where it is. */
export function NavLink({ text, href, current, around = false, className }: MenuLink & { className?: string }) {
  return (
    <a href={href} className={className} aria-current={current ? 'page' : around || undefined}>
      {text}
    </a>
  )
}
