import { paths } from '../../../paths.ts'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { careers } from '../../content/content.ts'
import { OpeningBeside } from '../../layout/openings.tsx'
import type { SitePage } from '../../layout/site-page.tsx'

export const careersPage: SitePage = {
  meta: {
    pathname: paths.careers,
    title: 'Careers | Forager',
    content: [
      'How Forager hires: where jobs are posted, what we ask of applicants and how soon they hear from us. In Gibsons, BC, and across Canada.',
    ],
    keywords: ['careers', 'how we hire', 'working in heritage', 'Gibsons BC'],
    preview: { words: careers.opening.heading, plates: ['plates/careers'] },
  },
  body: () => <Careers />,
}

function Careers() {
  const { emptyState, emptyStateHint } = careers
  return (
    <>
      <OpeningBeside words={careers.opening} plate="plates/careers" />
      <section className="band surface-shade" aria-labelledby="positions">
        <div className="wrap columns items-stretch">
          <div className="print p-8! sm:p-10! lg:col-span-5 flex items-end">
            <h2 id="positions" className="title-section">
              {emptyState}
            </h2>
          </div>
          <div className="lg:col-span-6 lg:col-start-7 max-w-[58ch]">
            <h3 className="title-part">{emptyStateHint.heading}</h3>
            {emptyStateHint.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {emptyStateHint.action && (
              <p className="mt-7">
                <ActionLink {...emptyStateHint.action} />
              </p>
            )}
          </div>
        </div>
      </section>
      <section className="band surface-paper" aria-labelledby="hiring">
        <div className="wrap columns">
          <div className="lg:col-span-5">
            <p className="label">{careers.hiring.label}</p>
            <h2 id="hiring" className="mt-4 title-section">
              {careers.hiring.heading}
            </h2>
          </div>
          <div className="lg:col-span-6 lg:col-start-7 prose">
            {careers.hiring.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
