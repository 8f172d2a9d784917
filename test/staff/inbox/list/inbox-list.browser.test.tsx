import { useAtomValue } from 'jotai'
import { act } from 'react'
import { expect, it } from 'vitest'
import type { ListedContactmail } from '../../../../src/contactmails/listed-contactmail.ts'
import { InboxList } from '../../../../src/staff/inbox/list/inbox-list.tsx'
import { inboxViewAtom, updateAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { mailOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mails = ['a', 'b'].map((id) => ({ ...mailOf(), id, createdAt: at }))
const counts = { ham: 2, unread: 0, spam: 0, open: 2, overdue: 0, waiting: 0, mine: 0 }
const start = {
  page: { contactMails: mails, next: null, counts, at },
  ...{ query: 'status=open', cursor: null, opened: mails[1] ?? null, thread: null, now: at },
}

function Listed() {
  const view = useAtomValue(inboxViewAtom)
  return (
    <>
      <input />
      {view && <InboxList view={view} />}
    </>
  )
}

it.each([
  ['the row of a message that is closed, where the focus would be lost', 'h1', '[data-mail=b] a'],
  ['nothing, where the focus is elsewhere', 'input', 'input'],
])('focuses %s', async (_what, focused, expected) => {
  const { page, store } = await mount(<Listed />)
  await act(async () => store.set(inboxViewAtom, viewOf(start)))
  page.querySelector<HTMLElement>(focused)?.focus()
  await act(async () => store.set(updateAtom, { opened: null }))
  expect(document.activeElement).toBe(page.querySelector(expected))
})

it('shows of an address the part by which its message was found', async () => {
  const { page, store } = await mount(<Listed />)
  const mail = { ...mailOf(), id: 'a', createdAt: at, email: 'hana.lindqvist@tidewatermuseum.example' }
  const query = 'q=museum'
  await act(async () =>
    store.set(inboxViewAtom, viewOf({ ...start, query, page: { ...start.page, contactMails: [mail] } })),
  )
  expect(page.querySelector('bdi:has(mark)')?.textContent).toMatch(/^….{0,6}museum/)
})

it('shows by its colour what has become overdue since the list was read', async () => {
  const { page, store } = await mount(<Listed />)
  const contactMails: ListedContactmail[] = [{ ...mailOf(), id: 'a', createdAt: at, status: 'open', dueAt: at }]
  await act(async () => store.set(inboxViewAtom, viewOf({ ...start, page: { ...start.page, contactMails } })))
  const look = () => page.querySelector('time.text-error')?.textContent
  expect(look()).toBeUndefined()
  await act(async () => store.set(updateAtom, { now: '2026-11-20T21:00:00.000Z' }))
  expect(look()).toBe('overdue by 3 hours')
})
