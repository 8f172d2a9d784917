import { community } from '../../content/community.ts'
import type { Answered } from '../../layout/contact-form-answer.ts'
import { OpeningBeside } from '../../layout/opening-beside.tsx'
import { Partners } from './partners.tsx'
import { Program } from './program.tsx'
import { Sectors } from './sectors.tsx'

export function OurCommunity({ answered }: { answered?: Answered | undefined }) {
  return (
    <>
      <OpeningBeside words={community.opening} plate="plates/our-community" />
      <Sectors />
      <Program answered={answered} />
      <Partners />
    </>
  )
}
