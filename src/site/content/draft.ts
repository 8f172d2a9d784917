import printed from './printed/content.json' with { type: 'json' }

type Entry = Record<string, unknown>

/**
 * Runs `read` while an entry says what its draft says, then puts back what it said. `read` may not wait for anything:
 * no other request may see the draft.
 */
export function withDraft<Result>(kind: string, draft: Entry, read: () => Result): Result {
  const kept = (printed as unknown as Record<string, Entry | Entry[]>)[kind]
  const list = Array.isArray(kept) ? kept : []
  const original = [...list]
  const entry = list === kept ? list.find(({ slug }) => slug === draft.slug) : (kept as Entry)
  const before = { ...entry }
  try {
    if (entry) become(entry, draft)
    else list.unshift(draft)
    if ('order' in draft) list.sort((one, other) => Number(one.order) - Number(other.order))
    return read()
  } finally {
    if (entry) become(entry, before)
    list.splice(0, list.length, ...original)
  }
}

function become(entry: Entry, other: Entry) {
  for (const key of Object.keys(entry)) delete entry[key]
  Object.assign(entry, other)
}
