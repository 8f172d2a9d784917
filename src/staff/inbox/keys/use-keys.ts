import { useStore } from 'jotai'
import { atom, type createStore } from 'jotai/vanilla'
import { useEffect } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { DraftKind } from '../../../contactmails/replies/reply-schema.ts'
import type { Change } from '../changes/change-schema.ts'
import { togglesOf } from '../changes/toggles.ts'
import { showField } from '../composer/saved-replies.tsx'
import * as actions from '../state/inbox-actions.ts'
import { type InboxView, inboxViewAtom, type Office, updateAtom } from '../state/inbox-view.ts'
import { isRestingAtom, restAtom } from '../state/rest.ts'
import { ticked } from '../state/view-changes.ts'
import { areKeysOnAtom, showKeys } from './keys-dialog.tsx'

type Store = ReturnType<typeof createStore>
type Inbox = { store: Store; view: InboxView; office: Office; focused: ListedContactmail | undefined }
type Command = (inbox: Inbox) => unknown

export const keyCommands: Record<string, Command> = {
  j: (inbox) => step(inbox, 1),
  k: (inbox) => step(inbox, -1),
  o: ({ store, view, focused }) => {
    const mail = focused ?? (view.opened ? null : view.page.contactMails[0])
    return mail && store.set(actions.openAtom, mail)
  },
  r: (inbox) => write(inbox, 'reply'),
  n: (inbox) => write(inbox, 'note'),
  e: (inbox) => change(inbox, togglesOf(targets(inbox)).closing.change),
  w: (inbox) => change(inbox, { kind: 'status', status: 'waiting' }),
  s: (inbox) => change(inbox, togglesOf(targets(inbox)).marking.change),
  a: (inbox) => change(inbox, { kind: 'assignee', assignee: inbox.office.me.id }),
  u: (inbox) => change(inbox, { kind: 'read', isRead: false }),
  '#': (inbox) => {
    const ids = targets(inbox).map(({ id }) => id)
    return (
      inbox.office.mayDelete && ids.length > 0 && inbox.store.set(restAtom, inbox.store.set(actions.deleteAtom, ids))
    )
  },
  z: ({ store, view }) => (view.undos.length > 0 || store.get(actions.actAtom)) && store.set(actions.undoAtom),
  x: (inbox) => tick(inbox, false),
  X: (inbox) => tick(inbox, true),
  b: () => document.querySelector<HTMLElement>('#several button')?.focus({ preventScroll: true }),
  '/': () => trigger('focus', '.inbox-search'),
  '?': showKeys,
  Escape: ({ store, view: { opened, picked } }) => {
    if (document.querySelector(':is(:popover-open)')) return false
    if (picked.length > 0) store.set(updateAtom, { picked: [], anchor: null })
    else if (opened) store.set(actions.closeAtom)
    return picked.length > 0 || opened
  },
}

export function useKeys(office: Office) {
  const store = useStore()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isStray(store, event)) return
      const view = store.get(inboxViewAtom)
      const command = store.get(areKeysOnAtom) ? commandOf(event, isTypedInto(event.target)) : null
      const focused = view?.page.contactMails.find(({ id }) => id === rowInFocus())
      if (!view || !command?.({ store, view, office, focused })) return
      event.preventDefault()
      document.querySelector<HTMLElement>('.mail-menu:is(:popover-open)')?.hidePopover()
    }
    document.addEventListener('keydown', press)
    searchForEarlyText()
    return () => document.removeEventListener('keydown', press)
  }, [store, office])
}

/** Moves what public/early-keys.js has kept into the search, where no letter of it acts on a message. */
function searchForEarlyText() {
  const { dataset } = document.documentElement
  const { typed = '' } = dataset
  delete dataset.typed
  const field = document.querySelector<HTMLInputElement>('.inbox-search')
  if (!field || !typed.trim()) return
  field.value += typed.trimStart().replace(/^\//, '')
  field.focus()
}

export const commandOf = (press: KeyboardEvent, isTyping: boolean): Command | null => {
  const { altKey, ctrlKey, metaKey, isComposing, repeat } = press
  const key = nameOf(press)
  if (isTyping || isComposing || altKey || ctrlKey || metaKey || (repeat && !'jk'.includes(key))) return null
  if (/^[1-9]$/.test(key))
    return (inbox) => onceLoaded(inbox, () => trigger('click', `.pane [data-reply-key="${key}"] button`))
  return Object.hasOwn(keyCommands, key) ? (keyCommands[key] ?? null) : null
}

/** Which letter a key has on a Latin keyboard, in capitals only with Shift. With AltGr it types another character. */
function nameOf(press: KeyboardEvent) {
  const { key, code, shiftKey } = press
  if (!/^\p{L}$/u.test(key) || press.getModifierState('AltGraph')) return key
  const letter = /[a-z]/i.test(key) ? key : code.replace('Key', '')
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase()
}

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog') !== null

/** What a key acts on: the ticked rows, else the open contactmail, else the row in focus. */
function targets({ store, view: { picked, opened, page }, focused }: Inbox): ListedContactmail[] {
  if (store.get(isRestingAtom)) return []
  if (picked.length > 0) return page.contactMails.filter(({ id }) => picked.includes(id))
  const mail = opened ?? focused
  return mail ? [mail] : []
}

function change(inbox: Inbox, wanted: Change) {
  const { store, view } = inbox
  const ids = targets(inbox).map(({ id }) => id)
  if (ids.length === 0) return null
  const left = view.picked.length === 0 ? view.opened?.id : null
  const changing = store.set(actions.changeAtom, ids, wanted, left)
  return actions.leadsOn(wanted) || view.picked.length > 0 ? store.set(restAtom, changing) : changing
}

function tick({ store, view, focused }: Inbox, isRange: boolean) {
  const id = (focused ?? view.opened)?.id
  if (id) store.set(updateAtom, ticked(id, isRange))
  return id
}

function write({ store }: Inbox, kind: DraftKind) {
  if (showField(kind)) return true
  trigger('focus', '.composer a')
  store.set(strayAtom, performance.now())
  return true
}

/** What is typed right after `r` or `n` means nothing where there is no field for it. In ms. */
const strayAtom = atom(Number.NEGATIVE_INFINITY)

function isStray(store: Store, { key, timeStamp }: KeyboardEvent) {
  const isNear = key.length === 1 && timeStamp - store.get(strayAtom) < 1000
  if (isNear) store.set(strayAtom, timeStamp)
  return isNear
}

async function step({ store, view }: Inbox, by: 1 | -1) {
  if (view.opened) return store.set(actions.moveAtom, by)
  if (focusRow(by) || by === -1) return
  if (await store.set(actions.extendAtom)) onceDrawn(() => focusRow(1))
}

function focusRow(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-mail]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at === -1 ? 0 : at + by]?.querySelector<HTMLElement>('.mail-row-open')
  row?.focus()
  return row
}

/** Waits for the saved replies, unless another contactmail is opened first. */
function onceLoaded({ store, view: { opened, thread } }: Inbox, run: () => boolean) {
  if (!opened || thread) return run()
  return store.get(actions.loadingAtom)?.then(() => {
    if (store.get(inboxViewAtom)?.opened?.id === opened.id) onceDrawn(run)
  })
}

const onceDrawn = (run: () => unknown) => requestAnimationFrame(() => setTimeout(run))

const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-mail]')?.dataset.mail

function trigger(what: 'focus' | 'click', selector: string) {
  const element = document.querySelector<HTMLElement>(selector)
  element?.[what]()
  return element !== null
}
