import * as v from 'valibot'
import { company } from './content.ts'
import { WordsSchema } from './schemas/words.ts'

const LabelsSchema = v.record(v.string(), WordsSchema)

export const menuWords = parseLabels({
  home: 'Home',
  about: 'About',
  ourCommunity: 'Our Community',
  ourFocus: 'Our Focus',
  ourTeam: 'Our Team',
  ourStory: 'Our Story',
  brands: 'Brands',
  foundation: 'Foundation',
  newsroom: 'Newsroom',
  careers: 'Careers',
  contact: 'Contact',
  /** Accessible name of the navigation. */
  landmark: 'Main',
  /** Accessible name of the drawer's navigation, which lists every page. */
  pages: 'All pages',
  open: 'Menu',
  close: 'Close menu',
  skip: 'Skip to content',
})

export const carouselWords = parseLabels({
  role: 'carousel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
})

export const logoGridWords = parseLabels({ more: 'View More', less: 'View Less' })

export const teamModalWords = parseLabels({ open: 'Read the story', close: 'Close' })

export const contactFormTitles = parseLabels({ contact: 'Send us a message', partnership: 'Become A Partner' })

export const footerWords = parseLabels({
  landmark: 'Footer',
  explore: 'Explore',
  contact: 'Contact',
})

/** @param year From the request, because a Worker's clock stands at 1970 while its modules load */
export const copyrightLine = (year: number) => `© ${company.founded}–${year} ${company.legalName} All rights reserved.`

/** Checks that no label is empty. Unlike parsing with the schema, it keeps the type of the keys. @throws ValiError */
export function parseLabels<Labels extends Record<string, string>>(labels: Labels) {
  v.parse(LabelsSchema, labels)
  return labels
}
