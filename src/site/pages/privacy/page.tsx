import { defaultRetentionDays, receiptSecret, retentionDays, turnstileKeys } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { fill } from '../../../ui/text/fill.ts'
import { privacy } from '../../content/content.ts'
import { contactFormTitles } from '../../content/interface.ts'
import { metaOf } from '../../layout/page-meta.ts'
import { Paragraphs, Passage } from '../../layout/passage.tsx'
import type { PageProps, SitePage } from '../../layout/site-page.tsx'

export const privacyPage: SitePage = {
  meta: metaOf(paths.privacy, privacy, 'plates/vision'),
  body: Privacy,
}

function Privacy({ env }: PageProps) {
  const days = retentionDays(env) ?? defaultRetentionDays
  const sections = [
    ...privacy.sections,
    ...(turnstileKeys(env) ? [privacy.guarded] : []),
    ...(receiptSecret(env) ? [privacy.receipts] : []),
    ...(env.ANALYTICS ? [privacy.counted] : []),
  ]
  return (
    <div className="wrap opening columns band-end">
      <Passage words={privacy.opening} size="title-beside" className="lg:col-span-5 stays-beside" />
      <div className="lg:col-span-6 lg:col-start-7">
        {sections.map(({ id, heading, paragraphs }) => (
          <div key={id} className="py-7 border-t border-line">
            <h2 id={id} className="title-part">
              {heading}
            </h2>
            <div className="prose mt-4">
              <Paragraphs of={paragraphs.map((text) => fill(text, { days }))} />
            </div>
          </div>
        ))}
        <p className="py-7 border-t border-line">
          {privacy.licences.before}{' '}
          <a href={paths.licences} className="text-link inline-block py-0.5">
            {privacy.licences.link}
          </a>
        </p>
        <p className="unprinted">
          <ActionLink text={contactFormTitles.contact} href={paths.contact} />
        </p>
      </div>
    </div>
  )
}
