import type { MetaWords } from '../content/schemas/words.ts'

/** Tests check that each has a title, a description of 50 to 160 characters, keywords and a preview. */
export type PageMeta = {
  pathname: string
  title: string
  content: string[]
  keywords: string[]
  categories?: string[]
  children?: string[]
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage'
  published?: string
  lastModified?: (now: Date) => string | undefined
  preview: { words: string; plates: string[] }
}

type PageWords = { meta: MetaWords; opening: { heading: string } }

export const metaOf = (pathname: string, { meta, opening }: PageWords, ...plates: string[]): PageMeta => ({
  pathname,
  title: meta.title,
  content: [meta.summary],
  keywords: meta.keywords,
  preview: { words: opening.heading, plates },
})

export const listMeta = (page: number, ...given: Parameters<typeof metaOf>): PageMeta => {
  const meta = metaOf(...given)
  const [name = '', company] = meta.title.split(' | ')
  return page === 1 ? meta : { ...meta, title: `${name}, page ${page} | ${company}`, categories: [name] }
}

export type PrivateMeta = Omit<PageMeta, 'preview'>
