import * as v from 'valibot'
import { PlatePassageSchema } from '../schemas/plate-passage.ts'
import { WordsSchema } from '../schemas/text.ts'

const MethodSchema = v.object({ title: WordsSchema, description: WordsSchema })

const ContactSchema = v.object({
  opening: PlatePassageSchema,
  /** Above the list of contact methods. */
  methodsHeading: WordsSchema,
  methods: v.object({ address: MethodSchema, phone: MethodSchema, email: MethodSchema, sales: MethodSchema }),
  /** The link to the messaging app. */
  messaging: WordsSchema,
  social: WordsSchema,
  /** The heading of the page that answers a form sent without JavaScript. */
  answer: v.object({ kept: WordsSchema, refused: WordsSchema }),
})

export const contact = v.parse(ContactSchema, {
  opening: {
    label: 'Contact',
    heading: 'Write, call or come up the hill',
    paragraphs: [
      'A person in Gibsons reads every message and answers within three working days. If you know which brand you need, say so. If not, we will find out.',
    ],
    caption: 'Plate 9 · Approaches to Gibsons, soundings in fathoms',
  },
  methodsHeading: 'Four ways to reach us',
  methods: {
    address: { title: 'Address', description: 'Weekdays from nine to five. The door is level with the street.' },
    phone: { title: 'Phone', description: 'Pacific time. After five, the machine is listened to every morning.' },
    email: { title: 'Email', description: 'For questions that can wait until tomorrow.' },
    sales: { title: 'Sales', description: 'For quotes, partnerships and dates in the calendar.' },
  },
  messaging: 'Message us on WhatsApp',
  social: 'Find us elsewhere',
  answer: { kept: 'Your message is with us', refused: 'Your message has not been sent yet' },
})
