import { useContext } from 'react'
import { privacy } from '../../content/privacy.ts'
import { BeaconUrl } from '../../layout/beacon-url.ts'
import { TurnstileKey } from '../../layout/turnstile-key.ts'
import { Passage } from '../../ui/passage.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'

/** `days` is how long an enquiry is kept. */
export function Privacy({ days }: { days: number }) {
  const isGuarded = useContext(TurnstileKey) !== undefined
  const isCounted = useContext(BeaconUrl) !== undefined
  const sections = [
    ...privacy.sections,
    ...(isGuarded ? [privacy.guarded] : []),
    ...(isCounted ? [privacy.counted] : []),
  ]
  return (
    <div className="wrap opening columns band-end">
      <Passage
        words={privacy.opening}
        level={1}
        size="title-beside"
        className="lg:col-span-5 lg:sticky lg:top-28 lg:self-start"
      />
      <div className="lg:col-span-6 lg:col-start-7">
        {sections.map(({ id, heading, paragraphs }) => (
          <div key={id} className="py-7 border-t border-line">
            <h2 id={id} className="title-part">
              {heading}
            </h2>
            <div className="prose mt-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Unbroken text={paragraph.replace('{days}', String(days))} />
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
