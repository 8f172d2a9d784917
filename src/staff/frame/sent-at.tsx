import { createContext, use } from 'react'
import { officeClock } from '../../contactmails/due/office-time.ts'

/** A moment on the office's clock: "Fri", "20 Nov" or in another year "20 Nov 2025", "14:05". */
export const officeParts = (at: string, now: string | Date = new Date()) => {
  const [weekday, day, month, year, time = ''] = wordsOf(new Date(at))
  const isThisYear = year === wordsOf(new Date(now))[3]
  const date = [Number(day), month, ...(isThisYear ? [] : [year])].join(' ')
  return { weekday, date, time: time.slice(0, 5) }
}

/** "Fri", "20", "Nov", "2026", "14:05:00", "GMT": the same in every server and browser. */
const wordsOf = (moment: Date) => new Date(officeClock(moment)).toUTCString().split(/,? /)

/** The moment at which the server has rendered an island: the browser's clock may be in another year. */
export const NowContext = createContext<string | undefined>(undefined)

/** When something came, on the office's clock: "Fri 20 Nov, 14:05". The machine-readable moment is in UTC. */
export function SentAt({ at }: { at: string }) {
  const { weekday, date, time } = officeParts(at, use(NowContext))
  return <time dateTime={at}>{`${weekday} ${date}, ${time}`}</time>
}

export function ShortTime({ at, now }: { at: string; now: string }) {
  const [then, today] = [officeParts(at, now), officeParts(now, now)]
  const isRecent = Date.parse(now) - Date.parse(at) < 6 * 24 * 60 * 60 * 1000
  return (
    <time className="mail-fact" dateTime={at}>
      {then.date === today.date ? then.time : isRecent ? then.weekday : then.date}
    </time>
  )
}
