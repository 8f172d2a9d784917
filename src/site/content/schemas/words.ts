import * as v from 'valibot'
import { paths } from '../../../paths.ts'
import slugs from '../printed/slugs.json' with { type: 'json' }

/** Trimmed text that is not empty. */
export const WordsSchema = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** With a hint for whoever fills in the form. */
export const hinted = (hint: string) => v.pipe(WordsSchema, v.description(hint))

export const isDistinct = (list: unknown[]) => new Set(list).size === list.length

export const areNamesDistinct = (names: string[]) => isDistinct(names.map((name) => name.toLowerCase()))

/** Lower-case letters, digits and single hyphens. An entry's slug is the name of its file. */
export const SlugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'may have lower-case letters, digits and single hyphens only'),
)

/** A text as part of an address: "Gibsons’ Café" becomes "gibsons-cafe". */
export function slugOf(text: string) {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’\u02bc]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const OrderSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('Where it stands in its list: the lowest number comes first.'),
)

export const SummarySchema = v.pipe(
  WordsSchema,
  v.minLength(50),
  v.maxLength(160),
  v.description('For search engines: what the page says, in a sentence or two.'),
)

export const KeywordsSchema = v.pipe(
  v.array(WordsSchema),
  v.minLength(3),
  v.description('For search engines: three or more.'),
)

/** In characters. */
export const titleLimit = 60

/** What search engines and the tab say of a page. */
export const MetaWordsSchema = v.strictObject({
  title: v.pipe(WordsSchema, v.minLength(5), v.maxLength(titleLimit)),
  summary: SummarySchema,
  keywords: KeywordsSchema,
})
export type MetaWords = v.InferOutput<typeof MetaWordsSchema>

/** An address on another website. */
export const WebsiteSchema = addressSchema(/^https:\/\/./, isWebsite, 'must be an address that begins with https://')

export const OptionalWebsiteSchema = addressSchema(
  /^(https:\/\/.|$)/,
  (href) => !href || isWebsite(href),
  'must be empty or begin with https://',
)

/** A page of this site or an address on another website. */
export const LinkSchema = addressSchema(
  /^(\/|https:\/\/)/,
  (href) => isPage(href) || isWebsite(href),
  'must be a page of this site or begin with https://',
)

/** The editor knows the pattern only. */
function addressSchema(begins: RegExp, isRight: (href: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.regex(begins, message),
    v.check((href) => !begins.test(href) || isRight(href), message),
  )
}

/** Pages that one can ask about. */
const asked = [
  ...[paths.ourStory, paths.ourCommunity],
  ...Object.keys(slugs.brands).map(paths.brand),
  ...Object.keys(slugs.domains).map(paths.domain),
  ...slugs.articles.map(paths.article),
]

const pages = new Set<string>([
  ...[paths.home, paths.ourFocus, paths.ourTeam, paths.newsroom, paths.careers, paths.contact, paths.privacy],
  ...[paths.press, paths.salalPoint, ...asked, ...asked.map(paths.ask)],
])

function isPage(href: string) {
  return pages.has(href.replace(/#[\w-]+$/, ''))
}

/** Whether a link in a body of Markdown may lead there. */
export function isSafeLink(href: string) {
  return isPage(href) || isWebsite(href) || /^(mailto:[\w.+-]+@[\w.-]+|tel:\+\d+)$/.test(href)
}

/** An address with a name before its host, as in `https://bank.example@elsewhere.example/`, would deceive. */
function isWebsite(href: string) {
  if (!/^https:\/\/[^\s\\]+$/.test(href) || !URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return !username && !password
}
