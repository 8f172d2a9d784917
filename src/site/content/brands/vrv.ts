import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const vrv = v.parse(BrandSchema, {
  slug: 'vrv',
  name: 'VR Voyage',
  tagline: 'Real places, live guides',
  hero: true,
  heading: 'Walk in before you pack',
  summary:
    'A virtual tourism platform: walk through museums, lighthouses and workshops on a phone or headset, alone or with a live guide on site.',
  keywords: ['virtual tourism', 'live virtual tours', 'small museums', 'destination marketing', 'headset travel'],
  description: [
    'With VR Voyage you walk through a museum, a lighthouse, a workshop or a trail on a phone, a computer or a headset. You can look around alone, or follow a guide who is in the real place with a camera and will open the drawer you point at.',
    'For the place itself it is a second door. A museum that closes in October can sell visits in January, and an island with room for forty people a day can receive four hundred. Places set their own prices and keep 70 per cent of the takings. We do the filming, the hosting and the help line.',
    'The most visited so far is the keeper’s house at Salal Point Light Station, where the guide climbs the tower at sunset on Fridays. Care homes book it more than anyone else, often for residents who used to pass that light by boat.',
    'Hotels and visitor centres can offer a short version at the counter to guests who are deciding how to spend the next day.',
  ],
  callToAction: {
    description: 'Take a free five-minute visit, book a guide, or find out what filming your own place involves.',
    buttonText: 'Visit VR Voyage',
    link: 'https://vr-voyage.example/',
    external: true,
  },
  divisions: [],
})
