import { findNotice, recordNoticeFailed, recordNoticeOff, recordNotified } from '../db/notices.ts'
import { type Bindings, noticeAddresses } from '../env.ts'
import { withDeadline } from './deadline.ts'
import { causeOf } from './log.ts'
import { noticeOf } from './notice.ts'
import { patience } from './patience.ts'
import { patiently } from './patiently.ts'

/** What the row says while there is no binding or no address to send notices with. */
export const notConfigured = 'not configured'

/**
 * Tells staff about a stored mail, unless they have been told, and notes in its row how that went.
 * @throws if it could not be sent, or not noted: then it is sent again rather than never
 */
export const notify = async (env: Bindings, id: string): Promise<void> => {
  const { DB, MAILER } = env
  const notice = await patiently(() => findNotice(DB, id))
  if (!notice || notice.notifiedAt) return
  const addresses = noticeAddresses(env)
  if (!MAILER || !addresses) return patiently(() => recordNoticeOff(DB, id, notConfigured))
  try {
    await withDeadline(MAILER.send(noticeOf(notice, addresses)), patience.mailer)
  } catch (error) {
    await patiently(() => recordNoticeFailed(DB, id, causeOf(error)))
    throw error
  }
  await patiently(() => recordNotified(DB, id, new Date().toISOString()))
}
