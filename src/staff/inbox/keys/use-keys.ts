import { useStore } from 'jotai'
import type { createStore } from 'jotai/vanilla'
import { useEffect } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { changeAtom, closeAtom, moveAtom, openAtom } from '../state/inbox-actions.ts'
import { type InboxView, inboxViewAtom, type Office, updateAtom } from '../state/inbox-view.ts'
import { areKeysOnAtom, showKeys } from './keys-dialog.tsx'

type Store = ReturnType<typeof createStore>
type Inbox = { store: Store; view: InboxView; me: Office['me']; focused: ListedContactmail | undefined }
type Command = (inbox: Inbox) => boolean

export const keyCommands: Record<string, Command> = {
  j: (inbox) => step(inbox, 1),
  k: (inbox) => step(inbox, -1),
  o: ({ store, view, focused }) => {
    const mail = focused ?? (view.opened ? null : view.page.contactMails[0])
    if (mail) store.set(openAtom, mail)
    return Boolean(mail)
  },
  r: (inbox) => onceLoaded(inbox, () => focusOn('.pane textarea[name=text]') || focusOn('.pane a[href^="mailto:"]')),
  e: withMail(closeAndMove),
  a: withMail(({ store, me }, { id }) => store.set(changeAtom, [id], { kind: 'assignee', assignee: me.id }, me.name)),
  u: withMail(markUnread),
  x: withMail(({ store, view: { picked } }, { id }) =>
    store.set(updateAtom, { picked: picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id] }),
  ),
  '/': () => focusOn('.inbox-search'),
  '?': showKeys,
  Escape: ({ store, view: { opened } }) => {
    if (opened) leave(store, opened.id)
    return opened !== null
  },
}

export function useKeys({ me }: Office) {
  const store = useStore()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const view = store.get(inboxViewAtom)
      const command = store.get(areKeysOnAtom) ? commandOf(event, isTypedInto(event.target)) : null
      const focused = view?.page.contactMails.find(({ id }) => id === rowInFocus())
      if (view && command?.({ store, view, me, focused })) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    searchForEarlyText()
    return () => document.removeEventListener('keydown', press)
  }, [store, me])
}

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>

/** The command of a key, or null. Keys do nothing while somebody types, in a dialog, and with a modifier. */
export const commandOf = (press: Press, isTyping: boolean): Command | null => {
  const { key, altKey, ctrlKey, metaKey, isComposing } = press
  if (isTyping || isComposing || altKey || ctrlKey || metaKey) return null
  if (/^[1-9]$/.test(key)) return (inbox) => onceLoaded(inbox, () => click(`.pane [data-reply-key="${key}"]`))
  return Object.hasOwn(keyCommands, key) ? (keyCommands[key] ?? null) : null
}

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog, :popover-open') !== null

/** A command on the open contactmail, or else on the one in focus. */
function withMail(run: (inbox: Inbox, mail: ListedContactmail) => unknown): Command {
  return (inbox) => {
    const mail = inbox.view.opened ?? inbox.focused
    if (mail) run(inbox, mail)
    return Boolean(mail)
  }
}

function step({ store, view }: Inbox, by: 1 | -1) {
  if (view.opened) {
    store.set(moveAtom, by)
    return true
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-mail] .mail-row-open')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const row = rows[at === -1 ? 0 : at + by]
  row?.focus()
  return row !== undefined
}

async function closeAndMove({ store }: Inbox, { id, status }: ListedContactmail) {
  const isDone = status === 'closed' || status === 'answered'
  const isChanged = await store.set(changeAtom, [id], { kind: 'status', status: isDone ? 'open' : 'closed' })
  if (isChanged && !isDone && store.get(inboxViewAtom)?.opened) await store.set(moveAtom, 1)
}

async function markUnread({ store }: Inbox, { id }: ListedContactmail) {
  if (await store.set(changeAtom, [id], { kind: 'read', isRead: false })) leave(store, id)
}

function leave(store: Store, id: string) {
  store.set(closeAtom)
  // Once the list shows again on narrow screens.
  requestAnimationFrame(() => focusOn(`[data-mail="${id}"] .mail-row-open`))
}

/** Waits for the reply form, unless another contactmail is opened first. */
function onceLoaded({ store, view: { opened, thread } }: Inbox, run: () => boolean) {
  if (!opened || thread) return run()
  const stop = store.sub(inboxViewAtom, () => {
    const now = store.get(inboxViewAtom)
    const isSame = now?.opened?.id === opened.id
    if (isSame && !now.thread) return
    stop()
    // React draws in between.
    if (isSame) requestAnimationFrame(() => setTimeout(run))
  })
  return true
}

const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-mail]')?.dataset.mail

function focusOn(selector: string) {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

function click(selector: string) {
  const element = document.querySelector<HTMLElement>(selector)
  element?.click()
  return element !== null
}

/** Moves what was typed before hydration, kept by public/early-keys.js, into the search. */
function searchForEarlyText() {
  const { dataset } = document.documentElement
  const { typed = '' } = dataset
  delete dataset.typed
  const field = document.querySelector<HTMLInputElement>('.inbox-search')
  if (!field || !typed.trim()) return
  field.value += typed.trimStart().replace(/^\//, '')
  field.focus()
}
