import * as v from 'valibot'
import { brandSlugs } from '../schemas/brand.ts'
import { type Domain, DomainSchema, type DomainSlug, domainSlugs } from '../schemas/domain.ts'

const DomainsSchema = v.pipe(
  v.array(DomainSchema),
  v.check((domains) => domains.map(({ slug }) => slug).join() === domainSlugs.join(), 'one domain a slug, in order'),
)

/** The industries, led by `main`, which holds them all. */
export const domains = v.parse(DomainsSchema, [
  {
    slug: 'main',
    heading: 'Nine brands and a foundation, one front door',
    name: 'All brands',
    description:
      'Each brand has its own crew, clients and website. They share an office in Gibsons, a bookkeeper and the habit of lending each other people, so you can hire one of them or brief us once.',
    summary:
      'All nine Forager brands and the Forager Foundation: film, books, stages, software, mixed reality, lessons, travel and bookkeeping.',
    keywords: ['Forager brands', 'tourism companies', 'arts and culture', 'heritage services'],
    brands: brandSlugs,
  },
  {
    slug: 'accounting',
    heading: 'Ledgers that survive a funder’s review',
    name: 'Accounting',
    description:
      'Most societies lose their treasurer before they lose their roof. We keep the books, run the payroll and write the grant reports, and hand your board two pages a month that it can read.',
    summary:
      'Bookkeeping, payroll and grant reporting from the Forager network for arts groups, museums, festivals and tourism operators.',
    keywords: ['non-profit accounting', 'grant reporting', 'bookkeeping', 'arts payroll'],
    brands: ['ffs'],
  },
  {
    slug: 'creative',
    heading: 'Stories on film, on stage and on paper',
    name: 'Creative',
    description:
      'A story told by someone who was there can be a film, a festival or a book that fits in a coat pocket. We help you choose, make it with a small crew, and leave the recordings with you.',
    summary:
      'Documentary film, radio, festivals, guidebooks and exhibition catalogues from the three creative brands of the Forager network.',
    keywords: ['documentary film', 'festival production', 'guidebooks', 'exhibition catalogues'],
    brands: ['fmg', 'fpd', 'fpb'],
  },
  {
    slug: 'education',
    heading: 'Lessons for the guide and the grade 5 class',
    name: 'Education',
    description:
      'We train the people who greet visitors and handle collections, and we take school classes to places they have only read about, by trail when they are near and by headset when they are not.',
    summary:
      'Evening courses for guides and museum staff, field days for schools and 360-degree lessons for classrooms in British Columbia.',
    keywords: ['museum training', 'guide courses', 'school field trips', 'BC curriculum'],
    brands: ['fed', 'vrc'],
  },
  {
    slug: 'mixed-reality',
    heading: 'Buildings you can enter from anywhere',
    name: 'Mixed reality',
    description:
      'We scan a place as it stands, then open the scan to visitors, students and the people who will repair it. The measurements are yours, in open formats, before we build anything on them.',
    summary:
      'Heritage scanning, headset exhibits, live virtual visits and classroom field trips from the mixed reality brands of Forager.',
    keywords: ['mixed reality', 'heritage scanning', 'virtual tourism', 'classroom headsets'],
    brands: ['fvi', 'vrv', 'vrc'],
  },
  {
    slug: 'technology',
    heading: 'Tools that work on two bars of signal',
    name: 'Technology',
    description:
      'Websites, tills, catalogues and apps for places where one person does everything and the connection drops when the ferry is in. A volunteer can learn them in an afternoon.',
    summary:
      'Websites, ticketing, collection databases, scans and apps for museums, festivals and visitor centres with a handful of staff.',
    keywords: ['museum software', 'ticketing', 'collection databases', 'heritage scanning'],
    brands: ['fdi', 'fvi'],
  },
  {
    slug: 'travel-&-tourism',
    heading: 'Visits that begin before the ferry does',
    name: 'Travel and tourism',
    description:
      'Travellers who have met a guide on a screen or heard a skipper on the radio arrive knowing whom to ask for. We make the film, the virtual visit and the map they carry off the boat.',
    summary:
      'Virtual visits with live guides, destination films and travel stories for visitor bureaus, museums and tourism operators.',
    keywords: ['virtual tourism', 'destination film', 'visitor bureaus', 'live virtual tours'],
    brands: ['vrv', 'fmg'],
  },
])

export const domainBySlug = (slug: DomainSlug) => domains.find((domain) => domain.slug === slug) as Domain

/** The six industries, without `main`. */
export const industries = domains.filter(
  (domain): domain is Domain & { slug: Exclude<DomainSlug, 'main'> } => domain.slug !== 'main',
)
