import { officeClock } from '../../contactmails/due/office-time.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment on the office's clock: "Fri", "20 Nov" or in another year "20 Nov 2025", "14:05". The names are spelled
 * here: those of server and browser can differ.
 */
export const officeParts = (at: string, now = new Date()) => {
  const shown = new Date(officeClock(new Date(at)))
  const year = shown.getUTCFullYear()
  const isThisYear = year === new Date(officeClock(now)).getUTCFullYear()
  const date = [shown.getUTCDate(), months[shown.getUTCMonth()], ...(isThisYear ? [] : [year])].join(' ')
  return { weekday: weekdays[shown.getUTCDay()], date, time: shown.toISOString().slice(11, 16) }
}

/** When something came, on the office's clock: "Fri 20 Nov, 14:05". The machine-readable moment is in UTC. */
export function SentAt({ at }: { at: string }) {
  const { weekday, date, time } = officeParts(at)
  return <time dateTime={at}>{`${weekday} ${date}, ${time}`}</time>
}

export function ShortTime({ at, now }: { at: string; now: string }) {
  const [then, today] = [officeParts(at), officeParts(now)]
  const isRecent = Date.parse(now) - Date.parse(at) < 6 * 24 * 60 * 60 * 1000
  return (
    <time className="mail-fact" dateTime={at}>
      {then.date === today.date ? then.time : isRecent ? then.weekday : then.date}
    </time>
  )
}
