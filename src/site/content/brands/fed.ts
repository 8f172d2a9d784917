import * as v from 'valibot'
import { BrandSchema } from '../../schemas/brand.ts'

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
    'Courses are short and happen when our students are free. Most run for six evenings by video between November and March, with one practical weekend at a working museum or visitor centre. No class has more than sixteen people. The teachers are still in the trade: the guide who teaches guiding had a group on the trail in September.',
    'Collections Care in Small Rooms is our oldest course. Over six evenings you learn to handle, photograph, describe and store objects with what is already in the building. Last winter’s fourteen students came from eleven museums. By the final evening they had moved 2,300 objects out of newspaper and into proper boxes, as homework.',
    'A school can book a field day on a beach, in a forest or at Salal Point Light Station, with a teacher’s guide for grades 3 to 7. Classes too far away for the bus can take many of the same lessons through our division VR Classroom BC.',
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
