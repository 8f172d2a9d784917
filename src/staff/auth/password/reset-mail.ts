import { timeouts, withTimeout } from '../../../database/timeouts.ts'
import { type Bindings, notificationAddresses } from '../../../env.ts'
import { fill } from '../../../ui/text/fill.ts'
import { resetMailWords as words } from '../words.ts'
import { resetMinutes, type UserToReset } from './reset-queries.ts'

/** @throws if the mail is not accepted in time */
export const sendResetMail = async (env: Bindings, { email, name }: UserToReset, url: string) => {
  const addresses = notificationAddresses(env)
  if (!env.MAILER || !addresses) throw new Error('there is no mail binding')
  const mail = {
    to: email,
    from: { email: addresses.from, name: words.from },
    subject: words.subject,
    text: fill(words.text, { name, url, minutes: resetMinutes }),
  }
  await withTimeout(env.MAILER.send(mail), timeouts.mailer)
}
