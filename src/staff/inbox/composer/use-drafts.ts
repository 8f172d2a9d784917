import { useStore } from 'jotai'
import { useEffect } from 'react'
import { beforeSignOutAtom } from '../../../browser-state/before-sign-out.ts'
import { adoptCopiesAtom, draftsAtom, saveDraftsAtom } from '../state/drafts.ts'

/** Milliseconds from the last key until drafts are saved, and until another attempt. */
const pauses = { typed: 400, failed: 5000 }

/** Saves what is typed, and what closed tabs could not save. */
export function useDrafts() {
  const store = useStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = async (isUnattended = false) => {
      clearTimeout(timer)
      const result = await store.set(saveDraftsAtom, isUnattended)
      if (result === 'failed') timer = setTimeout(save, pauses.failed, true)
      return result === 'saved'
    }
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, pauses.typed)
    }
    const stop = store.sub(draftsAtom, saveSoon)
    const saveAll = () => {
      store.set(adoptCopiesAtom)
      return save()
    }
    store.set(beforeSignOutAtom, { save: saveAll })
    saveAll()
    const listening = new AbortController()
    for (const event of ['pagehide', 'online']) addEventListener(event, () => save(), listening)
    document.addEventListener('visibilitychange', () => save(), listening)
    return () => {
      stop()
      listening.abort()
      save().finally(() => clearTimeout(timer))
    }
  }, [store])
}
