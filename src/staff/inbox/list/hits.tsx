import { markHits } from './mark-hits.ts'

/** Text written by a visitor, as `Outside` shows it, with what a search has found in it marked. */
export function Hits({ text, hits }: { text: string; hits: readonly string[] }) {
  return (
    <bdi className="[overflow-wrap:anywhere]">
      {markHits(text, hits).map(({ start, text, isHit }) => (isHit ? <mark key={start}>{text}</mark> : text))}
    </bdi>
  )
}
