import * as v from 'valibot'
import { paths } from '../paths.ts'
import { HomeSchema } from '../schemas/home.ts'
import { facts } from './facts.ts'
import { places } from './places.ts'
import { story } from './story.ts'

export const home = v.parse(HomeSchema, {
  hero: {
    heading: 'Stories keep places alive',
    lead: 'We are a family of companies from Gibsons, BC, working with the people who look after tourism, arts, culture and heritage.',
    action: { text: 'Learn More', context: 'about our community', href: paths.ourCommunity },
    caption: 'Plate 1 · Howe Sound, first sailing',
  },
  network: {
    label: 'A growing network',
    heading: 'Nine brands, one coast of origin',
    paragraphs: [
      'Each began because a client asked for one more thing: a book after the film, a ledger after the grant, a headset for the class that could not come.',
    ],
    action: { text: 'View Brands', href: paths.domain('main') },
  },
  vision: {
    label: 'Our vision',
    heading: story.vision.heading,
    paragraphs: [
      'Museums with one curator. Festivals on a fairground. Valleys with more history than visitors. We lend them studios, classrooms, software and a bookkeeper, and leave the telling to them.',
    ],
    action: { text: 'Read our story', href: paths.ourStory },
    caption: 'Plate 2 · The high camp, midnight',
  },
  givesBack: {
    label: 'Forager gives back',
    figure: facts.givingShare,
    heading: 'of every dollar, at\u00a0the\u00a0least, goes to keeping heritage standing',
    paragraphs: [
      `At least ${facts.givingShare} of the network’s revenue goes to charitable causes through Forager Foundation. It pays for small repairs to public buildings and looks after ${facts.site}, under an agreement that runs until at least ${facts.agreementUntil}.`,
    ],
    action: { text: 'Meet the foundation', href: paths.brand('fnd') },
    caption: `Plate 3 · ${facts.site}, lamp lit`,
  },
  news: {
    label: 'Newsroom',
    heading: 'Lately, from the coast',
    paragraphs: ['What our brands have made, opened and learned this season.'],
    action: { text: 'See More', context: 'news from the coast', href: paths.newsroom },
  },
  reach: {
    label: 'Global reach',
    heading: 'From Gibsons to the world, and back for dinner',
    paragraphs: [
      'Most of our work is within a day’s ferry ride. The rest reaches us through people who visited, read or borrowed something and asked for the same at home.',
    ],
    places,
  },
})
