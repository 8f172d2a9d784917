import { type Day, dayLength, isHoliday, weekday } from './holidays.ts'
import { officeDay, officeHour } from './office-time.ts'
import type { Status } from './status.ts'

export const workingDays = 3
export const closingHour = 17

/** The end of the third working day after arrival or reopening. See docs/decisions/017. */
export const dueDate = (openedAt: Date): Date => {
  let day = officeDay(openedAt)
  for (let counted = 0; counted < workingDays; ) {
    day += dayLength
    if (isWorkingDay(day)) counted += 1
  }
  return officeHour(day, closingHour)
}

export const isWorkingDay = (day: Day): boolean => weekday(day) % 6 !== 0 && !isHoliday(day)

export const dueAtOf = (status: Status, openedAt: string): string | null =>
  status === 'open' ? dueDate(new Date(openedAt)).toISOString() : null

export const isOverdue = (dueAt: string | null | undefined, now: Date): boolean =>
  dueAt != null && Date.parse(dueAt) < now.getTime()

/** The moment at the office before which everything that was opened is overdue now. */
export const overdueBefore = (now: Date): Date => {
  let day = officeDay(now)
  while (dueDate(officeHour(day, 0)) >= now) day -= dayLength
  return officeHour(day + dayLength, 0)
}
