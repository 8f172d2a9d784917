import { type Reason, reasons } from '../contact-reasons.ts'

/** The part before the @ of the address that answers each reason. */
const mailboxes: Record<Reason, string> = {
  'Media Enquiry': 'media',
  'Service Enquiry': 'service',
  'Partnership Enquiry': 'partners',
  'Consultation & Advisory': 'advisory',
  'Technical Support': 'support',
  Other: 'hello',
}

/** The address that answers enquiries of this reason. */
export const addressFor = (reason: string, domain: string): string =>
  `${mailboxes[reason as Reason] ?? mailboxes.Other}@${domain}`

/** The reason that an address stands for. */
export const reasonOf = (address: string): Reason =>
  reasons.find((reason) => mailboxes[reason] === address.split('@')[0]?.toLowerCase()) ?? 'Other'
