/**
 * What docs/specification.md prescribes word for word. Other tests take words, names and figures from the content, so
 * when the company changes one of them, such as the fee, this is the only test to change.
 */
import { expect, it } from 'vitest'
import { requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { formWords } from '../../../src/contactmails/form/form-words.ts'
import { allBrands } from '../../../src/site/content/brands.ts'
import {
  brandPages,
  careers,
  community,
  company,
  facts,
  foundationPage,
  home,
  notFound,
  sectors,
  values,
} from '../../../src/site/content/content.ts'
import { domains } from '../../../src/site/content/domains.ts'
import { contactFormTitles } from '../../../src/site/content/interface.ts'
import { news } from '../../../src/site/content/news.ts'
import { partnersOf } from '../../../src/site/content/partners.ts'
import { bannerWords } from '../../../src/ui/form/banner.tsx'

it.each([
  [requiredFieldsMessage, 'Fields marked with an * are required!'],
  [formWords.success, 'Mail sent successfully. Thank you!'],
  [formWords.placeholder, '-- Please Select One --'],
  [contactFormTitles.partnership, 'Become A Partner'],
  [bannerWords.loading, 'Loading...'],
  [bannerWords.success, 'Success:'],
  [bannerWords.error, 'Error:'],
  [notFound.heading, 'Page Not Found (404)'],
  [
    `${notFound.before} ${notFound.link}`,
    'It looks like this page has moved somewhere else. come back to the homepage',
  ],
  [brandPages.viewBrands, 'View Brands'],
  [home.hero.action.text, 'Learn More'],
  [home.news.action?.text, 'See More'],
  [careers.emptyState, 'No positions available'],
  [facts.partnershipFee, '$150'],
  [facts.givingShare, '1%'],
  [String(facts.agreementUntil), '2028'],
])('says %j', (words, specified) => {
  expect(words).toBe(specified)
})

it('has the ten brands', () => {
  expect(Object.fromEntries(allBrands.map(({ slug, name }) => [slug, name]))).toMatchObject({
    fmg: 'Forager Media Group',
    fdi: 'Forager Digital',
    fvi: 'Forager Virtual',
    fpd: 'Forager Productions',
    fpb: 'Forager Publishing',
    fed: 'Forager Education',
    ffs: 'Forager Financial Services',
    vrc: 'VR Classroom BC',
    vrv: 'VR Voyage',
    fnd: 'Forager Foundation',
  })
})

it('has the seven domains, with these brands among theirs', () => {
  expect(domains).toHaveLength(7)
  const brands = Object.fromEntries(domains.map((domain) => [domain.slug, domain.brands]))
  expect(brands).toMatchObject({
    main: expect.arrayContaining(allBrands.map(({ slug }) => slug)),
    accounting: expect.arrayContaining(['ffs']),
    creative: expect.arrayContaining(['fmg', 'fpd', 'fpb']),
    education: expect.arrayContaining(['fed', 'vrc']),
    'mixed-reality': expect.arrayContaining(['fvi', 'vrv', 'vrc']),
    technology: expect.arrayContaining(['fdi', 'fvi']),
    'travel-&-tourism': expect.arrayContaining(['vrv', 'fmg']),
  })
})

it('has as many non-profit partners as specified', () => {
  expect(partnersOf('non-profit')).toHaveLength(40)
})

it('has the article', () => {
  expect(news.find(({ slug }) => slug === 'the-vr-voyage-is-a-finalist')).toMatchObject({ hasLink: true })
})

it('says until when the foundation manages its site', () => {
  expect(foundationPage.domain.heading + foundationPage.domain.description).toContain(String(facts.agreementUntil))
})

it('asks non-profits for nothing', () => {
  expect(community.program.tiers.find(({ name }) => /^non-profit/i.test(name))?.price).toBe('Free')
})

it('has four sectors and five values', () => {
  expect(sectors.map(({ slug }) => slug)).toEqual(['tourism', 'arts', 'culture', 'heritage'])
  expect(values).toHaveLength(5)
})

it('has one social link with an address: the professional network', () => {
  expect(company.socialLinks.filter(({ href }) => href).map(({ icon }) => icon)).toEqual(['linkedin'])
})
