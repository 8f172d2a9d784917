import { dueDate } from './due-date.ts'
import { officeTimeZone } from './office-time.ts'

const inWords = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** The day by which an answer is due, for senders: "Friday, November 27". */
export const dueDay = (openedAt: Date): string => inWords.format(dueDate(openedAt))
