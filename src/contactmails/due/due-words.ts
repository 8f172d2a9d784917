import { dayLength } from './holidays.ts'
import { officeDay } from './office-time.ts'

const hourLength = 60 * 60 * 1000

/** When an answer is due, in words: "due tomorrow", "overdue by 2 days". Days are calendar days at the office. */
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
