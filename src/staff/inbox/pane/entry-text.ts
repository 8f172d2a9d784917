const failures: Record<string, string> = {
  'no-answer':
    'The mail service did not say whether it took this reply. It may have gone out: trying again may send it twice.',
  'not-configured': 'Sending is switched off.',
  'no-file': 'A file of it is gone. Write the reply again.',
  deleted: 'The message was deleted before this reply left.',
  E_RECIPIENT_SUPPRESSED: 'Earlier mail to this address came back, so the mail service refuses it.',
  E_RECIPIENT_NOT_ALLOWED: 'The mail service may not write to this address.',
  E_DELIVERY_FAILED: 'The receiving server refused it.',
  E_DAILY_LIMIT_EXCEEDED: 'The mail service has reached its daily limit.',
}

export const failureInWords = (error: string): string => {
  const code = error.split(' ', 1)[0] ?? ''
  return failures[code] ?? `The mail service refused it (${code}).`
}

/** Divides an e-mail into what its writer wrote and the quoted rest, which begins at the first `>` line before the end. */
export const splitQuote = (body: string): { text: string; quote: string } => {
  const lines = body.split('\n')
  const first = lines.findIndex((line) => line.startsWith('>'))
  if (first === -1) return { text: body, quote: '' }
  const isQuoteToTheEnd = lines.slice(first).every((line) => line.startsWith('>') || line.trim() === '')
  if (!isQuoteToTheEnd) return { text: body, quote: '' }
  // "Ada wrote:" stands on the line or two before.
  const introduction = lines.slice(0, first).findLastIndex((line) => line.trim().endsWith(':'))
  const start = introduction >= first - 3 && introduction !== -1 ? introduction : first
  const text = lines.slice(0, start).join('\n').trim()
  return text ? { text, quote: lines.slice(start).join('\n').trim() } : { text: body, quote: '' }
}
