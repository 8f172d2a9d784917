import type { Reason } from '../../contactmails/contact-reasons.ts'
import type { FindTopic, Topic } from '../../contactmails/topic.ts'
import { paths } from '../../paths.ts'
import { allBrands, foundation } from '../content/brands.ts'
import { asking, community, company, lists, story } from '../content/content.ts'
import { domains } from '../content/domains.ts'
import { news } from '../content/news.ts'
import { type Dated, isShown } from './shown.ts'

/** A page that ends with an invitation to ask: its words, and what the form is filled with. */
export type Asked = Topic & Record<'invitation' | 'line' | 'subject', string> & { reason: Reason; entry: Dated }

const reasonOf: Record<keyof typeof asking, Reason> = {
  brand: 'Service Enquiry',
  foundation: 'Consultation & Advisory',
  industry: 'Consultation & Advisory',
  ourStory: 'Other',
  story: 'Media Enquiry',
  community: 'Partnership Enquiry',
  job: 'Other',
}

const asked = (
  about: string,
  topic: string,
  kind: keyof typeof asking,
  { ask, ...entry }: Dated & { ask?: string } = {},
) => {
  const { invitation, line, subject } = asking[kind]
  const named = (text: string) => text.replace('{name}', topic)
  const words = { invitation: named(invitation), line: ask ?? line, subject: named(subject) }
  return { about, topic, reason: reasonOf[kind], ...words, entry } satisfies Asked
}

const readTopics = (): Asked[] => [
  ...allBrands.map((brand) =>
    asked(paths.brand(brand.slug), brand.name, brand === foundation ? 'foundation' : 'brand', brand),
  ),
  ...domains.map((domain) => asked(paths.domain(domain.slug), domain.name, 'industry', domain)),
  asked(paths.ourStory, story.opening.label, 'ourStory'),
  asked(paths.ourCommunity, community.program.label, 'community'),
  ...news
    .filter(({ hasLink }) => hasLink)
    .map((article) => asked(paths.article(article.slug), article.heading, 'story', article)),
  ...lists.jobs.map((job) => asked(paths.job(job.slug), job.title, 'job', job)),
]

/** All pages that one can ask about, those to come and gone included. */
export const topics = readTopics()

/** Read at each call: the page may be a draft. */
export const topicOf = (path: string) => readTopics().find(({ about }) => about === path)

export const topicAt = (about = '', now = new Date()) => {
  const topic = topicOf(about)
  return topic && isShown(topic.entry, now) ? topic : undefined
}

export const topicNames = (now = new Date()): Topic[] =>
  topics.filter(({ entry }) => isShown(entry, now)).map(({ about, topic }) => ({ about, topic }))

/** Knows what is gone too, since its form may still be open, but nothing that is to come. */
export const findTopic: FindTopic = (path) => {
  const found = topicOf(path)
  if (!found || !isShown({ ...found.entry, lastDay: undefined }, new Date())) return
  const { about, topic } = found
  return { about, topic, url: company.origin + about }
}
