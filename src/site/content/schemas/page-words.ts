import * as v from 'valibot'
import { CaptionSchema, PassageSchema, PlatePassageSchema } from './passage.ts'
import { WordsSchema } from './words.ts'

export const CareersSchema = v.strictObject({
  opening: PlatePassageSchema,
  hiring: PassageSchema,
  emptyState: WordsSchema,
  emptyStateHint: PassageSchema,
})

export const NewsroomSchema = v.strictObject({
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

export const OurTeamSchema = v.strictObject({ opening: PassageSchema, careers: PassageSchema })

const MethodSchema = v.strictObject({ title: WordsSchema, description: WordsSchema })

export const ContactPageSchema = v.strictObject({
  opening: PlatePassageSchema,
  /** Above the list of contact methods. */
  methodsHeading: WordsSchema,
  methods: v.strictObject({ address: MethodSchema, phone: MethodSchema, email: MethodSchema, sales: MethodSchema }),
  /** The link to the messaging app. */
  messaging: WordsSchema,
  social: WordsSchema,
})

export const NotFoundSchema = v.strictObject({
  heading: WordsSchema,
  /** The text before the link. */
  before: WordsSchema,
  link: WordsSchema,
  caption: CaptionSchema,
})
