import * as v from 'valibot'

const CopySchema = v.object({
  ...{ id: v.string(), text: v.string() },
  saved: v.object({ text: v.string(), version: v.number() }),
})
export type Copy = v.InferOutput<typeof CopySchema>

/** Copies of drafts that the server does not have yet. Signing out clears them. Nothing happens if storage is off or full. */
const prefix = 'draft:'

export const write = (name: string, draft: Copy | null) => {
  try {
    if (draft) localStorage.setItem(prefix + name, JSON.stringify(draft))
    else localStorage.removeItem(prefix + name)
  } catch {}
}

export const read = (name: string): Copy | null => {
  try {
    return v.parse(CopySchema, JSON.parse(localStorage.getItem(prefix + name) ?? ''))
  } catch {
    return null
  }
}

export const list = (start: string): string[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
