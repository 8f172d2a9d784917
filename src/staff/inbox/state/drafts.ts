import { atom, type Getter, type Setter } from 'jotai/vanilla'
import * as v from 'valibot'
import { draftPrefix } from '../../../browser-state/before-sign-out.ts'
import { call } from '../../../browser-state/call.ts'
import { readStored, storedKeys, writeStored } from '../../../browser-state/stored.ts'
import { type DraftKind, type SavedDraft, SavedDraftSchema } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { done, updateAtom } from './inbox-view.ts'

/** Unsent text. `saved` is the server's last known version; `id` becomes that of the reply or note. */
const DraftSchema = v.object({
  ...v.entriesFromList(['id', 'text'], v.string()),
  saved: v.pick(SavedDraftSchema, ['text', 'version', 'attachments']),
})
type Draft = v.InferOutput<typeof DraftSchema>

/** Resting: the message is in the bin, so retrying is pointless until it is restored. */
type Saved = 'saved' | 'resting' | 'failed'

/** `owner` is the account's address, under which this browser keeps copies of what the server does not have yet. */
export const draftsOf = (owner: string, tab: string = crypto.randomUUID()) => ({
  ...{ owner, tab },
  all: {} as Record<string, Draft>,
  saving: new Map<string, Promise<Saved>>(),
})
type Drafts = ReturnType<typeof draftsOf>
export const draftsAtom = atom(draftsOf('', ''))

const keyOf = (kind: DraftKind, id: string) => `${kind}:${id}`
const nothing = { text: '', version: 0, attachments: [] }
const empty = (): Draft => ({ id: crypto.randomUUID(), text: '', saved: nothing })

export const draftOf = ({ all }: Drafts, kind: DraftKind, id: string): Draft | undefined => all[keyOf(kind, id)]

function put(get: Getter, set: Setter, kind: DraftKind, id: string, draft: Draft) {
  const drafts = get(draftsAtom)
  const key = keyOf(kind, id)
  set(draftsAtom, { ...drafts, all: { ...drafts.all, [key]: draft } })
  const copy = draft.text === draft.saved.text ? null : draft
  writeStored('localStorage', `${draftPrefix}${drafts.owner}:${key}:${drafts.tab}`, copy)
}

export const typeAtom = atom(null, (get, set, kind: DraftKind, id: string, text: string) => {
  const draft = draftOf(get(draftsAtom), kind, id) ?? empty()
  if (draft.text !== text) put(get, set, kind, id, { ...draft, text })
})

/** Merges the server's drafts, read after `before`, with this tab's text and copies left by closed tabs. */
export const adoptDraftsAtom = atom(null, (get, set, id: string, found: SavedDraft[], before?: Drafts) => {
  const start = get(draftsAtom)
  for (const kind of ['reply', 'note'] as const) {
    const [now, then] = [start, before ?? start].map((drafts) => draftOf(drafts, kind, id)?.saved ?? nothing)
    set(adoptCopiesAtom, `${keyOf(kind, id)}:`)
    if (now === then) set(rebaseAtom, kind, id, found.find((draft) => draft.kind === kind) ?? null)
  }
})

/** Takes over the copies of closed tabs: all of this account's, or those whose names go on with `start`. */
export const adoptCopiesAtom = atom(null, (get, set, start = '') => {
  const { owner, tab } = get(draftsAtom)
  for (const name of storedKeys(`${draftPrefix}${owner}:${start}`).filter((name) => !name.endsWith(tab))) {
    const [, , kind, id] = name.split(':') as [string, string, DraftKind, string]
    const copy = readStored('localStorage', name, DraftSchema)
    const known = draftOf(get(draftsAtom), kind, id)
    const text = known?.text && joined(copy?.text ?? '', copy?.saved.text ?? '', known.text)
    // With its id: what was sent under it already is not sent again.
    if (copy) put(get, set, kind, id, known && text ? { ...known, text } : copy)
    writeStored('localStorage', name, null)
  }
})

export const saveDraftsAtom = atom(null, async (get, set, isUnattended: boolean) => {
  const keys = Object.keys(get(draftsAtom).all).map((key) => key.split(':') as [DraftKind, string])
  const saved = await Promise.all(keys.map(([kind, id]) => set(saveDraftAtom, kind, id, { isUnattended })))
  return (['failed', 'resting'] as const).find((each) => saved.includes(each)) ?? 'saved'
})

