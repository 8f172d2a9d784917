import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { replyFiles } from '../../../../src/contactmails/attachments/attachment.ts'
import { draftOf, draftsAtom, draftsOf } from '../../../../src/staff/inbox/state/drafts.ts'
import { attachAtom, attachingAtom } from '../../../../src/staff/inbox/state/reply-files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('attaches what can be attached beside a file that is too large', async () => {
  const store = createStore()
  store.set(draftsAtom, draftsOf('u'))
  const attachments = [{ name: 'plan.pdf', type: '', size: 1, file: 'f' }]
  const draft = { kind: 'reply', id: 'd', tab: '', text: '', version: 0, attachments }
  const answer = vi.fn<typeof fetch>(async () => Response.json(draft))
  vi.stubGlobal('fetch', answer)
  const large = new File([new Uint8Array(replyFiles.bytes + 1)], 'film.mp4')
  store.set(attachAtom, 'a', [large, new File(['x'], 'plan.pdf')])
  expect(await store.get(attachingAtom).a?.done).toBe(false)
  expect(answer.mock.calls.map(([url]) => String(url))).toEqual([expect.stringContaining('name=plan.pdf')])
  expect(draftOf(store.get(draftsAtom), 'reply', 'a')?.saved.attachments).toEqual(attachments)
})
