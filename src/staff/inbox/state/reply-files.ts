import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { type Called, call } from '../../../browser-state/call.ts'
import { replyFiles } from '../../../contactmails/attachments/attachment.ts'
import { type SavedDraft, SavedDraftSchema } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { rebaseAtom } from './drafts.ts'
import { done, failed, updateAtom, whyOf } from './inbox-view.ts'

/** By message, what is being attached to the draft of its reply, or removed. "Send" waits for it. */
export const attachingAtom = atom<Record<string, Attaching | undefined>>({})
type Attaching = { text: string; done: Promise<boolean> }

export const attachAtom = atom(null, (get, set, id: string, files: File[]) => {
  const said = files.length === 1 ? 'File attached' : `${files.length} files attached`
  inTurn(get, set, id, ['Attaching', said], async () => {
    const missing: string[] = []
    for (const file of files) {
      const url = `${paths.api.attachments(id)}?${new URLSearchParams({ name: file.name })}`
      const isTooLarge = file.size > replyFiles.bytes
      const calling = isTooLarge ? tooLarge : call(SavedDraftSchema, url, { body: file })
      if (!(await adopt(set, id, calling, [...missing, file.name]))) missing.push(file.name)
    }
    return missing.length === 0
  })
})

const tooLarge = Promise.resolve({ error: replyFiles.words, status: 413 })

export const detachAtom = atom(null, (get, set, id: string, file: string) =>
  inTurn(get, set, id, ['Removing', 'File removed'], () =>
    adopt(set, id, call(SavedDraftSchema, paths.api.attachment(id, file), { method: 'DELETE' })),
  ),
)

function inTurn(get: Getter, set: Setter, id: string, [text, said]: [string, string], run: () => Promise<boolean>) {
  const put = (attaching?: Attaching) => set(attachingAtom, (all) => ({ ...all, [id]: attaching }))
  const earlier = get(attachingAtom)[id]?.done ?? Promise.resolve(true)
  const turn = async (isEarlierDone: boolean) => {
    const isDone = await run()
    if (isDone) set(updateAtom, done(said))
    return isDone && isEarlierDone
  }
  const whole = earlier.then(turn).finally(() => get(attachingAtom)[id]?.done === whole && put())
  put({ text, done: whole })
}

async function adopt(set: Setter, id: string, calling: Promise<Called<SavedDraft>>, names?: string[]) {
  const called = await calling
  if ('error' in called) set(updateAtom, failed(names ? unattached(names, called) : whyOf(called)))
  else set(rebaseAtom, 'reply', id, called.result)
  return 'result' in called
}

function unattached(names: string[], called: { error: string; status: number }) {
  const files = names.length > 3 ? `${names.length} files` : names.join(', ')
  if (called.status === 0) return `${files} might not be attached. ${whyOf(called)} Open the message again to see.`
  return `${files} ${names.length === 1 ? 'is' : 'are'} not attached. ${called.error}`
}
