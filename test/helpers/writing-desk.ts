import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseSync } from 'node:sqlite'
import { createStore } from 'jotai/vanilla'
import * as v from 'valibot'
import { vi } from 'vitest'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { queueReply } from '../../src/contactmails/jobs/queue-reply.ts'
import { send } from '../../src/contactmails/jobs/send.ts'
import { readListed } from '../../src/contactmails/queries.ts'
import { listDrafts, saveDraft } from '../../src/contactmails/replies/draft-queries.ts'
import { type DraftKind, draftKinds, NewDraftSchema, ReplySchema } from '../../src/contactmails/replies/reply-schema.ts'
import { findLastEntry, listThread } from '../../src/contactmails/replies/thread.ts'
import { ham } from '../../src/contactmails/spam/spam-rules.ts'
import type { Bindings } from '../../src/env.ts'
import { undoChange } from '../../src/staff/inbox/changes/undo.ts'
import { insertNote } from '../../src/staff/inbox/composer/queries.ts'
import { draftOf, draftsAtom, draftsOf, saveDraftAtom } from '../../src/staff/inbox/state/drafts.ts'
import { openAtom } from '../../src/staff/inbox/state/inbox-actions.ts'
import { inboxViewAtom, viewOf } from '../../src/staff/inbox/state/inbox-view.ts'
import { type Conversation, NewNoteSchema } from '../../src/staff/inbox/state/thread-schema.ts'
import { testMailer } from './faults.ts'
import { mailOf } from './mail.ts'
import { databaseOf, siteOf } from './sqlite-d1.ts'

export type Fault = 'none' | 'lost request' | 'lost answer'
type Browser = { storage: Map<string, string>; isSignedIn: boolean }
/** What runs in a tab, so that its calls and its storage are its own. */
type Place = { browser: Browser; fault: Fault; isAlive: boolean }
export type Tab = { store: ReturnType<typeof createStore>; place: Place; pending: Promise<unknown>[] }

const me = { id: 'ada', email: 'ada@forager.example' }
const later = 15_000
const places = new AsyncLocalStorage<Place>()
const counts = { ham: 0, unread: 0, spam: 0, open: 0, overdue: 0, waiting: 0, mine: 0 }

/** The tabs of one person's browsers, with the inbox's own state, before the queries of the site; lines may break. */
export const deskOf = async (sqlite: DatabaseSync) => {
  const mailer = testMailer()
  const env = siteOf(databaseOf(sqlite), mailer as Bindings['MAILER'])
  const id = crypto.randomUUID()
  sqlite.exec(
    `INSERT OR IGNORE INTO user (id, name, email, createdAt, updatedAt) VALUES ('${me.id}', 'Ada', '${me.email}', '', '')`,
  )
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: new Date().toISOString() }, ham, null)
  const undone: string[] = []

  const opened = async () => {
    const mail = await readListed(env.DB, id)
    const part = await listThread(env.DB, id, {})
    const seen = await findLastEntry(env.DB, id)
    const conversation: Conversation = { from: null, savedReplies: [], seen, isBlocked: false, ...part }
    const drafts = await listDrafts(env.DB, id, me.id)
    const thread = { id, ...conversation, drafts, others: [], mailto: '' }
    return { contactmail: mail, thread }
  }
  const routes: Record<string, (body: unknown) => Promise<[number, unknown]>> = {
    open: async () => [200, await opened()],
    replies: async (body) => {
      if (!body) return [200, (await opened()).thread]
      const hold = { seconds: 10, later: () => {} }
      const { result } = await queueReply(env, id, me.email, v.parse(ReplySchema, body), hold)
      const status = {
        queued: 201,
        overtaken: 409,
        taken: 422,
        'no-files': 422,
        undone: 422,
        'no-enquiry': 404,
        off: 404,
      }[result]
      return [status, { message: result, contactMails: [await readListed(env.DB, id)] }]
    },
    notes: async (body) => {
      const result = await insertNote(env.DB, id, v.parse(NewNoteSchema, body), me.email)
      return result === 'added' ? [201, (await opened()).thread] : [422, { message: result }]
    },
    draft: async (body) => {
      const saved = await saveDraft(env.DB, id, me.id, v.parse(NewDraftSchema, body))
      return saved.result === 'saved' ? [200, saved.draft] : [409, { message: 'Overtaken.', ...saved }]
    },
    undo: async (body) => {
      const { undo } = body as { undo: string }
      const done = await undoChange(env.DB, undo, { actor: me.email, mayRestore: false })
      if (done) undone.push(undo)
      return done
        ? [200, { contactMails: [await readListed(env.DB, id)], missed: done.missed }]
        : [404, { message: 'Too late.' }]
    },
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const place = places.getStore() as Place
    if (place.fault === 'lost request') throw new Error('offline')
    const route = routes[url.split('?')[0]?.split('/').at(-1) ?? '']
    const [status, answer] = place.browser.isSignedIn
      ? ((await route?.(body && JSON.parse(body))) ?? [503, {}])
      : [401, { message: 'Sign in.' }]
    if (!place.isAlive) return new Promise(() => {})
    if (place.fault === 'lost answer') throw new Error('offline')
    return Response.json(answer, { status })
  })
  const storage = () => places.getStore()?.browser.storage as Map<string, string>
  const named = {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, value: string) => storage().set(key, value),
    removeItem: (key: string) => storage().delete(key),
  }
  const localStorage = new Proxy(named, { ownKeys: () => [...storage().keys()], getOwnPropertyDescriptor: () => shown })
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('history', { pushState() {}, replaceState() {} })

  const within = <Result>({ place }: Tab, fault: Fault, run: () => Result) => {
    place.fault = fault
    return places.run(place, run)
  }
  const open = async (tab: Tab) => {
    const mail = await readListed(env.DB, id)
    if (mail) await within(tab, 'none', () => tab.store.set(openAtom, mail))
  }
  const openTab = async (browser: Browser): Promise<Tab> => {
    const store = createStore()
    const tab: Tab = { store, place: { browser, fault: 'none', isAlive: true }, pending: [] }
    const now = new Date().toISOString()
    const page = { contactMails: [], next: null, counts, at: now }
    store.set(inboxViewAtom, viewOf({ page, query: '', cursor: null, now, opened: null, thread: null }))
    store.set(draftsAtom, draftsOf(me.id))
    browser.isSignedIn = true
    await open(tab)
    return tab
  }
  const textOf = ({ store }: Tab, kind: DraftKind) => draftOf(store.get(draftsAtom), kind, id)?.text ?? ''
  const save = (tab: Tab, fault: Fault) =>
    within(tab, fault, () => Promise.all(draftKinds.map((kind) => tab.store.set(saveDraftAtom, kind, id))))
  /** Ten seconds go by: what is held leaves. */
  const wait = async () => {
    const held = sqlite.prepare("SELECT id FROM outbox WHERE kind = 'reply' AND state = 'queued'").all()
    for (const reply of held) await send(env, String(reply.id), new Date(Date.now() + later))
  }
  return { id, mailer, undone, openTab, open, within, textOf, save, wait }
}

const shown = { enumerable: true, configurable: true }
