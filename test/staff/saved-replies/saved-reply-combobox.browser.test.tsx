import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { SavedReplyCombobox } from '../../../src/staff/saved-replies/saved-reply-combobox.tsx'
import { find, mount } from '../../helpers/mount.tsx'

const hours = { id: 'h', name: 'Hours', text: 'At nine.' }

it.each([
  ['Enter inserts the marked reply', {}, [[hours]]],
  ['Enter that ends a composition inserts nothing', { keyCode: 229 }, []],
])('%s', async (_what, more, chosen) => {
  const choose = vi.fn()
  const { page } = await mount(<SavedReplyCombobox replies={[hours]} choose={choose} />)
  const field = find(page, '#saved-reply')
  await act(async () => field.focus())
  await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more })))
  expect(choose.mock.calls).toEqual(chosen)
})

it('scrolls to the marked reply, again when the list opens once more', async () => {
  const replies = Array.from({ length: 20 }, (_, at) => ({ ...hours, id: `h${at}` }))
  const { page } = await mount(<SavedReplyCombobox replies={replies} choose={() => {}} />)
  const field = find(page, '#saved-reply')
  const press = (key: string) =>
    act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await act(async () => field.focus())
  for (const key of ['ArrowUp', 'Escape', 'ArrowDown']) await press(key)
  expect(scroll.mock.contexts).toMatchObject(['h0', 'h19', 'h19'].map((id) => ({ id: `saved-reply-${id}` })))
})
