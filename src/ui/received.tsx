/** A moment, to the minute and in UTC, as everybody at every place reads the same. */
export function Received({ at }: { at: string }) {
  return <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>
}
