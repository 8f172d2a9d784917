import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import type { NotificationAddresses } from '../../env.ts'
import { inHeader, nameInHeader, referenceOf } from '../outbox/mail-text.ts'
import type { StoredContactmail } from '../stored-contactmail.ts'

/** From this attempt on the e-mail has no Reply-To, as the service may reject the visitor's address. */
const firstWithoutReplyTo = 4

/** The e-mail to staff as text and HTML; a reply goes to the visitor. */
export const buildNotification = (
  contactmail: StoredContactmail,
  { to, from }: NotificationAddresses,
  attempt = 1,
): EmailMessageBuilder => {
  const { id, name, email, subject, message, verdict } = contactmail
  const reference = referenceOf(id)
  const lines = [
    ['Reference', `${reference} (${id})`],
    ['Received', contactmail.createdAt],
    ['Name', name],
    ['Email', email],
    ['Reason', contactmail.reason],
    ['Subject', subject],
  ] as const
  return {
    to,
    from: { email: from, name: 'Forager website' },
    ...(attempt < firstWithoutReplyTo && { replyTo: { email, name: nameInHeader(name) } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: inHeader(`${verdict === 'spam' ? '[Spam?] ' : ''}Enquiry ${reference}: ${subject}`),
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    html: `<table>${lines.map(row).join('')}</table>${message.split('\n').map(paragraph).join('')}`,
  }
}

function row([label, value]: readonly [string, string]) {
  return `<tr><th align="left">${label}</th><td dir="auto">${escapeHtml(value)}</td></tr>`
}

function paragraph(text: string) {
  return `<p dir="auto">${escapeHtml(text) || '&nbsp;'}</p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
