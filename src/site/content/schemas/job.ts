import * as v from 'valibot'
import { BrandSlugSchema } from './brand.ts'
import { DaySchema } from './news-item.ts'
import { ProseSchema } from './prose.ts'
import { SlugSchema, SummarySchema, WordsSchema } from './words.ts'

const AmountSchema = v.pipe(v.number(), v.minValue(1))

export const JobSchema = v.strictObject({
  slug: SlugSchema,
  title: v.pipe(WordsSchema, v.maxLength(80)),
  summary: SummarySchema,
  /** None for a job at the holding company. */
  brand: v.exactOptional(BrandSlugSchema),
  place: WordsSchema,
  /** As told: "Four days a week, 30 hours". */
  hours: WordsSchema,
  /** In Canadian dollars. */
  pay: v.pipe(
    v.strictObject({ from: AmountSchema, to: AmountSchema, per: v.picklist(['hour', 'day', 'month', 'year']) }),
    v.check(({ from, to }) => from <= to, 'must not end below where it begins'),
  ),
  /** Whom you would work with. */
  colleagues: WordsSchema,
  /** What you would do. */
  description: ProseSchema,
  howToApply: WordsSchema,
  lastDay: DaySchema,
})
