import { useStore } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { paths } from '../../../paths.ts'
import { loadingAtom, loadOpenedAtom } from '../state/inbox-actions.ts'
import { lookAtom } from '../state/inbox-calls.ts'
import { inboxViewAtom, othersAtom } from '../state/inbox-view.ts'
import { PresenceSchema } from '../state/thread-schema.ts'

/** Milliseconds between calls. See docs/decisions/015. */
const pause = 5000

/** Tells colleagues that this person has a contactmail open or is writing, and learns who else has and what they changed. */
export function usePresence(id: string | undefined) {
  const store = useStore()
  useEffect(() => {
    if (!id) return
    const url = paths.api.contactmailAct(id, 'presence')
    const listening = new AbortController()
    let isUsed = false
    const note = () => {
      isUsed = true
    }
    const { signal } = listening
    for (const sign of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
      document.addEventListener(sign, note, { capture: true, passive: true, signal })
    let said = ''
    const tell = async () => {
      if (document.hidden) return
      said = stateNow()
      const isUnattended = !isUsed
      isUsed = false
      const called = await call(PresenceSchema, url, { body: { state: said }, isUnattended })
      if (signal.aborted) return
      if (called.status === 404) store.set(othersAtom, null)
      if ('error' in called) return
      const { others, changedAt } = called.result
      store.set(othersAtom, others)
      const { opened, thread } = store.get(inboxViewAtom) ?? {}
      if (opened?.id !== id) return
      if (!thread && !store.get(loadingAtom)) store.set(loadOpenedAtom, id, { isUnattended: true })
      else if ((changedAt ?? '') > (opened.changedAt ?? '')) store.set(lookAtom)
    }
    const tellIfNew = () => stateNow() !== said && tell()
    const leave = () => call(v.unknown(), url, { body: { state: 'gone' }, isUnattended: true, keepalive: true })
    tell()
    const timer = setInterval(tell, pause)
    document.addEventListener('input', tellIfNew, listening)
    document.addEventListener('visibilitychange', tell, listening)
    addEventListener('pagehide', leave, listening)
    return () => {
      clearInterval(timer)
      listening.abort()
      store.set(othersAtom, [])
      leave()
    }
  }, [id, store])
}

const stateNow = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.composer-text')].some(({ value }) => value)
    ? 'writing'
    : 'reading'
