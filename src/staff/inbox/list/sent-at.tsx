import { officeTimeZone } from '../../../contactmails/due/office-time.ts'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment on the office's clock: "Fri", "20 Nov" or in another year "20 Nov 2025", "14:05". The names are spelled
 * here: those of server and browser can differ.
 */
export const officeParts = (at: string, now = new Date()) => {
  const { year, month, day, hour, minute } = partsOf(new Date(at))
  const weekday = weekdays[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()]
  const date = [Number(day), months[Number(month) - 1], ...(year === partsOf(now).year ? [] : [year])].join(' ')
  return { weekday, date, time: `${hour}:${minute}` }
}

const partsOf = (moment: Date) =>
  Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))

/** When something came, on the office's clock: "Fri 20 Nov, 14:05". The machine-readable moment is in UTC. */
export function SentAt({ at }: { at: string }) {
  const { weekday, date, time } = officeParts(at)
  // Server and browser can have different time zone data.
  return <time dateTime={at} suppressHydrationWarning>{`${weekday} ${date}, ${time}`}</time>
}
