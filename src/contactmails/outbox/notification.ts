import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import type { NotificationAddresses } from '../../env.ts'
import type { Notification } from './notification-queries.ts'

/** After this many failures the e-mail has no Reply-To, as the service may reject the visitor's address. */
const attemptsWithReplyTo = 3

/** A short id for people. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

/** The e-mail to staff as text and HTML; a reply goes to the visitor. */
export const buildNotification = (
  notification: Notification,
  { to, from }: NotificationAddresses,
): EmailMessageBuilder => {
  const { id, name, email, subject, message, verdict, attempts } = notification
  const reference = referenceOf(id)
  const lines = [
    ['Reference', `${reference} (${id})`],
    ['Received', notification.createdAt],
    ['Name', name],
    ['Email', email],
    ['Reason', notification.reason],
    ['Subject', subject],
  ] as const
  return {
    to,
    from: { email: from, name: 'Forager website' },
    ...(attempts < attemptsWithReplyTo && { replyTo: { email, name: nameInHeader(name) } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: inHeader(`${verdict === 'spam' ? '[Spam?] ' : ''}Enquiry ${reference}: ${subject}`),
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    html: `<table>${lines.map(row).join('')}</table>${message.split('\n').map(paragraph).join('')}`,
  }
}

/** One line of text without characters that could end a header or change its direction. */
export function inHeader(text: string) {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** A display name without characters that mean something in a list of addresses. */
export function nameInHeader(name: string) {
  return inHeader(name.replace(/[<>()[\]\\,;:@"]/g, ' '))
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
