import { paths } from '../../../paths.ts'
import { company, salalPoint } from '../../content/content.ts'
import { trailhead } from '../../content/salal-point.ts'
import { MapLinks } from '../../layout/contact-lines.tsx'
import { OpeningBeside } from '../../layout/openings.tsx'
import { metaOf } from '../../layout/page-meta.ts'
import { Band, FactList } from '../../layout/passage.tsx'
import type { SitePage } from '../../layout/site-page.tsx'
import { eveningInWords, nextLampChange, nextLampEvenings } from '../../publication/lamp-evenings.ts'
import { lightStation } from './light-station.ts'

export const salalPointPage: SitePage = {
  meta: { ...metaOf(paths.salalPoint, salalPoint, 'plates/salal-point'), categories: ['Foundation'] },
  entity: lightStation,
  changesAt: nextLampChange,
  body: ({ now }) => (
    <>
      <OpeningBeside words={salalPoint.opening} plate="plates/salal-point" />
      <Band words={salalPoint.evenings} id="evenings" surface="surface-night">
        <Evenings now={now} />
      </Band>
      <Band words={salalPoint.day} id="by-day" surface="surface-paper">
        <FactList facts={salalPoint.day.facts} />
      </Band>
      <Band words={salalPoint.getThere} id="get-there" surface="surface-shade">
        <FactList
          facts={[...salalPoint.getThere.ways, { term: salalPoint.getThere.map, detail: <MapLinks {...trailhead} /> }]}
        />
      </Band>
      <Band words={salalPoint.access} id="access" surface="surface-paper">
        <FactList facts={salalPoint.access.places.map(withSteps)} />
      </Band>
    </>
  ),
}

const withSteps = ({ place, steps, note }: (typeof salalPoint.access.places)[number]) => ({
  term: place,
  detail: (
    <>
      <strong className="block">{steps}</strong> {note}
    </>
  ),
})

function Evenings({ now }: { now: Date }) {
  return (
    <>
      <ol className="border-t border-line">
        {nextLampEvenings(now).map((evening) => (
          <li
            key={evening.day}
            className="flex flex-wrap items-center justify-between gap-x-6 py-3 border-b border-line"
          >
            <time dateTime={evening.day} className="title-item font-display font-semibold">
              {eveningInWords(evening)}
            </time>{' '}
            <a href={paths.lampEvening(evening.day)} download className="text-link py-1.5 unprinted">
              {salalPoint.evenings.add}
              <span className="sr-only">{`: ${eveningInWords(evening)}`}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3 items-center unprinted">
        <a href={company.origin.replace(/^https/, 'webcal') + paths.lampCalendar} className="button border-brass">
          {salalPoint.evenings.subscribe}
        </a>
        <a href={paths.lampCalendar} download className="text-link py-1.5">
          {salalPoint.evenings.file}
        </a>
      </p>
    </>
  )
}
