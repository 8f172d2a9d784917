import { paths } from '../../../paths.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { ourTeam, team } from '../../content/content.ts'
import { metaOf } from '../../layout/page-meta.ts'
import { Passage } from '../../layout/passage.tsx'
import type { SitePage } from '../../layout/site-page.tsx'
import { Leader } from './leader.tsx'

export const ourTeamPage: SitePage = {
  meta: { ...metaOf(paths.ourTeam, ourTeam, 'plates/team'), type: 'AboutPage' },
  body: () => (
    <>
      <div className="wrap opening band-end grid gap-x-[clamp(1rem,2.5vw,2rem)] gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <Passage
          words={ourTeam.opening}
          size="title-beside"
          className="sm:col-span-2 max-lg:pb-[clamp(0.5rem,3vw,2rem)] lg:pe-8 lg:pb-18"
        />
        <ul className="contents">
          {team.map((leader, index) => (
            <li key={leader.slug} id={leader.slug} className={stagger[index % stagger.length]}>
              <Leader {...leader} eager={index < 2} />
            </li>
          ))}
        </ul>
        <section className="self-end sm:col-span-2" aria-labelledby="careers">
          <Passage words={ourTeam.careers} id="careers" />
        </section>
      </div>
      <Plate
        of="plates/team"
        decorative
        className="unprinted"
        imageClassName="w-full aspect-[16/9] lg:aspect-[16/6] object-cover object-[30%_100%]"
      />
    </>
  ),
}

/** By column, the two beside the opening first. The other two rise to its last line. */
const stagger = ['lg:-mb-16', 'lg:mt-16', 'lg:-mt-22 lg:-mb-16', 'lg:-mt-6']
