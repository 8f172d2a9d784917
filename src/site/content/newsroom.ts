import * as v from 'valibot'
import { PlatePassageSchema } from '../schemas/plate-passage.ts'
import { WordsSchema } from '../schemas/text.ts'
import { company } from './company.ts'

const NewsroomSchema = v.object({
  opening: PlatePassageSchema,
  /** The link on a card. */
  readArticle: WordsSchema,
  /** Before an author's name. */
  by: WordsSchema,
  /** Above the list of whom an article is about. */
  about: WordsSchema,
  share: WordsSchema,
  back: WordsSchema,
  /** Above the article to read after this one. */
  next: WordsSchema,
  /** The feed's title in a feed reader. */
  feed: WordsSchema,
})

export const newsroom = v.parse(NewsroomSchema, {
  opening: {
    label: 'Newsroom',
    heading: 'What we finished, and what we found out',
    paragraphs: [
      'News from the brands and the foundation, written by the people who were there. Editors may quote any of it with the author’s name.',
    ],
    caption: 'Plate 7 · The morning papers come off the boat',
  },
  readArticle: 'Read the article',
  by: 'By',
  about: 'Who is who',
  share: 'Find us elsewhere',
  back: 'All news',
  next: 'Read next',
  feed: `${company.name} newsroom`,
})
