import * as v from 'valibot'
import { facts } from '../brands/facts.ts'
import { NewsItemSchema } from '../schemas/news-item-schema.ts'

export const lighthouse = v.parse(NewsItemSchema, {
  heading: 'A Lighthouse Keeps Its Lamp',
  subheading:
    'The lens at Salal Point was to be packed for storage; after three years of repairs it stays in the tower',
  date: '17/09/2026',
  author: 'Maren Okafor',
  bio: 'Maren Okafor held the ladder for the last four panes at Salal Point.',
  place: 'Salal Point',
  summary:
    'After three years of repairs by Forager Foundation, the 1911 lens of Salal Point Light Station stays in its tower and is lit once a month.',
  keywords: ['Salal Point Light Station', 'lighthouse restoration', 'Forager Foundation', 'Fresnel lens', 'heritage'],
  description: [
    'The crate was already built. In the spring of 2023 the lens of Salal Point Light Station, a fourth-order Fresnel lens that had stood in its tower since 1911, was to be taken apart and sent to a warehouse. The lantern room leaked in fourteen of its sixteen panes, and each winter put a little more water into the brass. On 5 September a conservator looked over the finished repairs and signed the paper that lets the lens stay where it is.',
    `Forager Foundation has managed the station since 2023 for its owner, the Salal Point Reserve Trust, and will do so until at least ${facts.agreementUntil}. The first page of the agreement has one condition: make the lantern room watertight within three years, or the lens goes. “It concentrated the mind,” says Beatriz Holm, who chairs the foundation’s board. “We walked past that crate every time we went up.”`,
    'The work began with taking things off. Under seven layers of paint the iron roof was sound, except along the gutter, where it came away by hand. A foundry in the Fraser Valley cast new sections from a wooden pattern carved on site. The panes were the slow part. Each is a slightly different size, is held by bronze strips and putty, and cannot be lifted while the wind is above fifteen knots. Dorrie Vance, a glazier from Roberts Creek, set all sixteen over two summers, in which she counted fewer than twenty days that were calm enough.',
    `The three years cost $184,000. A little more than half came from the share of revenue, ${facts.givingShare} or more, that the brands of the Forager network give away. The rest came from 611 donors and from two weekends of pie sales in the keeper’s kitchen, which brought in $3,940.`,
    'Ships no longer depend on the lens. Since 1996 an automatic beacon on a steel mast has done that job, and a second light in the wrong place would be a hazard. So the old lamp is lit at low power, with blinds drawn on the seaward side, and only on the first Friday of the month from May to September. From the lawn you see the bars of light cross the ceiling of the lantern room. From inside you see yourself upside down 140 times.',
    'Next on the list is the fog-signal building, where the compressor has not run since the last keeper left. The foundation has taken on an apprentice to take the machine apart, and has begun a handbook on glazing in wind and salt, which will be free to other sites.',
    'The station can be visited from Thursday to Sunday until the end of September, and the lamp is next lit in May. The crate has been turned on its side and holds the life jackets.',
  ],
  about: [
    {
      entity: 'Forager Foundation',
      description:
        'Forager Foundation was set up in 2021. Besides Salal Point it supports other old buildings with repair grants of up to $5,000.',
    },
    {
      entity: facts.site,
      description:
        'The light was built in 1911 and was automated in 1996. The tower, both houses and the fog-signal building are all still standing.',
    },
  ],
  hasLink: true,
  hasVisual: true,
})
