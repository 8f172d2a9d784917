import { useAtomValue } from 'jotai'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keyTexts } from '../../../../src/staff/inbox/keys/keys-dialog.tsx'
import { commandOf, isTypedInto, keyCommands, useKeys } from '../../../../src/staff/inbox/keys/use-keys.ts'
import { InboxList } from '../../../../src/staff/inbox/list/inbox-list.tsx'
import { typeAtom } from '../../../../src/staff/inbox/state/drafts.ts'
import { inboxViewAtom, type Office, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { restMilliseconds } from '../../../../src/staff/inbox/state/rest.ts'
import { sendReplyAtom } from '../../../../src/staff/inbox/state/thread-actions.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => new KeyboardEvent('keydown', { key, ...more })

const withAltGr = (event: KeyboardEvent) =>
  Object.assign(event, { getModifierState: (name: string) => name === 'AltGraph' })

it('a character that takes AltGr has its command', () =>
  expect(commandOf(withAltGr(press('#', { code: 'Digit3' })), false)).toBe(keyCommands['#']))

it.each(Object.entries(keyCommands))('%s has its command', (key, command) =>
  expect(commandOf(press(key, { shiftKey: key === 'X' }), false)).toBe(command),
)

it.each([
  ['Caps Lock', 'e', press('E')],
  ['Caps Lock', 'x', press('X')],
  ['Caps Lock and Shift', 'X', press('x', { shiftKey: true })],
  ['Cyrillic letters', 'j', press('о', { code: 'KeyJ' })],
  ['Cyrillic letters and Shift', 'X', press('Ч', { code: 'KeyX', shiftKey: true })],
  ['a French keyboard', 'a', press('a', { code: 'KeyQ' })],
])('with %s there is a key for %s', (_layout, name, event) => expect(commandOf(event, false)).toBe(keyCommands[name]))

it.each([
  ['a letter beside the Latin ones', press('ж', { code: 'Semicolon' })],
  ['an input method', press('Process', { code: 'KeyJ' })],
  ['Shift and j', press('J', { shiftKey: true })],
  ['AltGr and e, which is é or ę', withAltGr(press('ę', { code: 'KeyE' }))],
])('%s means nothing', (_what, event) => expect(commandOf(event, false)).toBeNull())

it('digits choose saved replies', () => expect(commandOf(press('3'), false)).toBeTypeOf('function'))

it.each(['0', 'Enter', 'constructor', 'q'])('%s means nothing', (key) =>
  expect(commandOf(press(key), false)).toBeNull(),
)

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'no key does anything with %o',
  (more) => expect(commandOf(press('j', more), false)).toBeNull(),
)

it('no key does anything while somebody types', () => expect(commandOf(press('j'), true)).toBeNull())

it.each([
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<input type="radio">', false],
  ['<div popover><button></button></div>', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<button></button>', false],
  ['<dialog open><button></button></dialog>', true],
])('typing into %s: %s', (html, isTyped) => {
  document.body.innerHTML = html
  expect(isTypedInto(document.body.querySelector('button, input, textarea, select'))).toBe(isTyped)
})

it('the list of keys names each', () =>
  expect(keyTexts.flatMap(([keys]) => keys.split(' '))).toEqual(expect.arrayContaining(Object.keys(keyCommands))))

describe('a key that acts', () => {
  const at = '2026-11-20T18:00:00.000Z'
  const mails = ['a', 'b', 'c'].map((id) => listedOf({ id, createdAt: at, readAt: at }))
  const counts = { ham: 3, unread: 0, spam: 0, open: 3, overdue: 0, waiting: 0, mine: 0 }
  const start = {
    page: { contactMails: mails, next: null, counts, at },
    query: '',
    cursor: null,
    thread: null,
    now: at,
  }
  const office: Office = {
    me: { id: 'me', name: '', email: '' },
    colleagues: [],
    names: {},
    mayDelete: true,
    sends: true,
    keepsFiles: false,
  }
  const calls = vi.fn<typeof fetch>()

  function Keys() {
    useKeys(office)
    return null
  }
  function Rows() {
    const view = useAtomValue(inboxViewAtom)
    return view && <InboxList view={view} />
  }
  const open = async (part = {}) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', calls)
    calls.mockReset()
    calls.mockImplementation(async (_url, init) => {
      const { ids = [] } = JSON.parse(String(init?.body ?? '{}'))
      return Response.json({ undo: `undo of ${ids}`, ids, contactMails: [] })
    })
    const { store } = await mount(<Keys />)
    await act(async () => store.set(inboxViewAtom, { ...viewOf({ ...start, opened: mails[0] ?? null }), ...part }))
    return store
  }
  const presses = (key: string, repeat = false) =>
    act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key, repeat })))
  const wait = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))
  const acted = () =>
    calls.mock.calls
      .filter(([url]) => /bulk.(change|delete)/.test(String(url)))
      .map(([, init]) => JSON.parse(String(init?.body)).ids)

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each(['e', 'w', 's', '#'])(
    '%s pressed twice does not act on the next message, which nobody has read',
    async (key) => {
      await open()
      await presses(key)
      await wait(100)
      await presses(key)
      await wait(restMilliseconds)
      expect(acted()).toEqual([['a']])
      await presses(key)
      expect(acted()).toEqual([['a'], ['b']])
    },
  )

  it('does not act on the message that opens after a reply was sent, for a moment', async () => {
    const store = await open({ thread: { id: 'a', seen: '' } })
    store.set(typeAtom, 'reply', 'a', 'We come in June.')
    await act(() => store.set(sendReplyAtom, { id: 'a', status: 'answered', isPhone: false }))
    await presses('e')
    expect(acted()).toEqual([])
    await wait(restMilliseconds)
    await presses('e')
    expect(acted()).toEqual([['b']])
  })

  it('twice acts on what is ticked, and not on the open message then', async () => {
    await open({ picked: ['b', 'c'] })
    await presses('e')
    await wait(100)
    await presses('e')
    expect(acted()).toEqual([['b', 'c']])
  })

  it.each([
    ['where replies are written in a mail program', { opened: mails[0] ?? null }],
    ['where no message is open', { opened: null, picked: ['a'] }],
  ])('is no key while somebody types on after r %s', async (_where, part) => {
    await open(part)
    await presses('r')
    for (const key of 'please wait') {
      await wait(200)
      await presses(key)
    }
    expect(acted()).toEqual([])
    await wait(1000)
    await presses('w')
    expect(acted()).toEqual([['a']])
  })

  it.each(['a', 'input'])('j goes on from the %s of the last row to the next page', async (where) => {
    const store = await open({ opened: null, page: { ...start.page, contactMails: mails.slice(0, 2), next: 'more' } })
    const { page } = await mount(<Rows />, store)
    calls.mockImplementation(async () => Response.json(start.page))
    page.querySelector<HTMLElement>(`[data-mail=b] ${where}`)?.focus()
    await presses('j')
    await wait(100)
    expect(document.activeElement).toBe(page.querySelector('[data-mail=c] a'))
  })

  it('acts once however long it is held', async () => {
    await open()
    await presses('e')
    await wait(restMilliseconds)
    await presses('e', true)
    expect(acted()).toEqual([['a']])
  })
})

it.each(['j', 'k'])('%s may be held', (key) => expect(commandOf(press(key, { repeat: true }), false)).not.toBeNull())
