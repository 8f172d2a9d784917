import type { ForwardableEmailMessage } from '@cloudflare/workers-types'
import { type Bindings, mailDomains } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { parseMail } from './parse-mail.ts'
import { storeReceived } from './store-received.ts'

const maxBytes = 10 * 1024 * 1024

export const receive = async (message: ForwardableEmailMessage, env: Bindings): Promise<void> => {
  if (!mailDomains(env).inbound) return message.setReject('This address takes no e-mail.')
  if (message.rawSize > maxBytes) return message.setReject('This message is too large. Please send it without files.')
  const mail = await parseMail(message, env)
  if (mail === 'own') return log('inbound-dropped', { cause: 'own' })
  if (mail === 'unanswerable') {
    log('inbound-dropped', { cause: 'nobody could be answered' })
    return message.from ? message.setReject('We cannot answer your address. Please write from another one.') : undefined
  }
  try {
    const result = await storeReceived(env, mail)
    if (result === 'full') return message.setReject('This conversation is too long. Please write a new message.')
    if (result === 'dropped') log('inbound-dropped', { cause: 'a bounce of nothing known' })
  } catch (error) {
    log('inbound-queued', { id: mail.id, cause: causeOf(error) })
    await enqueue(env, { kind: 'received', mail }).catch((failure) => {
      log('inbound-rejected', { id: mail.id, cause: causeOf(failure) })
      message.setReject('Your message could not be kept just now. Please send it again later.')
    })
  }
}
