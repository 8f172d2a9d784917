import type { createStore } from 'jotai/vanilla'
import { changeAtom, closeAtom, moveAtom, openAtom } from '../state/inbox-actions.ts'
import { sendAtom } from '../state/inbox-reducer.ts'
import { inboxViewAtom, type Office } from '../state/inbox-view.ts'
import type { Command } from './key-commands.ts'

type Store = ReturnType<typeof createStore>

/** Runs a key's command on the open contactmail, or else on the one in focus. Returns whether it could. */
export function runCommand(store: Store, command: Command, { me }: Office): boolean {
  const view = store.get(inboxViewAtom)
  if (!view) return false
  const { opened } = view
  const focused = view.page.contactMails.find(({ id }) => id === rowInFocus())
  const meant = opened ?? focused
  switch (command.name) {
    case 'next':
    case 'previous':
      return step(store, command.name === 'next' ? 1 : -1)
    case 'open': {
      const mail = focused ?? (opened ? null : view.page.contactMails[0])
      if (mail) store.set(openAtom, mail)
      return Boolean(mail)
    }
    case 'close':
      if (meant) closeAndMove(store, meant.id, meant.status)
      return Boolean(meant)
    case 'assign':
      if (meant) store.set(changeAtom, [meant.id], { kind: 'assignee', assignee: me.id }, me.name)
      return Boolean(meant)
    case 'unread':
      if (meant) markUnread(store, meant.id)
      return Boolean(meant)
    case 'pick':
      return pick(store, meant?.id)
    case 'search':
      return focusOn('.inbox-search')
    case 'keys':
      store.set(sendAtom, { type: 'keys', areShown: true })
      return true
    case 'leave':
      if (opened) leave(store, opened.id)
      return opened !== null
    case 'reply':
      return onceLoaded(store, () => focusOn('.pane textarea[name=text]') || focusOn('.pane a[href^="mailto:"]'))
    case 'saved-reply':
      return onceLoaded(store, () => press(`.pane [data-reply-key="${command.number}"]`))
  }
}

function step(store: Store, by: 1 | -1) {
  if (store.get(inboxViewAtom)?.opened) {
    store.set(moveAtom, by)
    return true
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-mail] .mail-row-open')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const row = rows[at === -1 ? 0 : at + by]
  row?.focus()
  return row !== undefined
}

async function closeAndMove(store: Store, id: string, status = 'open') {
  const isDone = status === 'closed' || status === 'answered'
  const isChanged = await store.set(changeAtom, [id], { kind: 'status', status: isDone ? 'open' : 'closed' })
  if (isChanged && !isDone && store.get(inboxViewAtom)?.opened) await store.set(moveAtom, 1)
}

async function markUnread(store: Store, id: string) {
  if (await store.set(changeAtom, [id], { kind: 'read', isRead: false })) leave(store, id)
}

function leave(store: Store, id: string) {
  store.set(closeAtom)
  // Once the list shows again on narrow screens.
  requestAnimationFrame(() => focusOn(`[data-mail="${id}"] .mail-row-open`))
}

function pick(store: Store, id: string | undefined) {
  if (!id) return false
  const { picked = [] } = store.get(inboxViewAtom) ?? {}
  store.set(sendAtom, {
    type: 'picked',
    ids: picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id],
  })
  return true
}

/** Waits for the reply form, unless another contactmail is opened first. */
function onceLoaded(store: Store, run: () => boolean) {
  const { opened, thread } = store.get(inboxViewAtom) ?? {}
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

function press(selector: string) {
  const element = document.querySelector<HTMLElement>(selector)
  element?.click()
  return element !== null
}
