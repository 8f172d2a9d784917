import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import type { Notice } from '../db/notices.ts'
import type { NoticeAddresses } from '../env.ts'

/** After so many failures the notice goes without a Reply-To: the visitor's address may be what the service refuses. */
const triesWithReplyTo = 3

/** A short name for a mail, for people to refer to it. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

/** The e-mail that tells staff about a mail, as text and as HTML; answering it writes to the visitor. */
export const noticeOf = (notice: Notice, { to, from }: NoticeAddresses): EmailMessageBuilder => {
  const { id, name, email, subject, message, verdict, tries } = notice
  const reference = referenceOf(id)
  const lines = [
    ['Reference', `${reference} (${id})`],
    ['Received', notice.createdAt],
    ['Name', name],
    ['Email', email],
    ['Reason', notice.reason],
    ['Subject', subject],
  ] as const
  return {
    to,
    from: { email: from, name: 'Forager website' },
    ...(tries < triesWithReplyTo && { replyTo: { email, name: nameInHeader(name) } }),
    subject: inHeader(`${verdict === 'spam' ? '[Spam?] ' : ''}Enquiry ${reference}: ${subject}`),
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    html: `<table>${lines.map(row).join('')}</table>${message.split('\n').map(paragraph).join('')}`,
  }
}

/** One line of text, whatever it was: without anything that could end a header or turn its direction. */
function inHeader(text: string) {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function nameInHeader(name: string) {
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
