export type MenuLink = {
  text: string
  href: string
  current: boolean
  /** Whether it links to the parent of the page it stands on. */
  around?: boolean
}

export function NavLink({ text, href, current, around = false, className }: MenuLink & { className?: string }) {
  return (
    <a href={href} className={className} aria-current={current ? 'page' : around || undefined}>
      {text}
    </a>
  )
}
