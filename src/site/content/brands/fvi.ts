import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const fvi = v.parse(BrandSchema, {
  slug: 'fvi',
  name: 'Forager Virtual',
  tagline: 'Mixed reality studio',
  hero: true,
  heading: 'Stand in the cannery while the line is running',
  summary:
    'A mixed reality studio that scans heritage buildings, boats and landscapes and turns them into headset exhibits and phone trails.',
  keywords: ['mixed reality', 'heritage scanning', 'photogrammetry', 'augmented reality trails', 'virtual exhibits'],
  description: [
    'Forager Virtual is a mixed reality studio. We scan buildings, boats and landscapes, and make headset exhibits and phone trails out of the scans. We work for museums, parks, heritage trusts and tourism offices, and for the architects and conservators who repair what we scan.',
    'Two people can record a small building in a day with a laser scanner, a drone and a camera on a pole. The measurements and photographs are yours before we make anything with them: a good record will still be read when today’s headsets are obsolete.',
    'In 2024 the owners of the Osprey Creek Cannery, built in 1912, had six weeks left before its roof had to come down. We spent four days inside and came out with 900 million measured points. Visitors on the shore can now hold up a phone and see the canning line at its full length, with the sound of a similar machine still running in another plant. The restoration architect works from the same file.',
    'VR Voyage, for travellers, and VR Classroom BC, for schools, began as studio projects. Both are now divisions with their own staff and clients.',
  ],
  callToAction: {
    description: 'Walk through finished scans in your browser, and ask what a day on your site would record.',
    buttonText: 'Visit Forager Virtual',
    link: 'https://forager-virtual.example/',
    external: true,
  },
  divisions: [
    {
      slug: 'vrv',
      description: 'Opens museums, lighthouses and workshops to travellers who are somewhere else, with live guides.',
    },
    {
      slug: 'vrc',
      description: 'Lends British Columbia schools 360-degree field trips and the headsets to take them.',
    },
  ],
})
