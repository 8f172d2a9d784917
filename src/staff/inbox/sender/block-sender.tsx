import { useSetAtom } from 'jotai'
import { atom, type Getter, type Setter } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { failed, inboxViewAtom, updateAtom, whyOf } from '../state/inbox-view.ts'

export const blockAtom = atom(null, async (get, set, { id, verdict }: ListedContactmail, isBlocked: boolean) => {
  const isDone = await block(get, set, id, isBlocked)
  if (!isDone || !isBlocked || verdict === 'spam') return
  if (!(await set(changeAtom, [id], { kind: 'verdict', verdict: 'spam' }))) return
  set(updateAtom, ({ undos, banner }) => {
    if (banner?.kind !== 'done' || !banner.undo) return {}
    const undo = { ...banner.undo, text: 'Sender blocked', also: () => block(get, set, id, false) }
    return { undos: [...undos.slice(0, -1), undo], banner: { ...banner, text: undo.text, undo } }
  })
})

async function block(get: Getter, set: Setter, id: string, isBlocked: boolean) {
  const body = { isBlocked }
  const called = await call(v.unknown(), paths.api.contactmailAct(id, 'block'), { method: 'POST', body })
  const thread = get(inboxViewAtom)?.thread
  if ('error' in called) set(updateAtom, failed(whyOf(called)))
  else if (thread?.id === id) set(updateAtom, { thread: { ...thread, isBlocked } })
  return 'result' in called
}

export function BlockSender({ mail, isBlocked }: { mail: ListedContactmail; isBlocked: boolean }) {
  const block = useSetAtom(blockAtom)
  return (
    <button
      type="button"
      className="text-link min-h-11 bg-transparent needs-script"
      onClick={() => block(mail, !isBlocked)}
    >
      {isBlocked ? 'Unblock this sender' : 'Block this sender'}
    </button>
  )
}
