import { listUnnotified } from '../db/notices.ts'
import { type Bindings, noticeAddresses } from '../env.ts'
import { causeOf, log } from './log.ts'
import { notConfigured, notify } from './notify.ts'

/** The queue has this long to tell about a mail before it counts as missed, in ms. */
const patience = 10 * 60 * 1000
/** How many mails one run tells about. */
const most = 50

/** Tells staff about mails of which they never heard: the notice failed, or nothing asked for it. */
export const tellMissed = async (env: Bindings, now = new Date()): Promise<void> => {
  const isOff = !env.MAILER || !noticeAddresses(env)
  const ids = await listUnnotified(env.DB, {
    cameBefore: new Date(now.getTime() - patience).toISOString(),
    limit: most,
    // Their rows say already that there is nobody to tell.
    ...(isOff && { except: notConfigured }),
  })
  for (const id of ids) {
    try {
      await notify(env, id)
    } catch (error) {
      log('error', 'notice-failed', { id, cause: causeOf(error) })
    }
  }
}
