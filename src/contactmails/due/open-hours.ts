import { type Day, dayLength, isHoliday, weekday } from './holidays.ts'
import { officeDay, officeHour } from './office-time.ts'

export const [openingHour, closingHour] = [9, 17]

export const isWorkingDay = (day: Day): boolean => weekday(day) % 6 !== 0 && !isHoliday(day)

/** When the office is open next or now: today and on the next three working days. */
export const openHours = (now: Date): [from: Date, until: Date][] => {
  const days = Array.from({ length: 8 }, (_, later) => officeDay(now) + later * dayLength).filter(isWorkingDay)
  return days.slice(0, 4).map((day) => [officeHour(day, openingHour), officeHour(day, closingHour)])
}
