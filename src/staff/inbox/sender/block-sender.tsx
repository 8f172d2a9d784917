import { useSetAtom } from 'jotai'
import { atom, type Setter } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { failed, updateAtom, updateThreadAtom, whyOf } from '../state/inbox-view.ts'

export const blockAtom = atom(null, async (_get, set, { id, verdict }: ListedContactmail, isBlocked: boolean) => {
  const isDone = await block(set, id, isBlocked)
  if (!isDone || !isBlocked || verdict === 'spam') return
  if (!(await set(changeAtom, [id], { kind: 'verdict', verdict: 'spam' }))) return
  set(updateAtom, ({ undos, banner }) => {
    if (banner?.kind !== 'done' || !banner.undo) return {}
    const undo = { ...banner.undo, text: 'Sender blocked', also: () => block(set, id, false) }
    return { undos: [...undos.slice(0, -1), undo], banner: { ...banner, text: undo.text, undo } }
  })
})

async function block(set: Setter, id: string, isBlocked: boolean) {
  const body = { isBlocked }
  const called = await call(v.unknown(), paths.api.contactmailAct(id, 'block'), { method: 'POST', body })
  if ('error' in called) set(updateAtom, failed(whyOf(called)))
  else set(updateThreadAtom, id, () => ({ isBlocked }))
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
