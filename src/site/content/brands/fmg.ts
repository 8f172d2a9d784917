import * as v from 'valibot'
import { BrandSchema } from '../../schemas/brand.ts'

export const fmg = v.parse(BrandSchema, {
  slug: 'fmg',
  name: 'Forager Media Group',
  tagline: 'Film, radio and print',
  hero: true,
  heading: 'We record a place in its own voice',
  summary:
    'Documentary films, radio series and printed pieces for museums, visitor bureaus and cultural societies, made by small crews who stay a week.',
  keywords: ['documentary film', 'oral history', 'community radio', 'museum media', 'destination storytelling'],
  description: [
    'Forager Media Group makes documentary films, radio series and printed pieces for museums, visitor bureaus, municipalities and cultural societies. A usual commission is a short film for one room of an exhibit, a series for community stations, and the posters and brochures that bring people to the door.',
    'We work in small crews. Two or three people stay in a place for at least a week, eat where the town eats, and listen before they plan. Everyone we record sees or hears their part before the public does. When the work is done, the unedited recordings go to the local archive with transcripts and signed releases.',
    'For the Tidewater Tug Museum in Gibsons we recorded twenty-two hours with retired tugboat crews over one winter. Out of them came a 24-minute film that plays in the wheelhouse gallery, six radio episodes and a small book. The next summer the museum counted 4,700 visitors, up from 3,100, and it still owns every minute of tape.',
    'Two divisions share our corridor: Forager Productions puts stories on stages, and Forager Publishing puts them on shelves. You can hire one of us, or brief us once and let us divide the work.',
  ],
  callToAction: {
    description: 'Watch the films, listen to the series and see what a week with a crew costs.',
    buttonText: 'Visit Forager Media Group',
    link: 'https://forager-media.example/',
    external: true,
  },
  divisions: [
    {
      slug: 'fpd',
      description: 'Plans and runs festivals, concerts and touring shows, from the permits to the last cable.',
    },
    { slug: 'fpb', description: 'Edits, designs and prints guidebooks, local histories, catalogues and charts.' },
  ],
})
