import { markHits } from './mark-hits.ts'

/** Without an element that isolates it: the direction of the line follows from its text, so that it shows its beginning. */
export function Hits({ text, hits }: { text: string; hits: readonly string[] }) {
  return markHits(text, hits).map(({ start, text, isHit }) =>
    isHit ? (
      <mark key={start} className="bg-brass text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