export const saveDraftAtom = atom(
  null,
  (get, set, kind: DraftKind, id: string, { isUnattended = false } = {}): Promise<Saved> => {
    const { saving } = get(draftsAtom)
    const key = keyOf(kind, id)
    const running = saving.get(key) ?? save(get, set, kind, id, isUnattended).finally(() => saving.delete(key))
    saving.set(key, running)
    return running
  },
)

async function save(get: Getter, set: Setter, kind: DraftKind, id: string, isUnattended: boolean): Promise<Saved> {
  // Typing during a save takes another round.
  for (let round = 0; round < 20; round += 1) {
    const { tab } = get(draftsAtom)
    const draft = draftOf(get(draftsAtom), kind, id)
    if (!draft || draft.text === draft.saved.text) return 'saved'
    const body = { kind, id: draft.id, text: draft.text, base: draft.saved.version, tab }
    const options = { body, isUnattended, keepalive: true }
    const called = await call(SavedDraftSchema, paths.api.contactmailAct(id, 'draft'), options)
    const now = draftOf(get(draftsAtom), kind, id)
    if (!now) return 'failed'
    if ('result' in called) {
      if (now.id === draft.id) set(rebaseAtom, kind, id, called.result)
      continue
    }
    // Nobody can send it any more: the text stays on the screen, but is not kept.
    if (called.status === 410) put(get, set, kind, id, { ...now, saved: { ...now.saved, text: now.text } })
    const overtaken = v.safeParse(OvertakenSchema, 'refusal' in called ? called.refusal : null)
    if (called.status !== 409 || !overtaken.success) return results[called.status] ?? 'failed'
    const { draft: theirs, sent } = overtaken.output
    // Another tab has sent it, or this one has and the answer was lost.
    if (sent !== null) {
      put(get, set, kind, id, { ...empty(), text: now.text.trim() === sent ? '' : now.text })
      const isNews = now.id === draft.id
      set(updateAtom, ({ opened }) =>
        isNews && opened?.id === id ? done(kind === 'reply' ? 'Sent' : 'Note added') : {},
      )
    }
    set(rebaseAtom, kind, id, theirs)
  }
  return 'failed'
}

const results: Record<number, Saved> = { 404: 'resting', 410: 'saved' }
const OvertakenSchema = v.object({ draft: v.nullable(SavedDraftSchema), sent: v.nullable(v.string()) })

/** After it was sent, or another text under its id. What was not sent stays, as a draft of its own. */
export const endDraftAtom = atom(null, (get, set, kind: DraftKind, id: string, sent: string) => {
  const draft = draftOf(get(draftsAtom), kind, id)
  put(get, set, kind, id, { ...empty(), text: draft && draft.text !== sent ? draft.text : '' })
})

/** Replaces the saved draft with the server's, and keeps what is being typed. */
export const rebaseAtom = atom(null, (get, set, kind: DraftKind, id: string, theirs: SavedDraft | null) => {
  const { tab } = get(draftsAtom)
  const mine = draftOf(get(draftsAtom), kind, id) ?? empty()
  const { text: base, version, attachments } = theirs ?? nothing
  // A response that was overtaken by a later one.
  if (theirs?.id === mine.id && version < mine.saved.version) return
  const saved = { text: base, version, attachments }
  // An earlier save by this tab succeeded, but its response was lost.
  const isOwn = theirs?.tab === tab && theirs.id === mine.id
  const text = isOwn ? mine.text : joined(mine.text, mine.saved.text, saved.text)
  put(get, set, kind, id, { id: theirs?.id ?? mine.id, text, saved })
})

/** Joins two texts that come from `base`: the changed one, or both. If both only add to `base`, it stands once. */
function joined(mine: string, base: string, theirs: string) {
  if (mine === base || theirs.includes(mine)) return theirs
  if (theirs === base || mine.includes(theirs)) return mine
  if (base && theirs.endsWith(`\n\n${base}`)) return theirs.slice(0, -base.length) + mine
  const added = mine.startsWith(base) && theirs.startsWith(base) ? theirs.slice(base.length) : ''
  return `${mine}\n\n${/^\s/.test(added) ? added.trim() : theirs}`
}
