import * as v from 'valibot'
import { NewsItemSchema } from '../../schemas/news-item.ts'
import { contactInfo } from '../company.ts'

export const office = v.parse(NewsItemSchema, {
  heading: 'The Office Has Moved Up the Hill',
  subheading: 'After nine years and forty-one stairs, a door that is level with the street',
  date: '06/10/2025',
  author: 'Priya Castellan',
  bio: 'Priya Castellan carried the kettle up the hill.',
  place: contactInfo.city,
  summary:
    'Forager has left its loft over the net shed in Gibsons harbour for an office up the hill that everyone can enter without stairs.',
  keywords: ['Forager office', 'Gibsons', 'accessible office', 'new address'],
  description: [
    `We have left the loft over the net shed and moved to ${contactInfo.street}, up the hill from the harbour. The new office used to be a print shop. It has a level door, a lift and room for a longer table, and you can still smell the ink. Telephone and email stay as they were, and the kettle came along.`,
  ],
  about: [],
  hasLink: false,
  hasVisual: false,
})
