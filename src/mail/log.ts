type Fields = Record<string, string | number | undefined>

/** Writes one structured line. Fields are ids, states and causes, never what somebody wrote or where they can be reached. */
export const log = (level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void => {
  console[level](JSON.stringify({ event, ...fields }))
}

/** What went wrong, in one short line that holds no address; a check that failed would tell the value it met. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'ValiError') return error.name
  const text = `${error.name}: ${error.message}`
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '<address>')
  return text.slice(0, 200)
}
