export type Day = number

export const dayLength = 24 * 60 * 60 * 1000
export const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date)

export const weekday = (day: Day): number => new Date(day).getUTCDay()

/** Statutory holidays in British Columbia. Only Canada Day moves, from a Sunday to the Monday. */
// Sources: Employment Standards Act, RSBC 1996, c. 113, s. 1; Holidays Act, RSC 1985, c. H-5, s. 2
export const isHoliday = (day: Day): boolean => holidaysOf(new Date(day).getUTCFullYear()).includes(day)

export const isWorkingDay = (day: Day): boolean => weekday(day) % 6 !== 0 && !isHoliday(day)

const monday = 1

const holidaysOf = (year: number): Day[] => [
  dayOf(year, 1, 1), // New Year's Day
  firstMonday(year, 2) + 14 * dayLength, // Family Day, since 2019
  easterSunday(year) - 2 * dayLength, // Good Friday
  mondayUpTo(dayOf(year, 5, 24)), // Victoria Day
  canadaDay(year),
  firstMonday(year, 8), // British Columbia Day
  firstMonday(year, 9), // Labour Day
  dayOf(year, 9, 30), // National Day for Truth and Reconciliation, since 2023
  firstMonday(year, 10) + 7 * dayLength, // Thanksgiving Day
  dayOf(year, 11, 11), // Remembrance Day
  dayOf(year, 12, 25), // Christmas Day
]

const firstMonday = (year: number, month: number) => mondayUpTo(dayOf(year, month, 7))

const mondayUpTo = (day: Day) => day - ((weekday(day) - monday + 7) % 7) * dayLength

function canadaDay(year: number) {
  const first = dayOf(year, 7, 1)
  return weekday(first) === 0 ? first + dayLength : first
}

/** Meeus, Jones and Butcher; source: Jean Meeus, Astronomical Algorithms, chapter 8. */
function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}
