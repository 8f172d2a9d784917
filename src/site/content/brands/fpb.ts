import * as v from 'valibot'
import { BrandSchema } from '../../schemas/brand.ts'

export const fpb = v.parse(BrandSchema, {
  slug: 'fpb',
  name: 'Forager Publishing',
  tagline: 'Books and guides',
  hero: false,
  heading: 'Local knowledge that fits in a coat pocket',
  summary:
    'Guidebooks, local histories, exhibition catalogues and charts, written with the people who know a place and printed in British Columbia.',
  keywords: ['guidebooks', 'local history', 'exhibition catalogues', 'charts and maps', 'British Columbia publisher'],
  description: [
    'Forager Publishing makes guidebooks, local histories, exhibition catalogues, charts and children’s books. We bring out eight titles a year under our own imprint, and edit, design and print books for museums and historical societies under theirs.',
    'Many of our authors have never written a book. They are keepers, cooks, boatbuilders and retired teachers, and they know things that nobody else has put on paper. We pay them an advance, read the whole manuscript aloud with them before it goes to the printer, and send everyone who is quoted their passage to check.',
    '“A Chart of Every Dock on the Sound” is the title we are asked about most. A retired water-taxi skipper visited 61 docks, wharves and landings on Howe Sound and noted the depth at low water, the nearest drinking tap and one story for each. The first printing of 2,000 came out in March 2026 and was gone by the end of June.',
    'Our books are printed in British Columbia on uncoated paper that takes pencil. Museum shops buy them at 45 per cent off the cover price with no minimum order, and may send back what they have not sold within a year.',
  ],
  callToAction: {
    description: 'Browse the catalogue, order for your shop, or tell us about the book your town is missing.',
    buttonText: 'Visit Forager Publishing',
    link: 'https://forager-publishing.example/',
    external: true,
  },
  divisions: [],
})
