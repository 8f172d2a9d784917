import { community } from '../../content/community.ts'
import { sectors } from '../../content/sectors.ts'
import { Passage } from '../../layout/passage.tsx'

export function Sectors() {
  return (
    <section className="band surface-shade" aria-labelledby="sectors">
      <div className="wrap">
        <Passage words={community.sectors} id="sectors" className="lg:pr-[33%]" />
        <ol className="mt-14 grid gaps md:grid-cols-2">
          {sectors.map(({ slug, name, heading, description }) => (
            <li key={slug} className="staggered border-t-2 border-line pt-5">
              <p className="font-semibold text-accent">{name}</p>
              <h3 className="mt-2 title-part">{heading}</h3>
              <p className="mt-3 max-w-[56ch]">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
