import { ActionLink } from './action-link.tsx'

type Props = {
  words: { newer: string; older: string; opening: { label: string } }
  page: number
  at: (page: number) => string
  next: object[]
  className: string
}

export function Pager({ words, page, at, next, className }: Props) {
  if (page === 1 && next.length === 0) return
  return (
    <nav className={`flex flex-wrap gap-4 ${className}`} aria-label={words.opening.label}>
      {page > 1 && <ActionLink text={words.newer} href={at(page - 1)} />}
      {next.length > 0 && <ActionLink strong text={words.older} href={at(page + 1)} />}
    </nav>
  )
}
