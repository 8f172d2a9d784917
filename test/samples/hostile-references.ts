import { entry, type HostileEntry } from './hostile-entries.ts'

const division = (slug: string) => ({ slug, description: 'A part of it.' })

/** What is not there, and what points to itself. */
export const hostileReferences: HostileEntry[] = [
  entry('a plate that nobody has drawn', 'news', { plate: 'news-nothing' }),
  entry('a photograph that is not there', 'news', {
    plate: undefined,
    photograph: { file: 'none.jpg', alt: 'A boat' },
  }),
  entry('a photograph without words', 'news', { plate: undefined, photograph: { file: 'none.jpg' } }),
  entry('a portrait that is not there', 'team', { photograph: { file: 'none.jpg' } }),
  entry('a logo that is not there', 'partners', { logo: 'none.svg' }),
  entry('a picture in the text that is not there', 'news', {}, '![A boat](../photographs/none.jpg)'),
  entry('a brand within itself', 'brands', { divisions: [division('fmg')] }),
  entry('a brand within the brand that is within it', 'brands', { divisions: [division('fpd'), division('fvi')] }),
  entry('a division twice', 'brands', { divisions: [division('fpd'), division('fpd')] }),
  entry('a story that links to itself', 'news', {}, '[More](/newsroom/a-lighthouse-keeps-its-lamp)'),
  entry('a name that stands for itself', 'company', { name: '{company}' }),
]
