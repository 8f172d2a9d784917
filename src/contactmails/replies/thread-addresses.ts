import { type Bindings, mailDomains, staffVariables } from '../../env.ts'
import type { Reason } from '../contact-reasons.ts'
import { addressFor } from './mailboxes.ts'
import { threadToken } from './reply-token.ts'

/** The local part of addresses that lead back to a thread, before `+` and the token. */
export const threadMailbox = 'reply'

/** The addresses and the message id of a thread; null if this Worker sends no answers. */
export const threadAddresses = async (env: Bindings, { id, reason }: { id: string; reason: Reason }) => {
  const { reply, inbound } = mailDomains(env)
  const secret = staffVariables(env).BETTER_AUTH_SECRET
  if (!reply || !secret) return null
  const token = await threadToken(secret, id)
  return {
    from: addressFor(reason, reply),
    replyTo: inbound && `${threadMailbox}+${token}@${inbound}`,
    root: `<thread.${token}@${reply}>`,
  }
}
