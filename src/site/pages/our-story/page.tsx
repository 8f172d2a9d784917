import { paths } from '../../../paths.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { story, values } from '../../content/content.ts'
import { Invitation } from '../../layout/invitation.tsx'
import { OpeningWide } from '../../layout/openings.tsx'
import { metaOf } from '../../layout/page-meta.ts'
import { Band, Columns, Paragraphs, Passage } from '../../layout/passage.tsx'
import type { SitePage } from '../../layout/site-page.tsx'

export const ourStoryPage: SitePage = {
  meta: { ...metaOf(paths.ourStory, story, 'plates/our-story'), type: 'AboutPage' },
  body: () => (
    <>
      <OpeningWide words={story.opening} className="pb-[clamp(2.5rem,5vw,4.5rem)]" />
      <Plate
        of="plates/our-story"
        eager
        caption={story.opening.caption}
        className="bleed-right"
        imageClassName="w-full aspect-[4/3] md:aspect-[16/9] lg:aspect-[2/1] object-cover object-bottom"
      />
      <Founding />
      <Columns label={story.mission.label} surface="surface-ink">
        <Passage words={story.mission} className="lg:col-span-7" />
        <Passage words={story.vision} size="title-part" className="lg:col-span-4 lg:col-start-9 lg:self-end" />
      </Columns>
      <Values />
      <Columns surface="surface-shade" className="max-lg:gap-y-14 items-center">
        <Plate
          of="plates/team"
          decorative
          className="print settles lg:col-span-5"
          imageClassName="w-full aspect-[16/10] lg:aspect-[3/2] object-cover object-[38%_50%] lg:object-[45%_50%]"
        />
        <Passage words={story.culture} className="lg:col-span-6 lg:col-start-7" />
      </Columns>
      <Achievements />
      <Invitation about={paths.ourStory} />
    </>
  ),
}

function Founding() {
  const [first, ...rest] = story.founding.paragraphs
  return (
    <Band words={{ ...story.founding, paragraphs: [] }} id="founding" surface="surface-paper" stays>
      <div className="prose text-[1.0625rem]">
        <p className="drop-cap">{first}</p>
        <Paragraphs of={rest} />
      </div>
    </Band>
  )
}

function Values() {
  return (
    <section className="band surface-paper" aria-labelledby="values">
      <div className="wrap">
        <Passage words={story.values} id="values" className="lg:pe-[33%]" />
        <ol className="mt-12 border-t border-line">
          {values.map(({ title, description }, index) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 py-7 border-b border-line md:grid-cols-[2rem_5fr_7fr] lg:grid-cols-12 lg:gap-x-[clamp(2rem,5vw,5rem)] items-baseline"
            >
              <span className="numeral text-[2.25rem]" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="lg:col-span-5 title-part">{title}</h3>
              <p className="lg:col-span-6 max-w-[58ch]">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Achievements() {
  return (
    <Band words={story.achievements} id="achievements" surface="surface-paper" stays>
      <ol className="border-s-2 border-accent">
        {story.achievements.milestones.map(({ year, heading, description }) => (
          <li key={heading} className="milestone relative ps-8 pb-10 last:pb-0">
            <p className="numeral text-[1.75rem]">
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3 className="mt-2 title-item">{heading}</h3>
            <p className="mt-2 max-w-[56ch]">{description}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
