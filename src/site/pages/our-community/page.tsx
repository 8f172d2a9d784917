import { community } from '../../content/community.ts'
import type { ShownResult } from '../../layout/contact-form-result.ts'
import { OpeningBeside } from '../../layout/opening-beside.tsx'
import { Partners } from './partners.tsx'
import { Program } from './program.tsx'
import { Sectors } from './sectors.tsx'

export function OurCommunity({ result }: { result?: ShownResult | undefined }) {
  return (
    <>
      <OpeningBeside words={community.opening} plate="plates/our-community" />
      <Sectors />
      <Program result={result} />
      <Partners />
    </>
  )
}
