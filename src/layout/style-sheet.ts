/** The style sheets of all pages, each rule once. */
export type PageStyles = {
  /** A rule, with the condition (`@media ...`) that it stands under, if any. */
  rules: { rule: string; under?: string }[]
  /** For each path which rules its page needs, in the order of the sheet. */
  pages: Record<string, number[]>
}

/** The style sheet of the page at a path as text; undefined for any other path. */
export const sheetOf = ({ rules, pages }: PageStyles, path: string): string | undefined => {
  if (!Object.hasOwn(pages, path)) return
  const chosen = pages[path]?.flatMap((number) => rules[number] ?? []) ?? []
  const pieces = chosen.map(({ rule, under }, at) => {
    const opens = under && chosen[at - 1]?.under !== under ? `${under}{` : ''
    const closes = under && chosen[at + 1]?.under !== under ? '}' : ''
    return opens + rule + closes
  })
  return pieces.join('')
}
