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
