import { dayLength, isWorkingDay } from './holidays.ts'
import { closingHour, officeDay, officeDayInWords, officeHour } from './office-time.ts'
import type { Status } from './status.ts'

export const workingDays = 3

/** The end of the third working day after arrival or reopening. See docs/decisions/017. */
export const dueDate = (openedAt: Date): Date => {
  let day = officeDay(openedAt)
  for (let counted = 0; counted < workingDays; ) {
    day += dayLength
    if (isWorkingDay(day)) counted += 1
  }
  return officeHour(day, closingHour)
}

export const dueAtOf = (status: Status, openedAt: string): string | null =>
  status === 'open' ? dueDate(new Date(openedAt)).toISOString() : null

export const isOverdue = (dueAt: string | null, now: Date): boolean =>
  dueAt !== null && Date.parse(dueAt) < now.getTime()

/** The moment at the office before which everything that was opened is overdue now. */
export const overdueBefore = (now: Date): Date => {
  let day = officeDay(now)
  while (dueDate(officeHour(day, 0)) >= now) day -= dayLength
  return officeHour(day + dayLength, 0)
}

export const dueDay = (openedAt: Date): string => officeDayInWords(dueDate(openedAt))

export const dueWords = (dueAt: string, now: Date): string => {
  const due = new Date(dueAt)
  const days = (officeDay(due) - officeDay(now)) / dayLength
  if (due < now) {
    const hours = Math.max(1, Math.floor((now.getTime() - due.getTime()) / (60 * 60 * 1000)))
    return `overdue by ${days === 0 ? counted(hours, 'hour') : counted(-days, 'day')}`
  }
  if (days === 0) return 'due today'
  return days === 1 ? 'due tomorrow' : `due in ${counted(days, 'day')}`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
