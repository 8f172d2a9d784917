import { paths } from '../../src/paths.ts'
import { facts } from '../../src/site/content/content.ts'
import { employerName, factsOf, jobs } from '../../src/site/content/jobs.ts'
import { news } from '../../src/site/content/news.ts'
import type { ProseNode } from '../../src/site/content/schemas/prose.ts'
import { findAll } from './html.ts'
import { htmlOf, pagePaths } from './site.ts'

export type Paragraph = { page: string; text: string }

/**
 * Every paragraph that a visitor can read between header and footer, on every page, in the order of the pages. Left out is
 * what stands on several pages on purpose: forms, map links, the teasers of articles, and the facts of jobs.
 */
export const prose = async (): Promise<Paragraph[]> => {
  const ofJobs = jobs.flatMap((job) => {
    const facts = Object.values(factsOf(job)).map(({ text }) => text)
    return [job.summary, `${employerName(job)} · ${facts[0]}`, ...facts]
  })
  const teasers = new Set([...news.map(({ subheading }) => subheading), ...ofJobs])
  const pages = pagePaths.filter((path) => path !== paths.notFound)
  const found = await Promise.all(
    pages.map(async (page) => {
      const html = (await htmlOf(page)).replace(/<form\b.*?<\/form>|<a href="geo:.*?<\/a>/gs, '')
      const inItems = (await findAll(html, 'main li p, main li h2, main li h3')).map(({ text }) => text)
      const found = (await findAll(html, 'main p, main dd, main li')).filter(
        ({ tag, text }) => !(tag === 'li' && inItems.some((part) => text.includes(part))) && !teasers.has(text),
      )
      return found.map(({ text }) => ({ page, text }))
    }),
  )
  return found.flat()
}

/** The words of a text in lower case, without marks. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}$%]+(?:['.,:-][\p{L}\p{N}]+)*/gu) ?? []

/** Every run of so many words of a text. */
export const runsOf = (text: string, length: number): string[] => {
  const words = wordsOf(text)
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

/** Names, which have to be repeated. */
export const properNames = [facts.site, ...news.map(({ heading }) => heading)]

/** Each piece of text in a body, as it stands between two tags. */
export const piecesOf = (nodes: ProseNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? node.trim() : piecesOf(node.children ?? []))).filter(Boolean)
