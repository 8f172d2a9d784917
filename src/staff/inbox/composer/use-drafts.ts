import { useStore } from 'jotai'
import { useEffect } from 'react'
import { type DraftKind, draftKinds } from '../../../contactmails/replies/reply-schema.ts'
import { draftOf, draftsAtom, saveDraftAtom } from '../state/drafts.ts'

/** Milliseconds from the last key until a draft is saved, and until another attempt. */
const pauses = { typed: 400, failed: 5000 }

/** Saves what is typed: after a pause, when the page is left, when another contactmail is opened, before signing out. */
export function useDrafts(id: string) {
  const store = useStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isUnsaved = (kind: DraftKind) => {
      const draft = draftOf(store.get(draftsAtom), kind, id)
      return draft !== undefined && draft.text !== draft.saved.text
    }
    const save = async () => {
      clearTimeout(timer)
      const saved = await Promise.all(draftKinds.filter(isUnsaved).map((kind) => store.set(saveDraftAtom, kind, id)))
      if (saved.includes(false)) timer = setTimeout(save, pauses.failed)
      return !saved.includes(false)
    }
    const saveSoon = () => {
      if (!draftKinds.some(isUnsaved)) return
      clearTimeout(timer)
      timer = setTimeout(save, pauses.typed)
    }
    // Signing out clears what this browser keeps, so the server has to have it first.
    const signOut = async (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.action.endsWith('/logout') || !draftKinds.some(isUnsaved)) return
      event.preventDefault()
      if (await save()) form.submit()
    }
    const stop = store.sub(draftsAtom, saveSoon)
    saveSoon()
    const listening = new AbortController()
    for (const event of ['pagehide', 'online']) addEventListener(event, save, listening)
    document.addEventListener('visibilitychange', save, listening)
    document.addEventListener('submit', signOut, listening)
    return () => {
      stop()
      listening.abort()
      save().finally(() => clearTimeout(timer))
    }
  }, [id, store])
}
