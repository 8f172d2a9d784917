import * as v from 'valibot'
import { paths } from '../../paths.ts'
import { brands } from './brands/all.ts'
import { facts } from './brands/facts.ts'
import { places } from './places.ts'
import { HomeSchema } from './schemas/home-schema.ts'
import { capitalized, spelledOut } from './spelled-out.ts'
import { story } from './story.ts'

export const home = v.parse(HomeSchema, {
  hero: {
    heading: 'Stories keep places alive',
    lead: 'We are a family of companies in Gibsons, BC, at work for tourism, arts, culture and heritage across Canada and beyond.',
    action: { text: 'Learn More', context: 'about our community', href: paths.ourCommunity },
    caption: 'Plate 1 · Howe Sound, first sailing',
  },
  network: {
    label: 'A growing network',
    heading: `${capitalized(spelledOut(brands.length))} brands, and how they help each other`,
    paragraphs: [
      'One client’s film led to a book, the book to a website and the website to a course. Each kind of work became a brand with a crew of its own, and they still lend each other people.',
    ],
    action: { text: 'View Brands', href: paths.domain('main') },
  },
  vision: {
    label: 'Our vision',
    heading: story.vision.heading,
    paragraphs: [
      'Some valleys have more history than visitors. Some festivals have a fairground and no stage. We bring the studio, the software and the bookkeeper, and the people who live there do the telling.',
    ],
    action: { text: 'Read our story', href: paths.ourStory },
    caption: 'Plate 2 · The high camp, midnight',
  },
  givesBack: {
    label: 'Forager gives back',
    figure: facts.givingShare,
    heading: 'or more of our revenue keeps old\u00a0buildings standing',
    paragraphs: [
      `Our brands give at least ${facts.givingShare} of their revenue to charitable causes through Forager Foundation. It pays for small repairs to public buildings and manages ${facts.site}, where our agreement lasts until at least ${facts.agreementUntil}.`,
    ],
    action: { text: 'Meet the foundation', href: paths.brand('fnd') },
    caption: `Plate 3 · ${facts.site}, lamp lit`,
  },
  news: {
    label: 'Newsroom',
    heading: 'Lately, from the coast',
    paragraphs: ['What our brands and the foundation have made, opened and learned.'],
    action: { text: 'See More', context: 'news from the coast', href: paths.newsroom },
  },
  reach: {
    label: 'Global reach',
    heading: 'Made in Gibsons, asked for elsewhere',
    paragraphs: [
      'Most of our clients are on this coast. Those farther away usually found us through something they had visited, read or borrowed, and wanted one of their own.',
    ],
    places,
  },
})
