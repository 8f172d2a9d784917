import * as v from 'valibot'
import { PlatePassageSchema } from './schemas/plate-passage-schema.ts'
import { WordsSchema } from './schemas/words-schema.ts'

const MethodSchema = v.object({ title: WordsSchema, description: WordsSchema })

const ContactPageSchema = v.object({
  opening: PlatePassageSchema,
  /** Above the list of contact methods. */
  methodsHeading: WordsSchema,
  methods: v.object({ address: MethodSchema, phone: MethodSchema, email: MethodSchema, sales: MethodSchema }),
  /** The link to the messaging app. */
  messaging: WordsSchema,
  social: WordsSchema,
})

export const contact = v.parse(ContactPageSchema, {
  opening: {
    label: 'Contact',
    heading: 'Write, call or come up the hill',
    paragraphs: [
      'Someone in Gibsons reads every message and answers within three working days. If you know which brand you need, tell us. If not, we will work it out with you.',
    ],
    caption: 'Plate 9 · Approaches to Gibsons, soundings in fathoms',
  },
  methodsHeading: 'Four ways to reach us',
  methods: {
    address: {
      title: 'Address',
      description: 'Come by from nine to five on weekdays. There are no steps at the door.',
    },
    phone: {
      title: 'Phone',
      description: 'Weekdays from nine to five, Pacific time. Leave a message and we will call back the next morning.',
    },
    email: { title: 'Email', description: 'Our general and investor addresses, for anything that can wait a day.' },
    sales: { title: 'Sales', description: 'For quotes, bookings and partnerships.' },
  },
  messaging: 'Message us on WhatsApp',
  social: 'Find us elsewhere',
})
