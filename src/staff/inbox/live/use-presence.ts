import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { paths } from '../../../paths.ts'
import { reloadOpenedAtom } from '../state/inbox-calls.ts'
import { inboxViewAtom, othersAtom } from '../state/inbox-view.ts'

/** Milliseconds between calls. See docs/decisions/015. */
const pause = 5000

const PresenceSchema = v.object({
  others: v.array(v.object({ id: v.string(), name: v.string(), isWriting: v.boolean() })),
  changedAt: v.nullish(v.string()),
})

/** Tells colleagues that this person has a contactmail open or is writing, and learns who else has and what they changed. */
export function usePresence(id: string | undefined) {
  const store = useStore()
  const setOthers = useSetAtom(othersAtom)
  useEffect(() => {
    if (!id) return
    const url = paths.api.contactmailAct(id, 'presence')
    const activity = watchActivity()
    let isOver = false
    let said = ''
    const tell = async () => {
      if (document.hidden) return
      said = stateNow()
      const isUnattended = !activity.take()
      const called = await call(PresenceSchema, url, { method: 'POST', body: { state: said }, isUnattended })
      if (isOver || !('result' in called)) return
      const { others, changedAt = null } = called.result
      setOthers(others)
      const opened = store.get(inboxViewAtom)?.opened
      if (opened?.id === id && changedAt !== (opened.changedAt ?? null)) store.set(reloadOpenedAtom, id)
    }
    const tellIfNew = () => stateNow() !== said && tell()
    const leave = () => {
      const body = { state: 'gone' }
      call(v.unknown(), url, { method: 'POST', body, isUnattended: true, keepalive: true })
    }
    tell()
    const timer = setInterval(tell, pause)
    document.addEventListener('input', tellIfNew)
    document.addEventListener('visibilitychange', tell)
    addEventListener('pagehide', leave)
    return () => {
      isOver = true
      clearInterval(timer)
      activity.stop()
      document.removeEventListener('input', tellIfNew)
      document.removeEventListener('visibilitychange', tell)
      removeEventListener('pagehide', leave)
      setOthers([])
      leave()
    }
  }, [id, store, setOthers])
}

const stateNow = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.composer-text')].some(({ value }) => value)
    ? 'writing'
    : 'reading'

const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove']

const watchActivity = () => {
  let isUsed = false
  const note = () => {
    isUsed = true
  }
  for (const sign of signs) document.addEventListener(sign, note, { capture: true, passive: true })
  return {
    take: () => {
      const wasUsed = isUsed
      isUsed = false
      return wasUsed
    },
    stop: () => {
      for (const sign of signs) document.removeEventListener(sign, note, { capture: true })
    },
  }
}
