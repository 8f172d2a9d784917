import { paths } from '../../../paths.ts'
import { company, salalPoint } from '../../content/content.ts'
import { spot } from '../../content/salal-point.ts'
import { MapLinks } from '../../layout/contact-lines.tsx'
import { OpeningBeside } from '../../layout/openings.tsx'
import { metaOf } from '../../layout/page-meta.ts'
import { FactList, Passage } from '../../layout/passage.tsx'
import type { SitePage } from '../../layout/site-page.tsx'
import { eveningInWords, nextLampChange, nextLampEvenings } from '../../publication/lamp-evenings.ts'
import { lightStation } from './light-station.ts'

const { opening, evenings, day, getThere, access } = salalPoint

export const salalPointPage: SitePage = {
  meta: {
    pathname: paths.salalPoint,
    ...metaOf(salalPoint.meta),
    categories: ['Foundation'],
    preview: { words: opening.heading, plates: ['plates/salal-point'] },
  },
  entity: lightStation,
  changesAt: nextLampChange,
  body: ({ now }) => <SalalPoint now={now} />,
}

function SalalPoint({ now }: { now: Date }) {
  const ways = getThere.ways.map(({ title, text }) => ({ term: title, detail: text }))
  return (
    <>
      <OpeningBeside words={opening} plate="plates/salal-point" />
      <section className="band surface-night" aria-labelledby="evenings">
        <div className="wrap columns">
          <Passage words={evenings} id="evenings" className="lg:col-span-5" />
          <Evenings now={now} />
        </div>
      </section>
      <section className="band surface-paper" aria-labelledby="get-there">
        <div className="wrap columns">
          <Passage words={getThere} id="get-there" className="lg:col-span-5">
            <h3 className="title-part mt-12">{day.heading}</h3>
            <FactList facts={day.facts} className="mt-5" />
          </Passage>
          <FactList
            className="lg:col-span-6 lg:col-start-7 lg:self-start"
            facts={[...ways, { term: getThere.map, detail: <MapLinks {...spot} /> }]}
          />
        </div>
      </section>
      <section className="band surface-shade" aria-labelledby="access">
        <div className="wrap columns">
          <Passage words={access} id="access" className="lg:col-span-5 stays-beside" />
          <FactList className="lg:col-span-6 lg:col-start-7" facts={access.places.map(withSteps)} />
        </div>
      </section>
    </>
  )
}

const withSteps = ({ place, steps, note }: (typeof access.places)[number]) => ({
  term: place,
  detail: (
    <>
      <strong className="block">{steps}</strong> {note}
    </>
  ),
})

function Evenings({ now }: { now: Date }) {
  return (
    <div className="lg:col-span-6 lg:col-start-7">
      <ol className="border-t border-line">
        {nextLampEvenings(now).map((evening) => (
          <li
            key={evening.day}
            className="flex flex-wrap items-center justify-between gap-x-6 py-3 border-b border-line"
          >
            <time dateTime={evening.day} className="title-item font-display font-semibold">
              {eveningInWords(evening)}
            </time>{' '}
            <a href={paths.lampEvening(evening.day)} download className="text-link py-1.5">
              {evenings.add}
              <span className="sr-only">{`: ${eveningInWords(evening)}`}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3 items-center">
        <a href={company.origin.replace(/^https/, 'webcal') + paths.lampCalendar} className="button">
          {evenings.subscribe}
        </a>
        <a href={paths.lampCalendar} download className="text-link py-1.5">
          {evenings.file}
        </a>
      </p>
    </div>
  )
}
