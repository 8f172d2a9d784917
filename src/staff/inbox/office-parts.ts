const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Vancouver',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A moment on the office's clock. The names are spelled here: those of server and browser can differ. */
export const officeParts = (at: string) => {
  const parts = Object.fromEntries(clock.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute } = parts
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return {
    weekday: weekdays[date.getUTCDay()],
    day: date.getUTCDate(),
    month: months[date.getUTCMonth()],
    time: `${hour}:${minute}`,
  }
}
