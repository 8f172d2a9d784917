import * as v from 'valibot'
import { paths } from '../../paths.ts'
import { PassageSchema } from './schemas/passage-schema.ts'

const OurTeamSchema = v.object({ opening: PassageSchema, careers: PassageSchema })

export const ourTeam = v.parse(OurTeamSchema, {
  opening: {
    label: 'Our team',
    heading: 'The people who answer when you call',
    paragraphs: [
      'Few of us set out to do this. We came from radio, puppet theatre, sawmill accounts and a school with one room. Choose a portrait to read how.',
    ],
  },
  careers: {
    label: 'Careers',
    heading: 'There may be a seat here for you one day',
    paragraphs: ['When we hire, the job is posted with its pay, and everyone who applies gets an answer.'],
    action: { text: 'See how we hire', href: paths.careers },
  },
})
