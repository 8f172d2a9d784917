import { type LogEvent, type LogFields, logEvents } from './log-events.ts'

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

function beginning(text: string) {
  return text.length <= maxLength ? text : text.slice(0, text.lastIndexOf(' ', maxLength))
}

const maxPath = 200
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\w{25,}/gi
const numbers = /\d(?:(?:[-. ()+_]|%20){0,2}\d){2,}/g

export const maskedPath = (path: string): string => wholeSegments(path).split('/').map(masked).join('/')

/** An at sign, escaped any number of times. */
const atSign = /[@\uff20\ufe6b]|%(?:25)*40/i

function masked(segment: string) {
  return atSign.test(segment) ? '<address>' : segment.replace(ids, '<id>').replace(numbers, '<number>')
}

/** Cuts at a segment: half an e-mail address would go unmasked. */
function wholeSegments(path: string) {
  return path.length <= maxPath ? path : `${path.slice(0, path.lastIndexOf('/', maxPath) + 1)}…`
}
