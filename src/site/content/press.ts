import { paths } from '../../paths.ts'
import { brands, foundation } from './brands.ts'
import { community, company, contact, contactInfo, home, newsroom, press, salalPoint, story, team } from './content.ts'
import { partnersOf } from './partners.ts'
import type { PrintPlate } from './schemas/pages/press.ts'

/** Who we are in 25, 50 and 100 words. */
export const boilerplate = () =>
  press.boilerplate.texts.map((text) => text.replaceAll('{founded}', String(company.founded)))

/** Terms and details, each from the content that other pages show. */
export const pressFacts = () => {
  const { facts: words } = press
  const lead = team.find(({ position }) => position.includes(words.lead))
  return [
    { term: words.founded, detail: String(company.founded) },
    { term: words.legalName, detail: company.legalName },
    { term: words.office, detail: `${contactInfo.city}, ${contactInfo.province}, ${contactInfo.country}` },
    ...(lead ? [{ term: words.lead, detail: lead.title }] : []),
    { term: words.brands, detail: brands.map(({ name }) => name).join(', ') },
    { term: words.foundation, detail: foundation.name },
    { term: words.partners, detail: String(partnersOf('non-profit').length) },
    { term: words.giving, detail: words.givingDetail },
    { term: words.site, detail: words.siteDetail },
  ]
}

const captions: Record<PrintPlate, string> = {
  home: home.hero.caption,
  vision: home.vision.caption,
  'gives-back': home.givesBack.caption,
  'our-story': story.opening.caption,
  'our-community': community.opening.caption,
  newsroom: newsroom.opening.caption,
  contact: contact.opening.caption,
  'salal-point': salalPoint.opening.caption,
}

/** What is offered in print size: drawings only. */
export const printPictures = [
  ...press.prints.plates.map((name) => ({ folder: 'plates' as const, name, caption: captions[name] })),
  ...team.flatMap(({ slug, title, position, photograph }) =>
    photograph ? [] : { folder: 'portraits' as const, name: slug, caption: `${title}, ${position}` },
  ),
]

/** The text file of the archive. */
export const pressTexts = () => [
  ...boilerplate(),
  pressFacts()
    .map(({ term, detail }) => `${term}: ${detail}`)
    .join('\n'),
  `${press.answers.label}: ${pressPerson().name}, ${pressPerson().position}, ${contactInfo.phone}`,
  ...press.logos.paragraphs,
  `${press.prints.heading}: ${company.origin}${paths.press}`,
]

/** Who answers journalists. */
export const pressPerson = () => {
  const person = team.find(({ slug }) => slug === press.person)
  return { name: person?.title ?? '', position: person?.position ?? '' }
}

export const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${Math.round(bytes / 1000)}\u00a0KB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`
