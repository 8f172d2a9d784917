import { paths } from '../../../paths.ts'
import { community } from '../../content/community.ts'
import { facts } from '../../content/facts.ts'
import type { ShownResult } from '../../layout/contact-form-result.ts'
import { OpeningBeside } from '../../layout/opening-beside.tsx'
import type { SitePage } from '../../layout/site-page.tsx'
import { Partners } from './partners.tsx'
import { Program } from './program.tsx'
import { Sectors } from './sectors.tsx'

export const ourCommunityPage: SitePage = {
  meta: {
    pathname: paths.ourCommunity,
    title: 'Our Community and Partnership Program | Forager',
    content: [
      `Join the Forager Partnership Program: free for non-profits, ${facts.partnershipFee} a year for businesses, a revenue share for strategic partners.`,
    ],
    keywords: ['partnership program', 'non-profit partners', 'strategic partners', 'tourism', 'heritage'],
    preview: { words: community.opening.heading, plates: ['plates/our-community'] },
  },
  form: 'partnership',
  body: ({ result }) => <OurCommunity result={result} />,
}

function OurCommunity({ result }: { result?: ShownResult | undefined }) {
  return (
    <>
      <OpeningBeside words={community.opening} plate="plates/our-community" />
      <Sectors />
      <Program result={result} />
      <Partners />
    </>
  )
}
