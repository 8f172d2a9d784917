import { useStore } from 'jotai'
import { useEffect } from 'react'
import { adoptCopiesAtom, draftsAtom, saveDraftsAtom } from '../state/drafts.ts'

/** Milliseconds from the last key until drafts are saved, and until another attempt. */
const pauses = { typed: 400, failed: 5000 }

/** Saves what is typed, and what closed tabs could not: after a pause, when the page is left, once the line is back. */
export function useDrafts() {
  const store = useStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = async (isUnattended = false) => {
      clearTimeout(timer)
      const isSaved = await store.set(saveDraftsAtom, isUnattended)
      if (!isSaved) timer = setTimeout(save, pauses.failed, true)
      return isSaved
    }
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, pauses.typed)
    }
    // Signing out clears what this browser keeps, so the server has to have it first.
    const signOut = async (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.action.endsWith('/logout')) return
      event.preventDefault()
      if (await save()) form.submit()
    }
    const stop = store.sub(draftsAtom, saveSoon)
    store.set(adoptCopiesAtom)
    saveSoon()
    const listening = new AbortController()
    for (const event of ['pagehide', 'online']) addEventListener(event, () => save(), listening)
    document.addEventListener('visibilitychange', () => save(), listening)
    document.addEventListener('submit', signOut, listening)
    return () => {
      stop()
      listening.abort()
      save().finally(() => clearTimeout(timer))
    }
  }, [store])
}
