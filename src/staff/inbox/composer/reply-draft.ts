const keyOf = (contactmailId: string) => `reply:${contactmailId}`

/** Text of an answer that was typed and not sent. Signing out clears it. Empty if storage is off. */
export const readReplyDraft = (contactmailId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(contactmailId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the text for a reload; none removes it. */
export const writeReplyDraft = (contactmailId: string, text: string): void => {
  try {
    if (text) sessionStorage.setItem(keyOf(contactmailId), text)
    else sessionStorage.removeItem(keyOf(contactmailId))
  } catch {
    // Storage is off or full.
  }
}
