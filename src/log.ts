import { type LogEvent, type LogFields, logEvents } from './log-events.ts'

/** Writes one line of JSON: the event, then its fields. */
export const log = <Event extends LogEvent>(event: Event, fields: LogFields<Event>): void => {
  console[logEvents[event].level](JSON.stringify({ event, ...fields }))
}

/** Describes an error in one short line without e-mail addresses. A ValiError's message would contain the value. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'ValiError') return error.name
  const text = beginning(`${error.name}: ${error.message}`)
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '<address>')
  return text.slice(0, 200)
}

/** Limits the quadratic time of the patterns. */
const maxLength = 1000

/** Cuts at a space, so that no half of an address is left at the end. */
function beginning(text: string) {
  return text.length <= maxLength ? text : text.slice(0, text.lastIndexOf(' ', maxLength))
}
