import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { beforeSignOutAtom } from '../../../src/browser-state/before-sign-out.ts'
import { ownerField, ownerHeader } from '../../../src/browser-state/call.ts'
import { dispatchAtom } from '../../../src/browser-state/state.ts'
import { userInfoKey } from '../../../src/browser-state/user-info.ts'
import { paths } from '../../../src/paths.ts'
import { Session } from '../../../src/site/layout/session.island.tsx'
import { actions, userInfo } from '../../helpers/actions.ts'
import { find, mount } from '../../helpers/mount.tsx'

beforeEach(() => localStorage.clear())

const open = () =>
  mount(
    <>
      <Session />
      <Session />
    </>,
  )

it('says who is signed in, in header and footer', async () => {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo))
  const { page } = await open()
  expect(page.textContent).toBe(`Signed in as ${userInfo.name}MessagesSign out`.repeat(2))
})

it('leaves the link to the messages to the menu of a staff page', async () => {
  const { page } = await mount(<Session user={userInfo} />)
  expect(page.textContent).toBe(`Signed in as ${userInfo.name}Sign out`)
})

it('says nothing where nobody is', async () => {
  const { page } = await open()
  expect(page.textContent).toBe('')
})

it('follows signing in and out', async () => {
  const { page, store } = await open()
  await act(async () => store.set(dispatchAtom, actions.USER_LOGIN_SUCCESS))
  expect(page.textContent).toContain(userInfo.name)
  await act(async () => store.set(dispatchAtom, actions.USER_LOGOUT))
  expect(page.textContent).toBe('')
})

const signOut = async (answer: boolean) => {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo))
  const { page, store } = await mount(<Session />)
  const confirm = vi.fn(() => answer)
  vi.stubGlobal('confirm', confirm)
  const fetch = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  return {
    page,
    store,
    confirm,
    fetch,
    press: () => act(async () => find<HTMLFormElement>(page, 'form').requestSubmit()),
  }
}

it.each([
  [true, 1],
  [false, 0],
])('asks before signing out while this browser keeps a draft, and is answered %s', async (answer, calls) => {
  localStorage.setItem(`draft:${userInfo.email}:reply:a:t`, '{}')
  const { confirm, fetch, press } = await signOut(answer)
  await press()
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('stays in this browser'))
  expect(fetch).toHaveBeenCalledTimes(calls)
})

it('does not say that a draft stays in a browser that refuses to keep it', async () => {
  const { store, confirm, press } = await signOut(false)
  await act(async () => store.set(beforeSignOutAtom, { save: async () => false }))
  await press()
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('will be lost'))
})

it('signs out without asking once the inbox has saved its drafts', async () => {
  localStorage.setItem(`draft:${userInfo.email}:reply:a:t`, '{}')
  const { store, confirm, fetch, press } = await signOut(false)
  let finish = (_: boolean) => {}
  const saving = new Promise<boolean>((resolve) => {
    finish = resolve
  })
  await act(async () => store.set(beforeSignOutAtom, { save: () => saving }))
  await press()
  expect(fetch).not.toHaveBeenCalled()
  await act(async () => finish(true))
  expect(fetch).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

it('says whose page it is, with and without script', async () => {
  const { page, fetch, press } = await signOut(true)
  expect(find<HTMLInputElement>(page, `form [name=${ownerField}]`).value).toBe(userInfo.email)
  await press()
  const headers = expect.objectContaining({ [ownerHeader]: userInfo.email })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(paths.api.logout, expect.objectContaining({ headers }))
})

it('asks nothing, and leaves what somebody else has not saved', async () => {
  const key = 'draft:bo@forager.example:note:a:t'
  localStorage.setItem(key, '{}')
  const { confirm, fetch, press } = await signOut(false)
  await press()
  expect(confirm).not.toHaveBeenCalled()
  expect(fetch).toHaveBeenCalledExactlyOnceWith(paths.api.logout, expect.anything())
  expect(localStorage.getItem(key)).toBe('{}')
})

it.each(['success', 'blocked'])('removes what the editor keeps, though a draft stays here: %s', async (event) => {
  localStorage.setItem('draft:bo@forager.example:note:a:t', '{}')
  const deleteDatabase = vi.fn(() => {
    const request = new EventTarget() as IDBOpenDBRequest
    setTimeout(() =>
      event === 'success' ? request.onsuccess?.(new Event(event)) : request.dispatchEvent(new Event(event)),
    )
    return request
  })
  vi.stubGlobal('indexedDB', { databases: async () => [], deleteDatabase })
  const { fetch, page, press } = await signOut(true)
  await press()
  await vi.waitFor(() => expect(page.textContent).toBe(''))
  expect(fetch).toHaveBeenCalledOnce()
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('gitea:forager/website')
  vi.unstubAllGlobals()
})
