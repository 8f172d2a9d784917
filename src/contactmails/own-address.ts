import { type Bindings, mailDomains, notificationAddresses } from '../env.ts'

/** Whether this Worker sends from an address, or receives what is sent to it. */
export const isOwnAddress = (env: Bindings, address: string): boolean => {
  const { reply, inbound } = mailDomains(env)
  const domain = address.split('@')[1]?.toLowerCase() ?? ''
  return [reply, inbound].includes(domain) || address.toLowerCase() === notificationAddresses(env)?.from.toLowerCase()
}
