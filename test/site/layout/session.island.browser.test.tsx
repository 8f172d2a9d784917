import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { dispatchAtom, userInfoKey } from '../../../src/browser-state/state.ts'
import { Session } from '../../../src/site/layout/session.island.tsx'
import { actions, userInfo } from '../../helpers/actions.ts'
import { mount } from '../../helpers/mount.tsx'

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
