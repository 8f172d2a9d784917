import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { lookAtom } from '../live/news-atoms.ts'
import { moveAtom } from '../state/inbox-actions.ts'
import { sendAtom } from '../state/inbox-view.ts'
import { sentReplyAtom } from './conversation-atom.ts'

/** Shows in the list that an answer was sent, and goes on to the next contactmail if that was asked for. */
export function useSentReply() {
  const [sent, setSent] = useAtom(sentReplyAtom)
  const send = useSetAtom(sendAtom)
  const move = useSetAtom(moveAtom)
  const look = useSetAtom(lookAtom)
  useEffect(() => {
    if (!sent) return
    const { contactmailId: id, status, goesOn } = sent
    setSent(null)
    send({ type: 'replied', id, status })
    look()
    if (goesOn) move(1)
  }, [sent, setSent, send, move, look])
}
