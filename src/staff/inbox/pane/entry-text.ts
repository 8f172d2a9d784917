const failures: Record<string, string> = {
  'no-answer':
    'The mail service did not say whether it took this reply. It may have gone out: trying again may send it twice.',
  'not-configured': 'Sending is switched off.',
  'no-file': 'One of its files is gone. Write the reply again.',
  deleted: 'The message was deleted before this reply left.',
  bounced: 'The receiving server sent it back: it did not arrive.',
  failed: 'The mail service could not deliver it.',
  E_RECIPIENT_SUPPRESSED: 'Earlier mail to this address came back, so the mail service refuses it.',
  E_RECIPIENT_NOT_ALLOWED: 'The mail service may not write to this address.',
  E_DELIVERY_FAILED: 'The receiving server refused it.',
  E_DAILY_LIMIT_EXCEEDED: 'The mail service has reached its daily limit.',
}

export const failureInWords = (error: string): string => {
  const code = error.split(' ', 1)[0] ?? ''
  const isRefusal = /^(?:E_|rejected)/.test(code)
  return failures[code] ?? (isRefusal ? `The mail service refused it (${code}).` : 'It could not be sent. Try again.')
}

/** Divides an e-mail into what its writer wrote and the quote below it, with the line that introduces it. */
export const splitQuote = (body: string): { text: string; quote: string } => {
  const lines = body.split('\n')
  const start = startOfQuote(lines) ?? lines.length
  const text = lines.slice(0, start).join('\n').trim()
  return text ? { text, quote: lines.slice(start).join('\n').trim() } : { text: body, quote: '' }
}

function startOfQuote(lines: string[]) {
  const first = lines.findIndex((line) => line.startsWith('>'))
  const isQuoteToTheEnd = lines.slice(first).every((line) => line.startsWith('>') || line.trim() === '')
  if (first === -1 || !isQuoteToTheEnd) return startOfHistory(lines)
  // "Ada wrote:" may be part of the quote, and may be broken into two lines.
  const before = lines.slice(0, first).findLastIndex((line) => line.trim() !== '')
  if (!isIntroduction(lines[before]) || isIntroduction(lines[first])) return first
  const isBroken = !dated.test(lines[before] ?? '') && dated.test(lines[before - 1] ?? '')
  return isBroken ? before - 1 : before
}

const isIntroduction = (line = '') => /[:：]\s*$/.test(line)
const dated = /\b20\d\d\b.*(?:\d:\d\d|@)/

/** Outlook puts the earlier e-mail below its headers, with no mark before its lines. */
function startOfHistory(lines: string[]) {
  const from = lines.findIndex(
    (line, at) => fromHeader.test(line) && lines.slice(at + 1, at + 3).every((next) => header.test(next)),
  )
  if (from === -1) return undefined
  const before = lines.slice(0, from).findLastIndex((line) => line.trim() !== '')
  return rule.test(lines[before] ?? '') ? before : from
}

const fromHeader = /^(?:From|De|Von|Da|Van|Från|Fra)\s?:.*@/
const header = /^\p{L}[\p{L} -]{0,14}\s?:\s*\S/u
const rule = /^_{10,}$|^-{3,}.*-{3,}$/
