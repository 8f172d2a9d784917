import * as v from 'valibot'
import { SectorSchema } from './schemas/sector-schema.ts'

export const sectors = v.parse(v.array(SectorSchema), [
  {
    slug: 'tourism',
    name: 'Tourism',
    heading: 'Visitors who know whose door they came through',
    description:
      'Visitor centres, guides, inns and boat operators send for us when they want people to stay a night, not an hour. We make the film that guests watch at home, the visit they book and the training for whoever greets them.',
  },
  {
    slug: 'arts',
    name: 'Arts',
    heading: 'Artists who are paid on the day',
    description:
      'Theatre societies, festivals, galleries and choirs come to us for a stage, a crew, a program book or a set of accounts. Artists’ fees go into the budget first, and are paid before the van is loaded.',
  },
  {
    slug: 'culture',
    name: 'Culture',
    heading: 'Knowledge that is still in use',
    description:
      'How to caulk a hull, call a dance or can a salmon is known by people, and people move away. With cultural centres, libraries and community radio we record it in the language it is told in, and leave the recordings where the tellers can reach them.',
  },
  {
    slug: 'heritage',
    name: 'Heritage',
    heading: 'Buildings that stay in use',
    description:
      'Museums, archives, light stations and historical societies hold more than they can show or repair. We measure, catalogue and publish what they have, and help to pay for a new gutter before the wall is wet.',
  },
])
