import * as v from 'valibot'
import { BrandSchema } from '../../schemas/brand.ts'

export const fdi = v.parse(BrandSchema, {
  slug: 'fdi',
  name: 'Forager Digital',
  tagline: 'Sites, apps and data',
  hero: false,
  heading: 'Software for the person at the front desk',
  summary:
    'Websites, ticketing, booking calendars and collection databases for museums, festivals and visitor centres with fewer than ten staff.',
  keywords: ['museum websites', 'ticketing', 'collection databases', 'accessible design', 'visitor centres'],
  description: [
    'Forager Digital builds websites, ticketing, booking calendars and collection databases for museums, festivals, visitor centres and arts councils. Most of our clients have fewer than ten staff. In many of them one person sells the tickets, answers the phone and updates the site.',
    'We design for that person. A page has to open on a five-year-old phone with two bars of signal. Publishing an event has to take less than three minutes. A volunteer has to be able to learn the till in one afternoon. Our sites meet WCAG 2.2 at level AA, and we deliver them in English and French when your funding or your visitors ask for both.',
    'When the Cordwood Valley Museum called us, its catalogue was 6,400 index cards in a fireproof cabinet. We built a database around the cards as they were written, taught four volunteers to photograph and describe objects, and put the first thousand online in ten weeks. The rest followed within fourteen months. Every record can be exported in an open format, so the museum can leave us whenever it likes.',
    'Once a year we spend a day at your desk to watch how the software is used, and fix what got in the way. For work that needs a scanner or a headset, our division Forager Virtual sits across the hall.',
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
