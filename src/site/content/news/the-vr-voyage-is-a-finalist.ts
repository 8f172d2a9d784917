import * as v from 'valibot'
import { NewsItemSchema } from '../schemas/news-item-schema.ts'

export const finalist = v.parse(NewsItemSchema, {
  heading: 'The VR Voyage is a Finalist',
  subheading: 'Our virtual tourism platform is one of six companies left in the Northwater Startup Prize',
  date: '12/11/2026',
  author: 'Priya Castellan',
  bio: 'Priya Castellan was in the boardroom in Halifax, wearing the sixth headset.',
  place: 'Halifax, Nova Scotia',
  summary:
    'VR Voyage is one of six finalists for the Northwater Startup Prize, after its judges visited four museums in a morning without leaving the room.',
  keywords: ['VR Voyage', 'startup competition finalist', 'Northwater Startup Prize', 'virtual tourism'],
  description: [
    'VR Voyage, a virtual tourism platform from Gibsons, is one of six finalists for this year’s Northwater Startup Prize, a national competition for young companies that work outside Canada’s large cities. The jury announced its list in Halifax on Monday. It had 312 applications to read.',
    'The platform lets people visit real places from wherever they are, alone or behind a live guide with a camera. Twenty-six places in seven countries are open so far: museums, lighthouses, workshops, one working farm. Most of each ticket goes to the place, and the guides live nearby.',
    'The semifinal took place in September, in a Halifax boardroom with the curtains drawn. Our team had twenty minutes for slides, and asked to use the morning for a visit instead. Each of the five judges was handed a headset, and before lunch they had been to a tug museum in Gibsons, a boatbuilders’ shed in Bergen, a gold-leaf workshop in Kanazawa and the keeper’s house at Salal Point. Then they asked to go back to one of them.',
    'What they wanted to see again was a staircase. At Salal Point the live guide, Wendell Prior, carries the camera up the light tower at his own pace and stops wherever a visitor asks. “One of them wanted to know what the keeper could see from the third landing,” he says. “So we stood there and looked for a while. It was raining, and I described the smell.”',
    'The jury’s note singles out a figure from last summer. At four visitor centres on the coast, people waiting at the counter were offered a free visit of five minutes. One in five of those who tried it booked the real place within a week. The note calls this “the first evidence we have been shown that a headset can fill a boat.”',
    'VR Voyage goes back to a weekend in 2020, when two of our staff scanned the wheelhouse of a closed museum for school groups. Travellers began to ask for visits of their own, and small museums for the means to offer them. By 2024 there were enough of both to give the platform a name and a budget.',
    'The final is in Halifax on 3 December. The first prize is $100,000, which would pay for filming ten places that cannot afford to be filmed. The list is already drawn up and includes an island with seven residents. Until then the visits go on as usual. Wendell Prior climbs the tower at sunset this Friday, and tickets are $12.',
  ],
  about: [
    {
      entity: 'VR Voyage',
      description:
        'VR Voyage is the virtual tourism platform of Forager. It opened to the public in 2024 and is run from Gibsons by a staff of seven.',
    },
    {
      entity: 'The Northwater Startup Prize',
      description:
        'The Northwater Startup Prize is awarded every December to a company less than five years old whose work is done outside Canada’s large cities.',
    },
  ],
  hasLink: true,
  hasVisual: true,
})
