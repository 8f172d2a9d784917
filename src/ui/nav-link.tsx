export type MenuLink = { text: string; href: string; current: boolean }

/** A link of a menu, which says when it leads to the page it stands on. */
export function NavLink({ text, href, current, className }: MenuLink & { className?: string }) {
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {text}
    </a>
  )
}
