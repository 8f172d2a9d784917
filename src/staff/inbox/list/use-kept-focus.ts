import { useEffect, useRef } from 'react'
import type { InboxView } from '../state/inbox-view.ts'

/** Focuses a message that is opened and shows its row. If what has the focus goes, the open message or nearest row gets it. */
export function useKeptFocus({ page, opened }: InboxView) {
  const ids = page.contactMails.map(({ id }) => id)
  const openId = opened?.id
  const focused = useRef<Element>(null)
  const rowId = useRef<string>(undefined)
  const last = useRef({ ids, openId: '' as string | undefined })

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target as Element
      rowId.current = focused.current.closest<HTMLElement>('[data-mail]')?.dataset.mail ?? rowId.current
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    const before = last.current
    last.current = { ids, openId }
    rowId.current = openId ?? nearest(rowId.current, before.ids, ids)
    const row = document.querySelector(`[data-mail="${rowId.current}"]`)
    const isOther = openId !== before.openId
    if (isOther) row?.scrollIntoView({ block: 'nearest' })
    if (isOther && openId && before.openId !== '') document.getElementById('mail-heading')?.focus()
    const isLost = focused.current ? !isShown(focused.current) : before.openId && !openId
    if (!isLost || isShown(document.activeElement)) return
    // "More messages" goes with the last of them.
    const further =
      ids[0] === before.ids[0] && document.querySelector<HTMLElement>(`[data-mail="${ids[before.ids.length]}"] a`)
    const next = further || (openId ? document.getElementById('mail-heading') : row?.querySelector('a'))
    const list = document.getElementById('messages')
    ;(next ?? list)?.focus({ preventScroll: true })
  })
}

function nearest(id: string | undefined, before: string[], ids: string[]) {
  const at = before.indexOf(id ?? '')
  if (at === -1) return
  return [...before.slice(at), ...before.slice(0, at).reverse()].find((one) => ids.includes(one))
}

const isShown = (element: Element | null) =>
  element?.isConnected && element !== document.body && element.getClientRects().length > 0
