import * as v from 'valibot'
import { paths } from '../../../paths.ts'
import { PhotographSchema } from './photograph.ts'
import { type ProseBlocks, ProseSchema, textsOf } from './prose.ts'
import { KeywordsSchema, SlugSchema, SummarySchema, slugOf, WordsSchema } from './words.ts'

const notADay = 'must be a day that exists, from the year 2000 to 2099'

/** An existing day as dd/mm/yyyy. */
export const DaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be a day like 31/12/2026'),
  v.check(isDay, notADay),
)

/** A day and minute on the office's clock, as dd/mm/yyyy hh:mm. */
export const OfficeMomentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{2}\/\d{2}\/\d{4} ([01]\d|2[0-3]):[0-5]\d$/, 'must be a day and time like 31/12/2026 09:30'),
  v.check(isDay, notADay),
)

function isDay(text: string) {
  const [day, month, year] = text.split(/\D/).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  // Whoever types 26 for 2026 writes 0026.
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 && year >= 2000 && year < 2100
}

export const NewsItemSchema = v.pipe(
  v.strictObject({
    slug: SlugSchema,
    heading: v.pipe(
      WordsSchema,
      v.maxLength(50),
      v.regex(/^[^\s<>{}[\]\\]+( [^\s<>{}[\]\\]+)*$/, 'may have single spaces only, and none of < > { } [ ] \\'),
      v.description('Its letters and digits make the address of the story, so they cannot change later.'),
    ),
    subheading: WordsSchema,
    date: v.pipe(DaySchema, v.description('The day on which it appears. Until then nobody finds it.')),
    appears: v.exactOptional(
      v.pipe(
        OfficeMomentSchema,
        v.description('The hour, on the same day. If this is empty, it appears as the day begins.'),
      ),
    ),
    author: WordsSchema,
    bio: v.pipe(WordsSchema, v.description('One sentence about the author.')),
    place: v.pipe(WordsSchema, v.description('Where the picture was taken or drawn.')),
    summary: SummarySchema,
    keywords: KeywordsSchema,
    description: v.pipe(ProseSchema, v.description('A story with a page needs five paragraphs or more.')),
    about: v.optional(
      v.pipe(
        v.array(v.strictObject({ entity: WordsSchema, description: WordsSchema })),
        v.description('Whom the story is about. A story with a page needs at least one.'),
      ),
      [],
    ),
    hasLink: v.pipe(
      v.boolean(),
      v.title('Has a page'),
      v.description('Tick this to give it a page of its own. Without one, its card shows the full text.'),
    ),
    hasVisual: v.pipe(v.boolean(), v.title('Shows its picture')),
    plate: v.exactOptional(
      v.pipe(
        v.string(),
        v.regex(/^news(-[a-z\d]+)+$/, 'must be the name of a drawing made for stories, such as news-glacier'),
        v.description('The name of a drawing, such as news-glacier.'),
      ),
    ),
    photograph: v.exactOptional(v.pipe(PhotographSchema, v.description('Replaces the plate.'))),
  }),
  v.check(
    ({ hasLink, description, about }) => !hasLink || (textsOf(description).length >= 5 && about.length >= 1),
    'a story with a page needs five paragraphs or more, and whom it is about',
  ),
  v.check(
    ({ date, appears = date }) => appears.startsWith(date),
    'the date must be the day on which it appears (“Appears”)',
  ),
  v.check(
    ({ hasVisual, plate, photograph }) => !hasVisual || Boolean(plate) !== Boolean(photograph),
    'if it shows its picture, it must have either a plate or a photograph',
  ),
  v.check(
    ({ slug, heading }) => slug === slugOf(heading),
    'the heading makes the address (the name of the file): it cannot change later, nor be another story’s',
  ),
  v.check(({ slug }) => paths.article(slug) !== paths.press, 'the press kit has this address: choose another heading'),
  v.transform((item) => ({ ...item, readTime: readTime(item) })),
)
export type NewsItem = v.InferOutput<typeof NewsItemSchema>

const wordsPerMinute = 200

export function readTime({ description }: { description: ProseBlocks }): string {
  const words = textsOf(description).join(' ').split(/\s+/).length
  return `${Math.ceil(words / wordsPerMinute)} minute read!`
}
