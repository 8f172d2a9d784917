import { Unbroken } from '../../ui/text/unbroken.tsx'
import type { Passage } from '../content/passage-schema.ts'

/** A page's opening across the page: heading on the left, lead on the right, aligned at the bottom. */
export function OpeningWide({ words, className = '' }: { words: Passage; className?: string }) {
  return (
    <div className={`wrap opening columns gap-y-6 lg:items-end ${className}`}>
      <div className="lg:col-span-8">
        <p className="label">{words.label}</p>
        <h1 className="title-page mt-4">
          <Unbroken text={words.heading} />
        </h1>
      </div>
      <div className="lg:col-span-4">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead text-balance lg:pb-2">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
