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
