import * as v from 'valibot'
import { paths } from '../paths.ts'
import { PassageSchema } from '../schemas/text.ts'

const OurTeamSchema = v.object({ opening: PassageSchema, careers: PassageSchema })

export const ourTeam = v.parse(OurTeamSchema, {
  opening: {
    label: 'Our team',
    heading: 'The people who answer when you call',
    paragraphs: [
      'Every brand is led by someone who has done its work by hand. Choose a portrait to read how they came to it.',
    ],
  },
  careers: {
    label: 'Careers',
    heading: 'There may be a chair for you at the long table',
    paragraphs: ['We hire slowly, post every job with its pay, and answer everyone who applies.'],
    action: { text: 'See how we hire', href: paths.careers },
  },
})
