import * as v from 'valibot'
import { paths } from '../../paths.ts'
import { PassageSchema } from './schemas/passage-schema.ts'
import { PlatePassageSchema } from './schemas/plate-passage-schema.ts'
import { WordsSchema } from './schemas/words-schema.ts'

const CareersSchema = v.object({
  opening: PlatePassageSchema,
  hiring: PassageSchema,
  emptyState: WordsSchema,
  emptyStateHint: PassageSchema,
})

export const careers = v.parse(CareersSchema, {
  opening: {
    label: 'Careers',
    heading: 'Good work, a short walk from the water',
    paragraphs: [
      'We look for people who do one thing well and are curious about the work at the next desk. Some of us have degrees, and one came from a tugboat.',
    ],
    caption: 'Plate 8 · Trailhead, choose your way',
  },
  hiring: {
    label: 'How we hire',
    heading: 'A letter, a conversation and one paid day',
    paragraphs: [
      'A job is posted on this page before anywhere else, with its pay range, its hours and the name of the person you would work with. We ask for a letter of one page and something you have made, at work or not.',
      'If your letter fits, two of your future colleagues call you for half an hour. Then we invite three applicants to spend one paid day on a real task, in Gibsons or by video. We cover your travel, and we send you the questions a week ahead.',
      'You hear from us within three weeks either way, and if we have talked, we give our reasons. If you need an interpreter, a ramp, more time or a different format, say so in the letter and it will be ready.',
      'You can live anywhere in Canada for most of our jobs, as long as you join us for a week in June. Crew jobs are based on the Sunshine Coast.',
    ],
  },
  emptyState: 'No positions available',
  emptyStateHint: {
    label: 'For next time',
    heading: 'Write to us anyway',
    paragraphs: [
      'In most years we hire four or five people, usually between January and April. Send us a few lines about your work, with “Other” as the reason, and we will write back when a job comes up that fits.',
    ],
    action: { text: 'Send us a message', href: paths.contact },
  },
})
