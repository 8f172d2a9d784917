import * as v from 'valibot'
import { CaptionSchema, FactSchema, PassageSchema, PlatePassageSchema } from '../passage.ts'
import { hinted, MetaWordsSchema, WordsSchema } from '../words.ts'

const JobWordsSchema = v.strictObject({
  place: WordsSchema,
  hours: WordsSchema,
  pay: WordsSchema,
  colleagues: WordsSchema,
  lastDay: WordsSchema,
  remote: hinted('After the place of a job that can be done from anywhere.'),
  employment: v.strictObject({ 'full-time': WordsSchema, 'part-time': WordsSchema, temporary: WordsSchema }),
  /** Between the ends of the pay range, and before what it is paid for. */
  to: WordsSchema,
  per: v.strictObject({ hour: WordsSchema, day: WordsSchema, month: WordsSchema, year: WordsSchema }),
  work: hinted('Above what you would do.'),
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
  job: v.pipe(JobWordsSchema, v.description('The words on the card and the page of every job.')),
  hiring: PassageSchema,
  emptyState: WordsSchema,
  emptyStateHint: PassageSchema,
})

export const NewsroomSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  readArticle: hinted('The link on a card.'),
  by: hinted('Before an author’s name.'),
  about: hinted('Above the list of people and organizations in a story.'),
  share: WordsSchema,
  press: hinted('The link to the press kit.'),
  back: WordsSchema,
  next: hinted('Above the next story.'),
  /** The links between pages of the list, and what is said before a page's number. */
  newer: WordsSchema,
  older: WordsSchema,
  page: WordsSchema,
  feed: hinted('The title in a feed reader.'),
})

export const OurTeamSchema = v.strictObject({ meta: MetaWordsSchema, opening: PassageSchema, careers: PassageSchema })

const MethodSchema = v.strictObject({ title: WordsSchema, description: WordsSchema })

export const ContactPageSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  /** Above the list of contact methods. */
  methodsHeading: WordsSchema,
  methods: v.strictObject({ address: MethodSchema, phone: MethodSchema, email: MethodSchema, sales: MethodSchema }),
  messaging: hinted('The link to the messaging app.'),
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
    card: hinted('The link to our contact card (vCard).'),
  }),
})

const AskedSchema = v.strictObject({
  invitation: hinted('The words on the button. {name} stands for the name of the page.'),
  line: hinted('Above the button, unless the entry has its own. If several pages show it: six words at most.'),
  subject: hinted('What the subject of the message begins with.'),
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
  before: hinted('The text before the link.'),
  link: WordsSchema,
  caption: CaptionSchema,
})
