import * as v from 'valibot'
import { company } from './company.ts'
import { contactInfo } from './contact-info.ts'
import { PassageSchema } from './schemas/passage-schema.ts'
import { WordsSchema } from './schemas/words-schema.ts'

const SectionSchema = v.object({ id: WordsSchema, heading: WordsSchema, paragraphs: v.array(WordsSchema) })

const PrivacySchema = v.object({
  opening: PassageSchema,
  /** `{days}` stands for the retention of enquiries. */
  sections: v.array(SectionSchema),
  /** Shown where Turnstile protects the forms. */
  guarded: SectionSchema,
  /** Shown where senders get a receipt. */
  receipts: SectionSchema,
  /** Shown where visits are counted. */
  counted: SectionSchema,
  /** The sentence before the link to the licences of what the site is built with, and the link. */
  licences: v.object({ before: WordsSchema, link: WordsSchema }),
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
        'When you send one of our forms we keep the five things you fill in: your name, your email address, the subject, the reason and your message. We add the time it arrived, and whether our filter took it for advertising. The staff who answer are told by email.',
        'Your own browser keeps what you have typed but not yet sent, in this tab only, so that reloading the page loses nothing. It is deleted when you send the form or close the tab.',
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      paragraphs: [
        `We use it to answer you. We do not sell it, add you to a mailing list or give it to anyone outside ${company.name} and its brands, unless the law requires it.`,
      ],
    },
    {
      id: 'how-long',
      heading: 'For how long',
      paragraphs: [
        'Every enquiry is deleted {days} days after it arrived. The website does this automatically every night.',
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
      heading: 'Cookies and tracking',
      paragraphs: [
        'We set no cookies for people who only read. If your browser sends a form without JavaScript, one cookie carries our reply and, if something has to be corrected, what you typed. It is encrypted and expires after ten minutes. Staff who sign in get a cookie too. We load no fonts, pictures or counters from other companies, and there is no advertising.',
        'Our host, Cloudflare, sees your internet address, as any host must to answer you. We use it briefly to stop floods of messages, and do not keep it with your enquiry.',
      ],
    },
  ],
  guarded: {
    id: 'guarded',
    heading: 'The check beside our forms',
    paragraphs: [
      'Turnstile, a service of Cloudflare, protects our forms from automated messages. It loads only when you begin to fill in a form. It looks at your browser and your internet address and tells us whether you are likely to be a person.',
    ],
  },
  receipts: {
    id: 'receipts',
    heading: 'The email that says your message has arrived',
    paragraphs: [
      'When you send one of our forms, we write once to the address in it, with the day by which we answer. So that nobody can use this to pester strangers, we count such emails by address and by internet connection. For that we keep a scrambled code of each, from which neither can be read, and delete it after a day.',
    ],
  },
  counted: {
    id: 'counted',
    heading: 'What we count',
    paragraphs: [
      'To learn which pages are useful and what is broken, we count three things: how often each page is shown; which addresses on this website lead nowhere; and how quickly pages load and respond. Each record holds the page, what was counted and the time. When we measure speed, it also holds how the page was opened.',
      'No record says who you are. It holds no name, no internet address, nothing about your browser or device, not the page you came from, no number by which we could recognize you, and nothing that you typed into a form. If an address leads nowhere, we keep its first 120 characters, without anything after a question mark and without long numbers and codes. If it contains an @, we keep none of it.',
      'Your browser measures the speed and tells us. If Global Privacy Control or Do Not Track is switched on, it tells us nothing. We still count, on our side, that somebody asked for a page. Cloudflare stores the counts for us and deletes them after three months.',
    ],
  },
  licences: { before: 'This website is built with open-source software, fonts and icons:', link: 'their licences' },
  link: 'Privacy',
  beside: { before: 'What we keep of your message, and for how long:', link: 'our privacy page' },
})
