import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const fpb = v.parse(BrandSchema, {
  slug: 'fpb',
  name: 'Forager Publishing',
  tagline: 'Books and guides',
  hero: true,
  heading: 'Local knowledge that fits in a coat pocket',
  summary:
    'Guidebooks, local histories, exhibition catalogues and charts, written with the people who know a place and printed in British Columbia.',
  keywords: ['guidebooks', 'local history', 'exhibition catalogues', 'charts and maps', 'British Columbia publisher'],
  description: [
    'Forager Publishing makes guidebooks, local histories, exhibition catalogues, charts and children’s books. We bring out eight titles a year under our own imprint, and edit, design and print books for museums and historical societies under theirs.',
    'Many of our authors have never written a book. They are keepers, cooks, boatbuilders and retired teachers, and they know things that nobody else has put on paper. We pay them an advance, and before anything goes to the printer we read the whole manuscript aloud with them.',
    '“A Chart of Every Dock on the Sound” is the title we are asked about most. For each landing it gives the depth, the nearest drinking tap and a story collected by a retired water-taxi skipper. The first printing came out in March 2026 and was gone by the end of June. A second is on the press.',
    'The books are printed in British Columbia, on uncoated paper that you can write on in pencil. Museum shops buy them at 45 per cent off the cover price with no minimum order, and may send back what they have not sold within a year.',
  ],
  callToAction: {
    description: 'Browse the catalogue, order for your shop, or propose the book that your town is missing.',
    buttonText: 'Visit Forager Publishing',
    link: 'https://forager-publishing.example/',
    external: true,
  },
  divisions: [],
})
