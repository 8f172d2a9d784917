import slugs from '../../src/site/content/printed/slugs.json' with { type: 'json' }

/** Labels for fields whose names mean little to anyone but a developer. */
const labels: Record<string, string> = {
  ...slugs.brands,
  ...slugs.domains,
  action: 'Link',
  agreementUntil: 'The foundation manages the site until',
  alt: 'What it shows',
  ask: 'Invitation to ask',
  asking: 'Asking about something',
  beside: 'Beside a form',
  bio: 'About the author',
  boilerplate: 'About us, ready to print',
  buttonText: 'Words on the button',
  callToAction: 'Button at the end',
  context: 'Read aloud after the words',
  counted: 'Counting visits',
  domain: 'Heritage site',
  domainLabel: 'Small line above an industry',
  emptyState: 'When there is none',
  emptyStateHint: 'Below that, when there is none',
  entity: 'Who or what',
  external: 'Leads to another website',
  'for-profit': 'For-profit',
  forProfit: 'For-profit partner',
  givesBack: 'Giving back',
  guarded: 'Protecting the forms',
  hero: 'Top of the page',
  holding: 'The company in plain words',
  href: 'Leads to',
  id: 'Name in the address',
  label: 'Small line above',
  lead: 'Introduction',
  linkedin: 'LinkedIn',
  meta: 'For search engines',
  methods: 'Ways to reach us',
  methodsHeading: 'Heading of the ways to reach us',
  network: 'The brands',
  'non-profit': 'Non-profit',
  nonProfit: 'Non-profit partners',
  notes: 'Brands',
  opening: 'Top of the page',
  order: 'Place in the list',
  origin: 'Address of this website',
  per: 'Paid by the',
  portrait: 'What the portrait shows',
  press: 'For the press',
  prints: 'Pictures for print',
  reach: 'The world map',
  remote: 'From anywhere in Canada',
  salalPoint: 'Salal Point',
  site: 'Heritage site',
  siteAdmission: 'Admission to the site',
  siteBuilt: 'Site built in',
  siteFirstDay: 'First open day of the week',
  siteFirstMonth: 'First month of the season',
  siteLabel: 'Small line above the site',
  siteLastDay: 'Last open day of the week',
  siteLastMonth: 'Last month of the season',
  siteTown: 'Town of the site',
  siteTrail: 'Trail to the site',
  slug: 'Brand',
  tiers: 'Ways to join',
  unit: 'What the price is for',
  youtube: 'YouTube',
}

/** What one item of a list is called, where it is more than the label without an s. */
const singulars: Record<string, string> = {
  about: 'Person or organization',
  tiers: 'Way to join',
}

/** "keywords" -> "Keyword" */
export const oneOf = (name: string) => singulars[name] ?? labelOf(name).replace(/s$/, '')

/** "lastDay" -> "Last day" */
export function labelOf(name: string) {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
