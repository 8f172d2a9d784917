import printed from './printed/content.json' with { type: 'json' }

type Entry = Record<string, unknown>

/**
 * Runs `read` while an entry says what its draft says, then puts back what it said. `read` may not wait for anything:
 * no other request may see the draft.
 */
export function withDraft<Result>(kind: string, draft: Entry, read: () => Result): Result {
  const kept = (printed as unknown as Record<string, Entry | Entry[]>)[kind]
  const list = Array.isArray(kept) ? kept : undefined
  const entry = list ? list.find(({ slug }) => slug === draft.slug) : (kept as Entry)
  const before = { ...entry }
  try {
    if (entry) become(entry, draft)
    else list?.unshift(draft)
    return read()
  } finally {
    if (entry) become(entry, before)
    else list?.shift()
  }
}

function become(entry: Entry, other: Entry) {
  for (const key of Object.keys(entry)) delete entry[key]
  Object.assign(entry, other)
}
