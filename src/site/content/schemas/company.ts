import * as v from 'valibot'
import {
  hourOf,
  LatitudeSchema,
  LongitudeSchema,
  MonthSchema,
  months,
  TimeSchema,
  WeekdaySchema,
  YearSchema,
} from './when-and-where.ts'
import { hinted, OptionalWebsiteSchema, WordsSchema } from './words.ts'

export const CompanySchema = v.strictObject({
  name: v.pipe(WordsSchema, v.maxLength(20), v.description('The trading name.')),
  /** The holding company in plain words. */
  holding: WordsSchema,
  legalName: hinted('Named in the copyright line.'),
  /** Scheme and host of the published site, without a trailing slash. */
  origin: v.pipe(
    v.string(),
    v.regex(/^https:\/\/[a-z\d]+([.-]+[a-z\d]+)*$/, 'must be https:// and the name of the site, with nothing after it'),
  ),
  founded: YearSchema,
  about: hinted('The paragraph in the footer.'),
  socialLinks: v.array(
    v.strictObject({
      name: WordsSchema,
      href: v.optional(
        v.pipe(
          OptionalWebsiteSchema,
          v.description('Leave it empty until the account exists. The link is not shown until then.'),
        ),
        '',
      ),
      icon: v.picklist(['linkedin', 'instagram', 'facebook', 'youtube']),
    }),
  ),
})

/** Figures that several pages state: `{givingShare}` in any text stands for the one of that name. */
export const FactsSchema = v.pipe(
  v.strictObject({
    givingShare: hinted('The minimum share of revenue given to charitable causes.'),
    /** The foundation manages its site at least until this year. */
    agreementUntil: YearSchema,
    site: WordsSchema,
    siteBuilt: YearSchema,
    siteLatitude: LatitudeSchema,
    siteLongitude: LongitudeSchema,
    trailheadLatitude: LatitudeSchema,
    trailheadLongitude: LongitudeSchema,
    siteTown: WordsSchema,
    siteTrail: hinted('How far it is on foot from the nearest road.'),
    /** The season, its days of the week, and the hours of a day. */
    siteFirstMonth: MonthSchema,
    siteLastMonth: MonthSchema,
    siteFirstDay: WeekdaySchema,
    siteLastDay: WeekdaySchema,
    siteOpens: TimeSchema,
    siteCloses: TimeSchema,
    siteAdmission: WordsSchema,
    lampDay: v.pipe(WeekdaySchema, v.description('The lamp is lit on the first such day of each month of the season.')),
    lampFrom: TimeSchema,
    lampUntil: TimeSchema,
    partnershipFee: hinted('Per year, for for-profit organizations.'),
    vision: WordsSchema,
  }),
  v.check(
    ({ siteFirstMonth, siteLastMonth }) => months.indexOf(siteFirstMonth) <= months.indexOf(siteLastMonth),
    'the season must not end (“Last month of the season”) before it begins (“First month of the season”)',
  ),
  v.check(
    ({ siteOpens, siteCloses }) => hourOf(siteOpens) < hourOf(siteCloses),
    'the station must not close (“Site closes”) before it opens (“Site opens”)',
  ),
  v.check(
    ({ lampFrom, lampUntil }) => hourOf(lampFrom) < hourOf(lampUntil),
    'the lamp must be put out (“Lamp until”) after it is lit (“Lamp from”), and before midnight',
  ),
)
