import type { InboxView } from './inbox-view.ts'

/** The contactmail that the list has after or before the open one; the first if the list no longer has the open one. */
export const neighbourOf = ({ page, opened }: Pick<InboxView, 'page' | 'opened'>, step: 1 | -1) => {
  const at = page.contactMails.findIndex(({ id }) => id === opened?.id)
  if (at === -1) return (step === 1 && page.contactMails[0]) || null
  return page.contactMails[at + step] ?? null
}
