import type { Email } from 'postal-mime'
import { plainText } from '../replies/reply-schema.ts'
import { htmlToText } from './html-text.ts'
import { receivedLimits } from './received-mail.ts'

/** Whether the lines of a text are to be joined, and whether without the space between them. RFC 3676 */
export type Flow = { isFlowed: boolean; isDelSp: boolean }

export const bodyText = async (email: Email, { isFlowed, isDelSp, isWhole }: Flow & { isWhole: boolean }) => {
  const { text = '' } = email
  const html = (email.html ?? '').replace(/\bdata:[\w/+.;=,-]{1000,}/g, '')
  const most = receivedLimits.text * 10
  const plain = isFlowed ? unflow(text.slice(0, most), isDelSp) : text.slice(0, most)
  const isStub = plain.length < 300 && /\bhtml\b/i.test(plain)
  const isShown = plain.trim() !== '' && !(isStub && html)
  const fromHtml = isShown ? '' : await htmlToText(html.slice(0, most))
  const whole = plainText([plain, fromHtml].filter((part) => part.trim()).join('\n\n'))
  const shorter = whole.length > receivedLimits.text ? withShortQuotes(whole) : whole
  const isRead = (isShown ? text : html).length <= most
  if (isWhole && isRead && shorter.length <= receivedLimits.text) return shorter
  return `${shorter.slice(0, receivedLimits.text - end.length).toWellFormed()}${end}`.trim()
}

/** Joins the lines of a paragraph, but never lines that are quoted to different depths. RFC 3676, sections 4.2 to 4.5 */
export function unflow(text: string, isDelSp: boolean): string {
  const lines: string[] = []
  let open: string | null = null
  for (const line of text.split(/\r?\n/)) {
    const [, marks = '', rest = ''] = /^(>*) ?(.*)$/.exec(line) ?? []
    if (open === marks) lines.push(`${lines.pop()}${rest}`)
    else lines.push(marks && rest ? `${marks} ${rest}` : `${marks}${rest}`)
    const isOpen = /\S $/.test(rest) && rest !== '-- '
    open = isOpen ? marks : null
    if (isOpen && isDelSp) lines.push(`${lines.pop()}`.slice(0, -1))
  }
  return lines.join('\n')
}

const end = '\n\n[The rest of this email is too large to be shown.]'
const mostQuoted = 20

function withShortQuotes(text: string) {
  let run = 0
  const lines = text.split('\n').flatMap((line) => {
    run = line.startsWith('>') ? run + 1 : 0
    if (run > mostQuoted + 1) return []
    return run > mostQuoted ? '> [...]' : line
  })
  return lines.join('\n')
}
