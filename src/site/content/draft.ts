import printed from './printed/content.json' with { type: 'json' }

type Entry = Record<string, unknown>

/**
 * Runs `read` while an entry says what its draft says, then puts back what it said. `read` may not wait for anything:
 * no other request may see the draft.
 */
export function withDraft<Result>(kind: string, draft: Entry, read: () => Result): Result {
  const kept = (printed as unknown as Record<string, Entry | Entry[]>)[kind] ?? []
  const entry = Array.isArray(kept) ? kept.find(({ slug }) => slug === draft.slug) : kept
  if (!entry) return withNewcomer(kept as Entry[], draft, read)
  const before = { ...entry }
  try {
    become(entry, draft)
    return read()
  } finally {
    become(entry, before)
  }
}

function withNewcomer<Result>(list: Entry[], draft: Entry, read: () => Result) {
  list.unshift(draft)
  try {
    return read()
  } finally {
    list.shift()
  }
}

function become(entry: Entry, other: Entry) {
  for (const key of Object.keys(entry)) delete entry[key]
  Object.assign(entry, other)
}
