import { listUnnotified } from '../db/notices.ts'
import { type Bindings, noticeAddresses } from '../env.ts'
import { causeOf, log } from './log.ts'
import { notConfigured, notify } from './notify.ts'
import { patiently } from './patiently.ts'

/** The queue has this long to tell about a mail before it counts as missed, in ms. */
const head = 10 * 60 * 1000
/** How many mails one run tells about. */
const most = 50

/** Tells staff about mails of which they never heard: the notice failed, or nothing asked for it. */
export const tellMissed = async (env: Bindings, now = new Date()): Promise<void> => {
  const isOff = !env.MAILER || !noticeAddresses(env)
  const missed = {
    cameBefore: new Date(now.getTime() - head).toISOString(),
    limit: most,
    // Their rows say already that there is nobody to tell.
    ...(isOff && { except: notConfigured }),
  }
  const ids = await patiently(() => listUnnotified(env.DB, missed))
  for (const id of ids) {
    try {
      await notify(env, id)
    } catch (error) {
      log('error', 'notice-failed', { id, cause: causeOf(error) })
    }
  }
}
