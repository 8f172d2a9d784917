import { Plate } from '../../art/plate.tsx'
import { contact } from '../../content/contact.ts'
import { enquiryTitles } from '../../content/interface.ts'
import { Enquiry } from '../../layout/enquiry.tsx'
import { Passage } from '../../ui/passage.tsx'
import { Methods } from './methods.tsx'

export function Contact() {
  return (
    <>
      <div className="wrap opening columns band-end">
        <div className="min-w-0 lg:col-span-6">
          <Passage words={contact.opening} level={1} size="title-page" />
          <Methods />
        </div>
        <div className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
          <div className="print p-6! sm:p-9!">
            <Enquiry form="contact" title={enquiryTitles.contact} />
          </div>
        </div>
      </div>
      <Plate
        of="plates/contact"
        caption={contact.opening.caption}
        className="bleed-right pb-[clamp(3rem,6vw,6rem)]"
        imageClassName="w-full border border-r-0 border-line aspect-[4/3] md:aspect-[16/10] lg:aspect-[16/9] object-cover object-[50%_44%] lg:object-[50%_65%]"
      />
    </>
  )
}
