import * as v from 'valibot'
import { NewsItemSchema } from '../../schemas/news-item.ts'
import { facts } from '../facts.ts'

export const lighthouse = v.parse(NewsItemSchema, {
  heading: 'A Lighthouse Keeps Its Lamp',
  subheading: 'The lens at Salal Point was packed for storage; after three years of repairs it stays in the tower',
  date: '17/09/2026',
  author: 'Maren Okafor',
  bio: 'Maren Okafor held the ladder for the last four panes at Salal Point.',
  place: 'Salal Point',
  summary:
    'After three years of repairs by Forager Foundation, the 1911 lens of Salal Point Light Station stays in its tower and is lit once a month.',
  keywords: ['Salal Point Light Station', 'lighthouse restoration', 'Forager Foundation', 'Fresnel lens', 'heritage'],
  description: [
    'The crate was already built. In the spring of 2023 the lens of Salal Point Light Station, a fourth-order Fresnel lens that had stood in its tower since 1911, was to be taken apart and sent to a warehouse. The lantern room leaked in fourteen of its sixteen panes, and each winter put a little more water into the brass. On 5 September a conservator looked over the finished repairs and signed the paper that lets the lens stay where it is.',
    `Forager Foundation has managed the station since 2023 under an agreement with its owner, the Salal Point Reserve Trust, which runs until at least ${facts.agreementUntil}. One condition was written on the first page: make the lantern room watertight within three years, or the lens goes. “It concentrated the mind,” says Beatriz Holm, who chairs the foundation’s board. “We walked past that crate every time we went up.”`,
    'The work began with taking things off. Under seven layers of paint the iron roof was sound, except along the gutter, where it came away by hand. A foundry in the Fraser Valley cast eleven new sections from a wooden pattern carved on site. The panes were the slow part. Each is held by bronze strips and putty, each is a slightly different size, and none can be lifted while the wind is above fifteen knots. Dorrie Vance, a glazier from Roberts Creek, set all sixteen over two summers and had nineteen days that were calm enough.',
    `The three years cost $184,000. A little more than half came from the ${facts.givingShare} of revenue, at the least, that every brand in the Forager network gives to charitable causes. The rest came from 611 donors and from two weekends of pie sales in the keeper’s kitchen, which brought in $3,940 and used up the apples.`,
    'Ships no longer depend on the lens. Since 1996 an automatic beacon on a steel mast has done that job, and a second light in the wrong place would be a hazard. So the old lamp is lit at low power, with blinds drawn on the seaward side, and only on the first Friday of the month from May to September. From the lawn you see the bars of light cross the ceiling of the lantern room. From inside you see yourself upside down 140 times.',
    'Next on the list is the fog-signal building, where the compressor has not run since the last keeper left. The foundation has taken on an apprentice for it, with a second place open in spring. It is also writing up what it learned about putty, which will be free to any site that asks.',
    'The station is open from Thursday to Sunday until the end of September, by donation. The lamp is next lit in May. The crate has been turned on its side and holds the life jackets.',
  ],
  about: [
    {
      entity: 'Forager Foundation',
      description:
        'Forager Foundation looks after heritage sites and pays for small repairs to public buildings. The brands of the Forager network fund it with a share of their revenue.',
    },
    {
      entity: facts.site,
      description:
        'The station was built in 1911 on a headland of the Sunshine Coast. A tower, a keeper’s house and a fog-signal building remain, 1.2 kilometres by trail from the road.',
    },
  ],
  hasLink: true,
  hasVisual: true,
})
