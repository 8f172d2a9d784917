import * as v from 'valibot'
import { company } from '../company.ts'
import { PlatePassageSchema } from '../schemas/plate-passage-schema.ts'
import { WordsSchema } from '../schemas/words-schema.ts'

const NewsroomSchema = v.object({
  opening: PlatePassageSchema,
  /** The link on a card. */
  readArticle: WordsSchema,
  /** Before an author's name. */
  by: WordsSchema,
  /** Above the list of people and organizations in an article. */
  about: WordsSchema,
  share: WordsSchema,
  back: WordsSchema,
  /** Above the next article. */
  next: WordsSchema,
  /** The feed's title in a feed reader. */
  feed: WordsSchema,
})

export const newsroom = v.parse(NewsroomSchema, {
  opening: {
    label: 'Newsroom',
    heading: 'What we finished, and what we found out',
    paragraphs: [
      'Reports from the brands and the foundation by people who were there. Editors may quote any of them with the author’s name.',
    ],
    caption: 'Plate 7 · The morning papers come off the boat',
  },
  readArticle: 'Read the article',
  by: 'By',
  about: 'Who’s who',
  share: 'Follow our news',
  back: 'All news',
  next: 'Read next',
  feed: `${company.name} newsroom`,
})
