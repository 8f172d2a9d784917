import type { Bindings } from '../env.ts'
import { withDeadline } from './deadline.ts'
import { causeOf, log } from './log.ts'
import type { Message } from './message.ts'
import { patience } from './patience.ts'

/** @throws if there is no queue, or it does not take the message in time */
export const enqueue = async ({ CONTACTMAILS }: Pick<Bindings, 'CONTACTMAILS'>, message: Message): Promise<void> => {
  if (!CONTACTMAILS) throw new Error('there is no queue')
  await withDeadline(CONTACTMAILS.send(message), patience.queue)
}

/** Asks for a notice about a stored mail. Should that fail, `tellWhatWasMissed` finds the mail later. */
export const askForNotice = async (env: Pick<Bindings, 'CONTACTMAILS'>, id: string): Promise<void> => {
  try {
    await enqueue(env, { kind: 'notify', id })
  } catch (error) {
    log('warn', 'notice-not-queued', { id, cause: causeOf(error) })
  }
}
