import * as v from 'valibot'
import { CaptionSchema, FactSchema, PassageSchema, PlatePassageSchema } from '../passage.ts'
import { MetaWordsSchema, WordsSchema } from '../words.ts'

const JobWordsSchema = v.strictObject({
  place: WordsSchema,
  hours: WordsSchema,
  pay: WordsSchema,
  colleagues: WordsSchema,
  lastDay: WordsSchema,
  /** After the place of a job that can be done from anywhere. */
  remote: WordsSchema,
  employment: v.strictObject({ 'full-time': WordsSchema, 'part-time': WordsSchema, temporary: WordsSchema }),
  /** Between the ends of the pay range, and before what it is paid for. */
  to: WordsSchema,
  per: v.strictObject({ hour: WordsSchema, day: WordsSchema, month: WordsSchema, year: WordsSchema }),
  /** Above what you would do. */
  work: WordsSchema,
  howToApply: WordsSchema,
  apply: WordsSchema,
  back: WordsSchema,
})

export const CareersSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  /** Above the list of jobs. */
  openings: PassageSchema,
  newer: WordsSchema,
  older: WordsSchema,
  /** Words on a job's card and page. */
  job: JobWordsSchema,
  hiring: PassageSchema,
  emptyState: WordsSchema,
  emptyStateHint: PassageSchema,
})

export const NewsroomSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  /** The link on a card. */
  readArticle: WordsSchema,
  /** Before an author's name. */
  by: WordsSchema,
  /** Above the list of people and organizations in an article. */
  about: WordsSchema,
  share: WordsSchema,
  /** The link to the press kit. */
  press: WordsSchema,
  back: WordsSchema,
  /** Above the next article. */
  next: WordsSchema,
  /** The links between pages of the list, and what is said before a page's number. */
  newer: WordsSchema,
  older: WordsSchema,
  page: WordsSchema,
  /** The feed's title in a feed reader. */
  feed: WordsSchema,
})

export const OurTeamSchema = v.strictObject({ meta: MetaWordsSchema, opening: PassageSchema, careers: PassageSchema })

const MethodSchema = v.strictObject({ title: WordsSchema, description: WordsSchema })

export const ContactPageSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  /** Above the list of contact methods. */
  methodsHeading: WordsSchema,
  methods: v.strictObject({ address: MethodSchema, phone: MethodSchema, email: MethodSchema, sales: MethodSchema }),
  /** The link to the messaging app. */
  messaging: WordsSchema,
  social: WordsSchema,
  visit: PlatePassageSchema,
  /** Of the office. */
  hours: v.strictObject({ title: WordsSchema, days: WordsSchema, openNow: WordsSchema }),
  /** Ways to get there. */
  ways: v.array(FactSchema),
  map: v.strictObject({
    title: WordsSchema,
    /** Links that show the door: in whatever opens `geo:`, and on two maps that open everywhere. */
    app: WordsSchema,
    apple: WordsSchema,
    web: WordsSchema,
    /** The link to the vCard. */
    card: WordsSchema,
  }),
})

const AskedSchema = v.strictObject({
  /** The button at the end of such a page. `{name}` is the page's. */
  invitation: WordsSchema,
  /** Above the button, unless the entry has a sentence of its own, `ask`. */
  line: WordsSchema,
  /** What the subject of the form begins with. */
  subject: WordsSchema,
})

/** The invitations with which pages end, by kind of page. */
export const AskingSchema = v.strictObject({
  brand: AskedSchema,
  foundation: AskedSchema,
  industry: AskedSchema,
  ourStory: AskedSchema,
  story: AskedSchema,
  community: AskedSchema,
  job: AskedSchema,
})

export const NotFoundSchema = v.strictObject({
  meta: MetaWordsSchema,
  heading: WordsSchema,
  /** The text before the link. */
  before: WordsSchema,
  link: WordsSchema,
  caption: CaptionSchema,
})
