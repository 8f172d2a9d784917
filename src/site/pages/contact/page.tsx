import { paths } from '../../../paths.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { contact } from '../../content/content.ts'
import { ContactFormSection } from '../../layout/contact-form-section.tsx'
import { metaOf } from '../../layout/page-meta.ts'
import { Passage } from '../../layout/passage.tsx'
import type { PageProps, SitePage } from '../../layout/site-page.tsx'
import { isShown } from '../../publication/shown.ts'
import { type Asked, topics } from '../../publication/topics.ts'
import { Methods } from './methods.tsx'
import { Visit } from './visit.tsx'

export const contactPage: SitePage = {
  meta: { ...metaOf(paths.contact, contact, 'plates/contact'), type: 'ContactPage' },
  form: 'contact',
  body: Contact,
}

export const askPages: SitePage[] = topics.map((topic) => ({
  ...contactPage,
  meta: { ...contactPage.meta, pathname: paths.ask(topic.about), title: `Contact: ${topic.topic}` },
  isUnlisted: true,
  isShown: (now) => isShown(topic.entry, now),
  body: (props) => <Contact {...props} topic={topic} />,
}))

function Contact({ topic, env, result, now }: PageProps & { topic?: Asked }) {
  return (
    <>
      <div className="wrap opening columns band-end">
        <div className="min-w-0 lg:col-span-6">
          <Passage words={contact.opening} size="title-page" />
          <Methods />
        </div>
        <div className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
          <div className="print p-[min(1.5rem,5vw)]! sm:p-9! unprinted">
            <ContactFormSection form="contact" topic={topic} env={env} result={result} />
          </div>
        </div>
      </div>
      <Plate
        of="plates/contact"
        caption={contact.opening.caption}
        className="bleed-right pb-[clamp(3rem,6vw,6rem)]"
        imageClassName="w-full border border-e-0 border-line aspect-[4/3] md:aspect-[16/10] lg:aspect-[16/9] object-cover object-[50%_44%] lg:object-[50%_65%]"
      />
      <Visit now={now} />
    </>
  )
}
