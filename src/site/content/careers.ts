import * as v from 'valibot'
import { paths } from '../paths.ts'
import { PlatePassageSchema } from '../schemas/plate-passage.ts'
import { PassageSchema, WordsSchema } from '../schemas/text.ts'

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
      'We hire people who can do one thing well and are curious about the desk beside theirs. Some have degrees. One came to us from a tugboat.',
    ],
    caption: 'Plate 8 · Trailhead, choose your way',
  },
  hiring: {
    label: 'How we hire',
    heading: 'No puzzles, no unpaid tests, an answer every time',
    paragraphs: [
      'Every job is posted on this page first, with its pay range, its hours and the name of the person you would work with. We ask for a letter of one page and something you have made. It does not have to be from a job.',
      'If your letter fits, two people you would work beside call you for half an hour. Then we invite three applicants to spend one paid day on a real task, in Gibsons or by video. We cover the ferry, and we tell you the questions a week ahead.',
      'Everyone who applies hears from us within three weeks, and anyone we have talked with gets our reasons. If you need an interpreter, a ramp, more time or a different format, say so in the letter and it will be ready.',
      'You can live anywhere in Canada for most of our jobs, as long as you join us for a week in June. Crew jobs are based on the Sunshine Coast, because the boats are.',
    ],
  },
  emptyState: 'No positions available',
  emptyStateHint: {
    label: 'For next time',
    heading: 'Write to us anyway',
    paragraphs: [
      'Most years we hire four or five people, usually between January and April. Send us a few lines about your work, choose “Other” as the reason, and we will write when something fits.',
    ],
    action: { text: 'Send us a message', href: paths.contact },
  },
})
