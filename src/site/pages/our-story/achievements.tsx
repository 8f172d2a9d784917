import { story } from '../../content/story.ts'
import { Passage } from '../../ui/passage.tsx'

/** A line of years, newest last, as on a chart. */
export function Achievements() {
  return (
    <section className="band surface-paper" aria-labelledby="achievements">
      <div className="wrap columns">
        <Passage
          words={story.achievements}
          id="achievements"
          className="lg:col-span-5 lg:sticky lg:top-28 lg:self-start"
        />
        <ol className="lg:col-span-6 lg:col-start-7 border-l-2 border-accent">
          {story.achievements.milestones.map(({ year, heading, description }) => (
            <li key={heading} className="milestone relative pl-8 pb-10 last:pb-0">
              <p className="font-display font-bold text-[1.75rem] leading-none text-accent">
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
