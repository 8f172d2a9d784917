import * as v from 'valibot'
import { brands } from './brands/all.ts'
import { brandSlugs } from './schemas/brand-schema.ts'
import { type Domain, DomainSchema, type DomainSlug, domainSlugs } from './schemas/domain-schema.ts'
import { capitalized, spelledOut } from './spelled-out.ts'

const DomainsSchema = v.pipe(
  v.array(DomainSchema),
  v.check((domains) => domains.map(({ slug }) => slug).join() === domainSlugs.join(), 'one domain a slug, in order'),
)

const count = spelledOut(brands.length)

/** The industries. The first, `main`, holds all brands. */
export const domains = v.parse(DomainsSchema, [
  {
    slug: 'main',
    heading: `${capitalized(count)} brands and a foundation, one front door`,
    name: 'All brands',
    description:
      'Every brand has its own crew, clients and website, and all of them share an office in Gibsons. Hire one, or describe the whole job once and let them decide who does which part.',
    summary: `All ${count} Forager brands and the Forager Foundation: film, books, stages, software, mixed reality, lessons, travel and bookkeeping.`,
    keywords: ['Forager brands', 'tourism companies', 'arts and culture', 'heritage services'],
    brands: brandSlugs,
    notes: {},
  },
  {
    slug: 'accounting',
    heading: 'Ledgers that survive a funder’s review',
    name: 'Accounting',
    description:
      'A society often loses its treasurer before it loses its roof. The books then fall to whoever is left, a grant goes unreported, and a good program can end with it. We take on the regular work so that your board can spend its meetings on decisions.',
    summary:
      'Bookkeeping, payroll and grant reporting from the Forager network for arts groups, museums, festivals and tourism operators.',
    keywords: ['non-profit accounting', 'grant reporting', 'bookkeeping', 'arts payroll'],
    brands: ['ffs'],
    notes: {
      ffs: [
        'You get a bookkeeper by name, who works in the accounting software you already use or sets one up if your records are on paper. Bills, donations, box-office takings and wages are entered every week, so no box of receipts is waiting in spring.',
        'Charities have their annual return filed, registered operators their GST, and festivals a payroll that can grow from four people to ninety for ten days and shrink again. We do not audit. We prepare the file that your auditor will ask for.',
        'Many clients come for a single report and stay for the year. If another of our brands works on the same project, its budget and the grant that pays for it are kept in one set of figures.',
      ],
    },
  },
  {
    slug: 'creative',
    heading: 'Stories on film, on stage and on paper',
    name: 'Creative',
    description:
      'Tell us what you want people to know, and who they are. Sometimes the answer is a film, sometimes a night on a stage or a book for the shop shelf, and we will say so before you pay for the wrong one.',
    summary:
      'Documentary film, radio, festivals, guidebooks and exhibition catalogues from the creative brands of the Forager network.',
    keywords: ['documentary film', 'festival production', 'guidebooks', 'exhibition catalogues'],
    brands: ['fmg', 'fpd', 'fpb'],
    notes: {
      fmg: [
        'A director and a sound recordist spend the first days without a camera, meeting people, and the filming schedule follows from what they hear. Allow three to five months from that visit to the finished film.',
      ],
      fpd: [
        'For a premiere, a reading or an anniversary, Productions brings the stage, the sound and the safety plan. It has also made evenings that people buy tickets for out of films and books by its two neighbours here.',
      ],
      fpb: [
        'Publishing can start from a manuscript, a box of photographs or a set of interviews. An exhibition catalogue takes about four months to make, a local history closer to a year.',
      ],
    },
  },
  {
    slug: 'education',
    heading: 'Lessons for the guide and the grade 5 class',
    name: 'Education',
    description:
      'People who greet visitors or care for collections rarely get a week off to study, and many schools are a long drive from the nearest museum. We plan our courses and lessons around both.',
    summary:
      'Evening courses for guides and museum staff, field days for schools and 360-degree lessons for classrooms in British Columbia.',
    keywords: ['museum training', 'guide courses', 'school field trips', 'BC curriculum'],
    brands: ['fed', 'vrc'],
    notes: {
      fed: [
        'Adults learn here in the off-season, mostly online. An employer can also book a whole course for its own staff and choose the examples: a ticket desk, a trailhead or a storage room.',
      ],
      vrc: [
        'Teachers get the lesson, the guide and, if the school has none, a case of headsets. Every lesson is tried in several classrooms before it is released, and revised when students get lost or bored.',
      ],
    },
  },
  {
    slug: 'mixed-reality',
    heading: 'Buildings you can enter from anywhere',
    name: 'Mixed reality',
    description:
      'One careful scan can serve as a visit, a lesson and a repair drawing for decades. We measure first and keep the file in open formats, so that whatever is built on it can be built again later.',
    summary:
      'Heritage scanning, headset exhibits, live virtual visits and classroom field trips from the mixed reality brands of Forager.',
    keywords: ['mixed reality', 'heritage scanning', 'virtual tourism', 'classroom headsets'],
    brands: ['fvi', 'vrv', 'vrc'],
    notes: {
      fvi: [
        'The studio does the scanning and designs exhibits for the place itself: a headset at the end of a gallery, or a trail through a mill that the public may not enter. Museums often begin with one room and add others when a grant allows.',
      ],
      vrv: [
        'Once a place has been filmed, VR Voyage can sell visits to it. It teaches local guides to lead groups by camera, handles the tickets and pays out every month.',
      ],
      vrc: [
        'The same scans become field trips for grades 3 to 10. Students measure and draw what they see, so a wall that is two metres high has to be two metres high in the headset.',
      ],
    },
  },
  {
    slug: 'technology',
    heading: 'Tools that still work when the line is slow',
    name: 'Technology',
    description:
      'Small organizations often inherit software that was made for large ones, along with its invoices. We build and host what a small team uses every day, and hand over the data whenever you ask.',
    summary:
      'Websites, ticketing, collection databases, scans and apps for museums, festivals and visitor centres with a handful of staff.',
    keywords: ['museum software', 'ticketing', 'collection databases', 'heritage scanning'],
    brands: ['fdi', 'fvi'],
    notes: {
      fdi: [
        'Digital takes care of the public side and the back room: the website, the shop till, memberships and the catalogue. You can start with one of these. Those that you add later share its login and its list of contacts.',
      ],
      fvi: [
        'When a project needs a 3D model, or an app that knows where a visitor is standing, engineers from Virtual join it. They have built trail guides for valleys without reception, and a cannery model that runs on an old lobby computer.',
      ],
    },
  },
  {
    slug: 'travel-&-tourism',
    heading: 'Visits that begin at home',
    name: 'Travel and tourism',
    description:
      'Travellers who have already met a guide or heard a skipper tend to stay longer and ask better questions. We make the introductions, and we help you find out whether they worked.',
    summary:
      'Virtual visits with live guides, destination films and travel stories for visitor bureaus, museums and tourism operators.',
    keywords: ['virtual tourism', 'destination film', 'visitor bureaus', 'live virtual tours'],
    brands: ['vrv', 'fmg'],
    notes: {
      vrv: [
        'A visitor bureau can offer short virtual visits on its own website and see how many of them lead to a booking. Museums use the platform in the off-season, and for people who will never be able to make the trip.',
      ],
      fmg: [
        'Films for tourism run from two to six minutes and show people who live in the place. They are planned with the bureau’s calendar: a town that needs guests in May may want fewer of them in August.',
      ],
    },
  },
])

export const domainBySlug = (slug: DomainSlug) => domains.find((domain) => domain.slug === slug) as Domain

/** The industries, without `main`. */
export const industries = domains.filter(
  (domain): domain is Domain & { slug: Exclude<DomainSlug, 'main'> } => domain.slug !== 'main',
)
