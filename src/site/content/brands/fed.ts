import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const fed = v.parse(BrandSchema, {
  slug: 'fed',
  name: 'Forager Education',
  tagline: 'Courses and field programs',
  hero: true,
  heading: 'Learn the work from people who did it last season',
  summary:
    'Evening courses for guides, museum staff and festival volunteers, and field days for school groups on the Sunshine Coast of BC.',
  keywords: ['museum training', 'tour guide courses', 'collections care', 'school field trips', 'tourism education'],
  description: [
    'Forager Education trains people who work with visitors and collections: guides, museum managers, festival volunteers and the owners of small tourism businesses. We also take school and youth groups into the field on the Sunshine Coast.',
    'Courses are short and are held when our students are free. Most run for six evenings by video between November and March, with one practical weekend at a working museum or visitor centre. No class has more than sixteen people. The teachers still practise their trade: the instructor for guides led walks until September.',
    'Our oldest course, Collections Care in Small Rooms, teaches you to handle, photograph, describe and store objects with what is already in the building. The homework is done in your own storage room. By the last evening of the past winter, the class had moved 2,300 objects out of newspaper and into proper boxes.',
    'Schools can book a field day on a beach, in a forest or at Salal Point Light Station, with a teacher’s guide for grades 3 to 7. Classes that are too far away for the bus can take many of the lessons by headset, through our division VR Classroom BC.',
  ],
  callToAction: {
    description: 'Find a course that starts this winter, or a day in spring for your class.',
    buttonText: 'Visit Forager Education',
    link: 'https://forager-education.example/',
    external: true,
  },
  divisions: [
    {
      slug: 'vrc',
      description: 'Sends the field trip to the school: 360-degree lessons matched to the provincial curriculum.',
    },
  ],
})
