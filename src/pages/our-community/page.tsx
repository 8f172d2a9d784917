import { Plate } from '../../art/plate.tsx'
import { community } from '../../content/community.ts'
import { Passage } from '../../ui/passage.tsx'
import { Partners } from './partners.tsx'
import { Program } from './program.tsx'
import { Sectors } from './sectors.tsx'

export function OurCommunity() {
  return (
    <>
      <div className="grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:min-h-[46rem]">
        <div className="opening pb-12 lg:pb-20 pr-[clamp(1.25rem,4vw,5rem)] pl-[max(calc((100vw-78rem)/2),clamp(1.25rem,4vw,4rem))] self-center">
          <Passage words={community.opening} level={1} size="title-page" />
          <p className="plate-caption mt-8">{community.opening.caption}</p>
        </div>
        <Plate
          of="plates/our-community"
          eager
          className="relative max-lg:aspect-[4/3]"
          imageClassName="absolute inset-0 size-full object-cover"
        />
      </div>
      <Sectors />
      <Program />
      <Partners />
    </>
  )
}
