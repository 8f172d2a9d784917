import { type RefObject, useEffect } from 'react'

type Kind = 'reply' | 'note'
const keyOf = (kind: Kind, contactmailId: string) => `${kind}:${contactmailId}`

/** Unsent text. Signing out clears it. Empty if storage is off. */
const readDraft = (kind: Kind, contactmailId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(kind, contactmailId)) ?? ''
  } catch {
    return ''
  }
}

export const writeDraft = (kind: Kind, contactmailId: string, text: string): void => {
  try {
    if (text) sessionStorage.setItem(keyOf(kind, contactmailId), text)
    else sessionStorage.removeItem(keyOf(kind, contactmailId))
  } catch {
    // Storage is off or full.
  }
}

/** Restores the draft, or keeps what was typed before hydration. */
export function useDraft(field: RefObject<HTMLTextAreaElement | null>, kind: Kind, contactmailId: string) {
  useEffect(() => {
    const { current } = field
    if (!current) return
    if (current.value) writeDraft(kind, contactmailId, current.value)
    else current.value = readDraft(kind, contactmailId)
  }, [field, kind, contactmailId])
}
