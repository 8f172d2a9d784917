import { useSetAtom } from 'jotai'
import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { failed, inboxViewAtom, updateAtom, whyOf } from '../state/inbox-view.ts'

export const blockAtom = atom(null, async (get, set, { id, verdict }: ListedContactmail, isBlocked: boolean) => {
  const body = { isBlocked }
  const called = await call(v.unknown(), paths.api.contactmailAct(id, 'block'), { method: 'POST', body })
  if ('error' in called) return set(updateAtom, failed(whyOf(called)))
  const thread = get(inboxViewAtom)?.thread
  if (thread?.id === id) set(updateAtom, { thread: { ...thread, isBlocked } })
  if (isBlocked && verdict !== 'spam') await set(changeAtom, [id], { kind: 'verdict', verdict: 'spam' })
})

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
