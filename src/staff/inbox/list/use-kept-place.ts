import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { readStored, writeStored } from '../../../browser-state/stored.ts'
import { extendAtom } from '../state/inbox-actions.ts'
import { withCursor } from '../state/inbox-location.ts'
import { type InboxView, inboxViewAtom } from '../state/inbox-view.ts'

const PlaceSchema = v.object({ rows: v.number(), tops: v.array(v.number()), row: v.optional(v.string()) })

/** Restores the list's place after Back or a reload, which load its first rows only. */
export function useKeptPlace({ query, cursor }: InboxView) {
  const store = useStore()
  const isFirst = useRef(true)
  const key = `inbox-place:${withCursor(query, cursor)}`
  useEffect(() => {
    const countRows = () => store.get(inboxViewAtom)?.page.contactMails.length ?? 0
    const restore = async () => {
      const place = readStored('sessionStorage', key, PlaceSchema)
      while (place && countRows() < place.rows && (await store.set(extendAtom)));
      // Once React has rendered the rows.
      setTimeout(() => {
        if (!place || document.activeElement !== document.body) return
        for (const [at, each] of scrollers().entries()) each.scrollTop = place.tops[at] ?? 0
        document.querySelector<HTMLElement>(`[data-mail="${place.row}"] a`)?.focus({ preventScroll: true })
      })
    }
    if (!isFirst.current) for (const each of scrollers()) each.scrollTop = 0
    else if (performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type !== 'navigate')) restore()
    isFirst.current = false
    const save = () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-mail]')?.dataset.mail
      writeStored('sessionStorage', key, { rows: countRows(), tops: scrollers().map((each) => each.scrollTop), row })
    }
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [store, key])
}

/** On a phone the page scrolls, elsewhere the list. */
const scrollers = () => [document.documentElement, ...document.querySelectorAll('.inbox-side')]
