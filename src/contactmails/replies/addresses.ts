import { createHMAC } from '@better-auth/utils/hmac'
import { timingSafeEqual } from 'hono/utils/buffer'
import { type Bindings, mailDomains, notificationAddresses, staffVariables } from '../../env.ts'
import { type Reason, reasons } from '../contact-reasons.ts'

const mailboxes: Record<Reason, string> = {
  'Media Enquiry': 'media',
  'Service Enquiry': 'service',
  'Partnership Enquiry': 'partners',
  'Consultation & Advisory': 'advisory',
  'Technical Support': 'support',
  Other: 'hello',
}

export const addressFor = (reason: string, domain: string): string =>
  `${mailboxes[reason as Reason] ?? mailboxes.Other}@${domain}`

export const reasonOf = (address: string): Reason =>
  reasons.find((reason) => mailboxes[reason] === address.split('@')[0]?.toLowerCase()) ?? 'Other'

/** The local part of addresses that lead back to a thread, before `+` and the token. */
export const threadMailbox = 'reply'

export const threadAddresses = async (env: Bindings, { id, reason }: { id: string; reason: string }) => {
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
export type ThreadAddresses = NonNullable<Awaited<ReturnType<typeof threadAddresses>>>

export const isOwnAddress = (env: Bindings, address: string): boolean => {
  const { reply, inbound } = mailDomains(env)
  const domain = address.split('@')[1]?.toLowerCase() ?? ''
  return [reply, inbound].includes(domain) || address.toLowerCase() === notificationAddresses(env)?.from.toLowerCase()
}

/** Proves that we wrote to its holder: the id and 80 bits of a signature. Hex, as mail systems change case. */
export const threadToken = async (secret: string, id: string): Promise<string> => {
  const digits = id.replaceAll('-', '')
  const signature = await createHMAC('SHA-256', 'hex').sign(secret, `thread:${digits}`)
  return digits + signature.slice(0, 20)
}

export const verifyThreadToken = async (secret: string, token: string): Promise<string | null> => {
  const digits = token.toLowerCase()
  if (!/^[0-9a-f]{52}$/.test(digits)) return null
  const id = digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return (await timingSafeEqual(await threadToken(secret, id), digits)) ? id : null
}
