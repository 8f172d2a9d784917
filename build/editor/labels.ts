import slugs from '../../src/site/content/printed/slugs.json' with { type: 'json' }

/** Labels for fields whose names mean little to anyone but a developer. */
const labels: Record<string, string> = {
  ...slugs.brands,
  ...slugs.domains,
  action: 'Link',
  agreementUntil: 'The foundation manages the site until',
  alt: 'What it shows',
  asking: 'Asking about something',
  bio: 'About the author',
  boilerplate: 'About us, ready to print',
  buttonText: 'Words on the button',
  callToAction: 'Button at the end',
  context: 'Read aloud after the words',
  emptyState: 'When there is none',
  emptyStateHint: 'Below that, when there is none',
  entity: 'Who or what',
  external: 'Leads to another website',
  givesBack: 'Giving back',
  hero: 'Top of the page',
  holding: 'The company in plain words',
  href: 'Leads to',
  id: 'Name in the address',
  label: 'Small line above',
  lead: 'Introduction',
  meta: 'For search engines',
  methods: 'Ways to reach us',
  methodsHeading: 'Heading of the ways to reach us',
  network: 'The brands',
  notes: 'A sentence for each brand',
  opening: 'Top of the page',
  order: 'Place in the list',
  origin: 'Address of this website',
  per: 'Paid by the',
  phoneE164: 'Phone number to dial',
  portrait: 'What the portrait shows',
  press: 'For the press',
  prints: 'Pictures for print',
  reach: 'The world map',
  remote: 'From anywhere in Canada',
  salalPoint: 'Salal Point',
  slug: 'Brand',
  tiers: 'Ways to join',
  unit: 'What the price is for',
}

/** "lastDay" -> "Last day" */
export function labelOf(name: string) {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
