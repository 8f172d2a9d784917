import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

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
    'Two or three of us stay in a place for at least a week and eat where the town eats. Everyone we record sees or hears their part before the public does. When the work is done, the unedited recordings go to the local archive with transcripts and signed releases.',
    'Our first commission came from the Tidewater Tug Museum in Gibsons, where we recorded retired crews over one winter. The tape became a film for the wheelhouse gallery, six radio episodes and a small book. The next summer the museum counted 4,700 visitors, up from 3,100. It owns every minute of the recordings.',
    'Forager Productions and Forager Publishing are our divisions. If your film should also be a show or a book, we write one plan and one budget for all of it.',
  ],
  callToAction: {
    description: 'Watch the films, hear the series and see what a week with a crew costs.',
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
