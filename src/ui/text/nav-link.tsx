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
