import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const vrc = v.parse(BrandSchema, {
  slug: 'vrc',
  name: 'VR Classroom BC',
  tagline: 'Field trips by headset',
  hero: true,
  heading: 'A field trip for the school at the end of the road',
  summary:
    'A library of 360-degree lessons for British Columbia schools, matched to the curriculum, with headset kits that travel by coach and float plane.',
  keywords: ['BC curriculum', 'virtual field trips', 'classroom headsets', '360-degree lessons', 'rural schools'],
  description: [
    'VR Classroom BC is a library of 360-degree lessons for schools in British Columbia, matched to the provincial curriculum from grade 3 to grade 10. A class can walk on a glacier, stand in a salmon cannery or climb to the lantern room of a lighthouse, and come back with work to hand in.',
    'Each of the 41 lessons has ten minutes in a place, a teacher’s guide for two class periods and an exercise with measurements or drawings. Lessons play on a headset, a tablet or the classroom projector, so nobody has to sit out, and they download overnight for schools with a slow line.',
    'If your school has no equipment, borrow a travelling kit: twelve headsets, a charger and a router in one case, sent by coach or float plane with the return freight paid. Some lessons are also given live. In April 2026 a glaciologist on Lantern Glacier answered questions from classrooms all over the province.',
    'A licence costs $240 per school per year and covers every teacher in the building. Schools with fewer than fifty students pay nothing.',
  ],
  callToAction: {
    description: 'Try three lessons without an account, and check when a kit can reach your school.',
    buttonText: 'Visit VR Classroom BC',
    link: 'https://vr-classroom-bc.example/',
    external: true,
  },
  divisions: [],
})
