import { ActionLink } from './action-link.tsx'

type Props = {
  words: { newer: string; older: string; opening: { label: string } }
  page: number
  at: (page: number) => string
  hasOlder: boolean
  className: string
}

export function Pager({ words, page, at, hasOlder, className }: Props) {
  if (page === 1 && !hasOlder) return
  return (
    <nav className={`flex flex-wrap gap-4 ${className}`} aria-label={words.opening.label}>
      {page > 1 && <ActionLink text={words.newer} href={at(page - 1)} />}
      {hasOlder && <ActionLink strong text={words.older} href={at(page + 1)} />}
    </nav>
  )
}
