import { story } from '../../content/story.ts'
import { Passage } from '../../layout/passage.tsx'

/** A timeline, newest last. */
export function Achievements() {
  return (
    <section className="band surface-paper" aria-labelledby="achievements">
      <div className="wrap columns">
        <Passage words={story.achievements} id="achievements" className="lg:col-span-5 stays-beside" />
        <ol className="lg:col-span-6 lg:col-start-7 border-l-2 border-accent">
          {story.achievements.milestones.map(({ year, heading, description }) => (
            <li key={heading} className="milestone relative pl-8 pb-10 last:pb-0">
              <p className="numeral text-[1.75rem]">
                <time dateTime={String(year)}>{year}</time>
              </p>
              <h3 className="mt-2 title-item">{heading}</h3>
              <p className="mt-2 max-w-[56ch]">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
