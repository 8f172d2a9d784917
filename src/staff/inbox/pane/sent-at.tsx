import { officeParts } from './office-parts.ts'

/** When something came, on the office's clock: "Fri 20 Nov, 14:05", with the year if it is another. The machine-readable moment is in UTC. */
export function SentAt({ at }: { at: string }) {
  const { weekday, date, time } = officeParts(at)
  // Server and browser can have different time zone data.
  return <time dateTime={at} suppressHydrationWarning>{`${weekday} ${date}, ${time}`}</time>
}
