import { parseLabels } from '../schemas/labels.ts'
import { company } from './company.ts'

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
  /** The navigation's name, for those who do not see where it is. */
  landmark: 'Main',
  /** The same of the navigation in the drawer, which has every page in one list. */
  pages: 'All pages',
  open: 'Menu',
  close: 'Close menu',
  skip: 'Skip to content',
})

export const carouselWords = parseLabels({
  role: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
})

/** The name of a slide, e.g. "3 of 9". */
export const slideLabel = (position: number, count: number) => `${position} of ${count}`

export const logoWallWords = parseLabels({ more: 'View More', less: 'View Less' })

export const teamModalWords = parseLabels({ open: 'Read the story', close: 'Close' })

export const sessionWords = parseLabels({ signedInAs: 'Signed in as', messages: 'Messages', signOut: 'Sign out' })

export const bannerWords = parseLabels({
  loading: 'Loading...',
  success: 'Success:',
  error: 'Error:',
  dismiss: 'Dismiss',
})

export const enquiryTitles = parseLabels({ contact: 'Send us a message', partnership: 'Become A Partner' })

/** What is wrong with a field is said by the schema of the mail, on both sides of the wire. */
export const enquiryWords = {
  ...parseLabels({
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    reason: 'Reason',
    placeholder: '-- Please Select One --',
    message: 'Message',
    charactersLeft: 'Characters left: {count}',
    requiredHint: 'An asterisk (*) marks a required field.',
    submit: 'Send message',
    sending: 'Sending...',
    success: 'Mail sent successfully. Thank you!',
    /** Of a field that nobody sees. */
    decoy: 'Leave this field empty',
  }),
  banner: bannerWords,
}

export const footerWords = parseLabels({
  landmark: 'Footer',
  explore: 'Explore',
  contact: 'Contact',
  social: 'Follow us',
})

/** The year comes from the request: a Worker's clock stands at 1970 while its modules load. */
export const copyrightLine = (year: number) => `© ${company.founded}–${year} ${company.legalName} All rights reserved.`
