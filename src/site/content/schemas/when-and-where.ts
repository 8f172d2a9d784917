import * as v from 'valibot'

/** Degrees on WGS 84. */
export const LatitudeSchema = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const LongitudeSchema = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

/** Of four digits: 26 is not taken for 2026. */
export const YearSchema = v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(9999))

export const months = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const
export const MonthSchema = v.picklist(months, 'must be a month such as May')

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const WeekdaySchema = v.picklist(weekdays, 'must be a day such as Friday')

/** As in a sentence: 9 a.m., 10:30 p.m. */
export const TimeSchema = v.pipe(
  v.string(),
  v.regex(/^(1[0-2]|[1-9])(:[0-5]\d)? [ap]\.m\.$/, 'must be a time like “10:30 p.m.”'),
)

/** Hours since midnight. */
export function hourOf(time: string) {
  const [hour = 0, minute = 0] = time.split(/\D+/, 2).map(Number)
  return (hour % 12) + minute / 60 + (time.includes('p') ? 12 : 0)
}

/** `22:30` for `10:30 p.m.` */
export const clockTime = (time: string): string =>
  new Date(Math.round(hourOf(time) * 60) * 60_000).toISOString().slice(11, 16)
