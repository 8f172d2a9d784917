import type { Address, Email } from 'postal-mime'
import { type ContactmailField, lineLimits, messageLimit, validateContactmail } from '../contactmail.ts'
import { reasonOf } from '../replies/addresses.ts'

/** `standIn` is for mail that names no address. */
type Envelope = { sender: string; standIn: string; recipient: string; text: string }

/** An enquiry from the address at which its writer wants answers; null if nobody could be answered. */
export const enquiryOf = (email: Pick<Email, 'from' | 'replyTo' | 'subject'>, envelope: Envelope) => {
  const replyTo = email.replyTo?.find(({ address }) => address)
  const addresses = [addressOf(replyTo), addressOf(email.from), envelope.sender, envelope.standIn]
  return addresses.map((address) => enquiryFrom(address, email, envelope)).find(Boolean) ?? null
}

function enquiryFrom(address: string, { from, subject }: Pick<Email, 'from' | 'subject'>, envelope: Envelope) {
  const fields = {
    name: line(from?.name ?? '', lineLimits.name),
    email: address,
    subject: line(subject ?? '', lineLimits.subject),
    reason: reasonOf(envelope.recipient),
    message: shortened(envelope.text),
  }
  const standIns: Partial<Record<ContactmailField, string>> = {
    name: line(address.split('@')[0] ?? '', lineLimits.name),
    subject: '(no subject)',
    message: '(no text)',
  }
  const wrong = validateContactmail(fields).refusal?.issues.map(({ field }) => [field, standIns[field]]) ?? []
  return validateContactmail({ ...fields, ...Object.fromEntries(wrong) }).mail ?? null
}

function addressOf(from: Address | undefined) {
  return (from?.address ?? '').trim().slice(0, 300)
}

function line(text: string, limit: number) {
  return text
    .slice(0, limit * 4)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .toWellFormed()
    .trim()
}

function shortened(text: string) {
  return text.length > messageLimit ? `${text.slice(0, messageLimit - 1).toWellFormed()}…` : text
}
