import * as v from 'valibot'
import { BrandSlugSchema } from './brand.ts'
import { DaySchema } from './news-item.ts'
import { ProseSchema } from './prose.ts'
import { SlugSchema, SummarySchema, WordsSchema } from './words.ts'

const AmountSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(1_000_000))

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']

export const JobSchema = v.pipe(
  v.strictObject({
    slug: SlugSchema,
    title: v.pipe(WordsSchema, v.maxLength(50)),
    summary: SummarySchema,
    /** None for a job at the holding company. */
    brand: v.exactOptional(BrandSlugSchema),
    place: v.pipe(
      WordsSchema,
      v.regex(new RegExp(`^[^,]+, (${provinces.join('|')})$`), 'must be a town and its province, like “Gibsons, BC”'),
      v.description('A town and its province, like “Gibsons, BC”.'),
    ),
    remote: v.optional(v.pipe(v.boolean(), v.description('It can be done from anywhere in Canada.')), false),
    employment: v.picklist(['full-time', 'part-time', 'temporary']),
    hours: v.pipe(WordsSchema, v.description('In words: “Four days a week, 30 hours”.')),
    pay: v.pipe(
      v.strictObject({ from: AmountSchema, to: AmountSchema, per: v.picklist(['hour', 'day', 'month', 'year']) }),
      v.check(({ from, to }) => from <= to, 'must not end (“To”) below where it begins (“From”)'),
      v.description('In Canadian dollars. For a fixed amount, put the same into both fields.'),
    ),
    colleagues: v.pipe(WordsSchema, v.description('Whom you would work with.')),
    description: v.pipe(ProseSchema, v.description('What you would do.')),
    howToApply: WordsSchema,
    posted: v.pipe(DaySchema, v.description('The first day on which it is shown.')),
    lastDay: v.pipe(DaySchema, v.description('The last day on which it is shown.')),
  }),
  v.check(
    ({ posted, lastDay }) => sortable(posted) <= sortable(lastDay),
    'the last day must not be before the first (“Posted”)',
  ),
)
export type Job = v.InferOutput<typeof JobSchema>

const sortable = (day: string) => day.split('/').reverse().join('')
