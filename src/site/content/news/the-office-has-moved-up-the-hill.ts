import * as v from 'valibot'
import { contactInfo } from '../contact-info.ts'
import { NewsItemSchema } from '../schemas/news-item-schema.ts'

export const office = v.parse(NewsItemSchema, {
  heading: 'The Office Has Moved Up the Hill',
  subheading: 'After nine years and forty-one stairs, a door without a step',
  date: '06/10/2025',
  author: 'Priya Castellan',
  bio: 'Priya Castellan packed the office library, twice.',
  place: contactInfo.city,
  summary:
    'Forager has left its loft over the net shed in Gibsons harbour for an office up the hill that everyone can enter without stairs.',
  keywords: ['Forager office', 'Gibsons', 'accessible office', 'new address'],
  description: [
    `We have left the loft over the net shed and moved to ${contactInfo.street}, up the hill from the harbour. The new office used to be a print shop. It has an entrance at street level, a lift and room for a longer table, and you can still smell the ink. Our telephone numbers and email addresses stay as they were.`,
  ],
  about: [],
  hasLink: false,
  hasVisual: false,
})
