import * as v from 'valibot'
import { PassageSchema, WordsSchema } from '../schemas/text.ts'
import { company, contactInfo } from './company.ts'

const SectionSchema = v.object({ id: WordsSchema, heading: WordsSchema, paragraphs: v.array(WordsSchema) })

const PrivacySchema = v.object({
  opening: PassageSchema,
  /** `{days}` stands for how many days an enquiry is kept. */
  sections: v.array(SectionSchema),
  /** Said where the forms are guarded by Turnstile. */
  guarded: SectionSchema,
  /** Said where visits are counted. */
  counted: SectionSchema,
  /** The link in the footer. */
  link: WordsSchema,
  /** Beside a form: the sentence before the link, and the link. */
  beside: v.object({ before: WordsSchema, link: WordsSchema }),
})

const [general] = contactInfo.emails

export const privacy = v.parse(PrivacySchema, {
  opening: {
    label: 'Privacy',
    heading: 'We keep what you send us, and nothing else about you',
    paragraphs: [
      'You can read this whole website without telling us who you are. This page says what we keep when you write to us, for how long, and how to have it erased.',
    ],
  },
  sections: [
    {
      id: 'kept',
      heading: 'What we keep',
      paragraphs: [
        'When you send one of our forms we keep the five things you fill in: your name, your email address, the subject, the reason and your message. We add the moment it arrived, and whether it looked like advertising to our filter. A notice of it goes to the staff who answer.',
        'What you have typed but not yet sent is kept by your own browser, in this tab alone, so that a reload loses nothing. It is gone when you send it or close the tab.',
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      paragraphs: [
        `We use it to answer you. We do not sell it, add you to a mailing list or give it to anyone outside ${company.name} and its brands, unless the law obliges us to.`,
      ],
    },
    {
      id: 'how-long',
      heading: 'For how long',
      paragraphs: [
        'Every enquiry is deleted {days} days after it arrived. The website does this by itself each night, and nobody has to remember it.',
      ],
    },
    {
      id: 'erase',
      heading: 'How to see it, correct it or have it erased',
      paragraphs: [
        `Write to ${general?.address} from the address you used, or call ${contactInfo.phone}. We will show you what we hold, correct it or erase it within thirty days, at no charge. If our answer does not satisfy you, you may complain to the Office of the Information and Privacy Commissioner for British Columbia.`,
      ],
    },
    {
      id: 'visitors',
      heading: 'No cookies, no followers',
      paragraphs: [
        'We set no cookies for visitors. We load no fonts, pictures, scripts or counters from other companies, and there is no advertising. Only staff who sign in get one.',
        'Our host, Cloudflare, sees your internet address, as any host must to answer you. We use it for a moment to refuse floods of messages, and we do not keep it with your enquiry.',
      ],
    },
  ],
  guarded: {
    id: 'guarded',
    heading: 'The check beside our forms',
    paragraphs: [
      'Our forms are guarded against automatic senders by Turnstile, a service of Cloudflare. It is loaded only once you begin to fill in a form. It looks at your browser and your internet address and tells us whether a person is likely to be there.',
    ],
  },
  counted: {
    id: 'counted',
    heading: 'What we count',
    paragraphs: [
      'We count four things, to see which pages are of use and what is broken: how often each page is shown; which addresses of this website lead nowhere; how often a form is seen, begun, sent or refused, and for what kind of reason; and how fast a page is to load and to respond. Each count is a line with the page or form, what was counted, how the page was opened where we measure its speed, the measure and the moment.',
      'No line says who you are. It has no name, no internet address, nothing about your browser or device, no page that you came from, no number that would let us know you again, and nothing that you typed into a form. Of an address that leads nowhere we keep the first 120 characters, without anything after a question mark and without long numbers and codes. If there is an @ in it we keep none of it.',
      'Your browser measures the speed and tells us when it shows a form or you begin to fill one in. If it sends Global Privacy Control or Do Not Track, it tells us nothing; that somebody asked for a page or sent a form is still counted where we answer. Cloudflare stores the counts for us and deletes them after three months.',
    ],
  },
  link: 'Privacy',
  beside: { before: 'What we keep of your message, and for how long:', link: 'how we treat your privacy' },
})
