import { dueDate } from './due-date.ts'
import { dayLength } from './holidays.ts'
import { officeDay, officeTimeZone } from './office-time.ts'

const inWords = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

export const dueDay = (openedAt: Date): string => inWords.format(dueDate(openedAt))

const hourLength = 60 * 60 * 1000

/** When a reply is due, in words: "due tomorrow", "overdue by 2 days". Days are calendar days at the office. */
export const dueWords = (dueAt: string, now: Date): string => {
  const due = new Date(dueAt)
  const days = (officeDay(due) - officeDay(now)) / dayLength
  if (due < now) {
    const hours = Math.max(1, Math.floor((now.getTime() - due.getTime()) / hourLength))
    return `overdue by ${days === 0 ? counted(hours, 'hour') : counted(-days, 'day')}`
  }
  if (days === 0) return 'due today'
  return days === 1 ? 'due tomorrow' : `due in ${counted(days, 'day')}`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
