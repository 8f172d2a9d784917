import * as v from 'valibot'
import { NewsItemSchema } from '../../schemas/news-item.ts'

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
    'VR Voyage, the virtual tourism platform of the Forager network, is one of six finalists for this year’s Northwater Startup Prize, a national competition for young companies that work outside Canada’s large cities. The jury announced its list in Halifax on Monday. It had 312 applications to read.',
    'The platform lets people walk through real places from wherever they are. A visitor opens a museum, a lighthouse or a workshop on a phone, a computer or a headset, and looks around alone or follows a live guide who is standing in the place with a camera. Twenty-six places in seven countries are open so far. Each sets its own price and keeps 70 per cent of every ticket.',
    'The semifinal took place in September, in a Halifax boardroom with the curtains drawn. Our team had twenty minutes for slides and asked for a morning without any. Each of the five judges was handed a headset, and before lunch they had been to a tug museum in Gibsons, a boatbuilders’ shed in Bergen, a gold-leaf workshop in Kanazawa and the keeper’s house at Salal Point. Then they asked to go back to one of them.',
    'What they wanted to see again was a staircase. At Salal Point the live guide, Wendell Prior, carries the camera up the light tower at his own pace and stops wherever a visitor asks. “One of them wanted to know what the keeper could see from the third landing,” he says. “So we stood there and looked for a while. It was raining. I described the smell, because the headset does not do that yet.”',
    'The jury’s note singles out a figure from last summer. At four visitor centres on the coast, people waiting at the counter were offered a free visit of five minutes. One in five of those who tried it booked the real place within a week. The note calls this “the first evidence we have been shown that a headset can fill a boat.” We would add that most of those boats had eleven seats.',
    'VR Voyage began in 2020 as a favour. The Tidewater Tug Museum had closed its doors that spring, and two people from Forager Virtual scanned the wheelhouse over a weekend so that school groups could still come. Four schools did in the first month. By 2024 enough places were asking, and enough travellers were paying for guides, to give the platform a name and a budget of its own.',
    'The final is in Halifax on 3 December. The first prize is $100,000, which would pay for filming ten places that cannot afford to be filmed. The list is already drawn up, and the shortest name on it is an island with nine residents. Whatever the jury decides, Wendell Prior will be climbing the tower at sunset this Friday. Tickets are $12.',
  ],
  about: [
    {
      entity: 'VR Voyage',
      description:
        'VR Voyage is a virtual tourism platform in the Forager network. It opens museums, lighthouses and workshops in seven countries to travellers who are somewhere else.',
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
