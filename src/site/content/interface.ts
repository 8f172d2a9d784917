import { company } from './content.ts'
import { parseLabels } from './parse-labels.ts'

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

export const logoWallWords = parseLabels({ more: 'View More', less: 'View Less' })

export const teamModalWords = parseLabels({ open: 'Read the story', close: 'Close' })

export const bannerWords = parseLabels({
  loading: 'Loading...',
  success: 'Success:',
  error: 'Error:',
  dismiss: 'Dismiss',
})

export const contactFormTitles = parseLabels({ contact: 'Send us a message', partnership: 'Become A Partner' })

/** The messages for wrong fields stand in the schema of contactmails, which browser and Worker share. */
export const contactFormWords = {
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
    replyBy: 'We reply by {day}, Pacific time.',
    success: 'Mail sent successfully. Thank you!',
    reference: 'Reference {reference}',
    next: 'Someone in Gibsons is going to read your message and write to the address you gave. If you call before that, tell us the reference.',
    again: 'Send another message',
    /** Label of the hidden field that catches bots. */
    honeypot: 'Leave this field empty',
  }),
  banner: bannerWords,
}

/** Of a form that is about a page of the site. */
export const topicWords = parseLabels({ about: 'About', back: 'Back to {topic}' })

export const footerWords = parseLabels({
  landmark: 'Footer',
  explore: 'Explore',
  contact: 'Contact',
})

/** @param year From the request, because a Worker's clock stands at 1970 while its modules load */
export const copyrightLine = (year: number) => `© ${company.founded}–${year} ${company.legalName} All rights reserved.`
