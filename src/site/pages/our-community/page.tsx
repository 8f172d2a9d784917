import { community } from '../../content/community.ts'
import { OpeningBeside } from '../../layout/opening-beside.tsx'
import { Partners } from './partners.tsx'
import { Program } from './program.tsx'
import { Sectors } from './sectors.tsx'

export function OurCommunity() {
  return (
    <>
      <OpeningBeside words={community.opening} plate="plates/our-community" />
      <Sectors />
      <Program />
      <Partners />
    </>
  )
}
