import { useSetAtom } from 'jotai'
import { atom, type Setter } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { changeAtom, follow } from '../state/inbox-actions.ts'
import { done, updateAtom, updateThreadAtom } from '../state/inbox-view.ts'

export const blockAtom = atom(null, async (_get, set, { id, verdict }: ListedContactmail, isBlocked: boolean) => {
  const isDone = await block(set, id, isBlocked)
  if (!isDone) return
  if (!isBlocked || verdict === 'spam') return set(updateAtom, done(`Sender ${isBlocked ? 'blocked' : 'unblocked'}`))
  if (!(await set(changeAtom, [id], { kind: 'verdict', verdict: 'spam' }))) return
  set(updateAtom, ({ undos, banner }) => {
    if (banner?.kind !== 'done' || !banner.undo) return done('Sender blocked')
    const undo = { ...banner.undo, text: 'Sender blocked', also: () => block(set, id, false) }
    return { undos: [...undos.slice(0, -1), undo], banner: { ...banner, text: undo.text, undo } }
  })
})

async function block(set: Setter, id: string, isBlocked: boolean) {
  const called = await follow(set, call(v.unknown(), paths.api.contactmailAct(id, 'block'), { body: { isBlocked } }))
  if (called) set(updateThreadAtom, id, () => ({ isBlocked }))
  return called !== null
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
