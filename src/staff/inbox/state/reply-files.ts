import { atom, type Setter } from 'jotai/vanilla'
import { type Called, call } from '../../../browser-state/call.ts'
import { replyFiles } from '../../../contactmails/attachments/attachment.ts'
import { type SavedDraft, SavedDraftSchema } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { rebaseAtom } from './drafts.ts'
import { failed, updateAtom, whyOf } from './inbox-view.ts'

/** The uploads of files to the draft of a reply, which "Send" waits for. */
export const attachingAtom = atom<{ done: Promise<boolean> } | null>(null)

export const attachAtom = atom(null, (get, set, id: string, files: File[]) => {
  const attach = async () => {
    const isEarlierDone = (await get(attachingAtom)?.done) ?? true
    return (await post(set, id, files)) && isEarlierDone
  }
  const done = attach().finally(() => get(attachingAtom)?.done === done && set(attachingAtom, null))
  set(attachingAtom, { done })
})

export const detachAtom = atom(null, (_get, set, id: string, file: string) =>
  adopt(set, id, call(SavedDraftSchema, paths.api.attachment(id, file), { method: 'DELETE' })),
)

async function post(set: Setter, id: string, files: File[]) {
  let areAllDone = true
  for (const file of files) {
    const url = `${paths.api.attachments(id)}?${new URLSearchParams({ name: file.name })}`
    const isTooLarge = file.size > replyFiles.bytes
    const calling = isTooLarge ? tooLarge : call(SavedDraftSchema, url, { method: 'POST', body: file })
    areAllDone = (await adopt(set, id, calling, `${file.name} is not attached. `)) && areAllDone
  }
  return areAllDone
}

const tooLarge = Promise.resolve({ error: replyFiles.words, status: 413 })

async function adopt(set: Setter, id: string, calling: Promise<Called<SavedDraft>>, failure = '') {
  const called = await calling
  if ('error' in called) set(updateAtom, failed(failure + whyOf(called)))
  else set(rebaseAtom, 'reply', id, called.result)
  return 'result' in called
}
