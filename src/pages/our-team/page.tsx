import { Plate } from '../../art/plate.tsx'
import { ourTeam } from '../../content/our-team.ts'
import { team } from '../../content/team.ts'
import { Island } from '../../islands/island.tsx'
import { TeamModal } from '../../islands/team-modal.tsx'
import { Passage } from '../../ui/passage.tsx'
import { Leader } from './leader.tsx'

export function OurTeam() {
  return (
    <>
      <Passage words={ourTeam.opening} level={1} size="title-page" className="wrap opening lg:pr-[33%]" />
      <Island name="team-modal" component={TeamModal} when="interaction" props={{}}>
        <ul className="wrap pt-[clamp(3rem,6vw,6rem)] pb-[clamp(4.5rem,9vw,8.5rem)] grid gap-x-[clamp(1rem,2.5vw,2rem)] gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {team.map((leader, index) => (
            <li key={leader.slug} className={index % 2 ? 'lg:mt-16' : 'lg:-mb-16'}>
              <Leader {...leader} />
            </li>
          ))}
        </ul>
      </Island>
      <section className="surface-ink lg:mt-16" aria-labelledby="careers">
        <Plate of="plates/team" decorative imageClassName="w-full aspect-[16/9] lg:aspect-[16/6] object-cover" />
        <Passage words={ourTeam.careers} id="careers" className="wrap band" />
      </section>
    </>
  )
}
