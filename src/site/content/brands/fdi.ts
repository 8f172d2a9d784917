import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const fdi = v.parse(BrandSchema, {
  slug: 'fdi',
  name: 'Forager Digital',
  tagline: 'Sites, apps and data',
  hero: true,
  heading: 'Software for the person at the front desk',
  summary:
    'Websites, ticketing, booking calendars and collection databases for museums, festivals and visitor centres with fewer than ten staff.',
  keywords: ['museum websites', 'ticketing', 'collection databases', 'accessible design', 'visitor centres'],
  description: [
    'Forager Digital builds software for small cultural organizations: websites, ticketing, booking calendars and collection databases. Most of our clients have fewer than ten staff, and in many of them one person sells the tickets, answers the phone and updates the site.',
    'We design for that person. A page has to open quickly on a five-year-old phone. Publishing an event should take less than three minutes, and learning the till one afternoon. Our sites meet WCAG 2.2 at level AA, and we deliver them in English and French when your funding or your visitors ask for both.',
    'When the Cordwood Valley Museum called us, its catalogue was 6,400 index cards in a fireproof cabinet. We built a database around the cards as they were written, taught four volunteers to photograph and describe objects, and put the first thousand online in ten weeks. The rest followed within the year. Every record can be exported in an open format, so the museum can leave us whenever it likes.',
    'Once a year we spend a day at your desk to watch how the software is used, and fix what got in the way. For work that needs a scanner or a headset we bring in Forager Virtual, our division across the hall.',
  ],
  callToAction: {
    description: 'See sites and catalogues we have built, with what each one took in weeks and dollars.',
    buttonText: 'Visit Forager Digital',
    link: 'https://forager-digital.example/',
    external: true,
  },
  divisions: [
    {
      slug: 'fvi',
      description: 'Scans buildings, boats and landscapes, and makes headset exhibits and phone trails of them.',
    },
  ],
})
