import * as v from 'valibot'
import { NewsItemSchema } from '../schemas/news-item-schema.ts'

export const chart = v.parse(NewsItemSchema, {
  heading: 'A Chart of Every Dock on the Sound',
  subheading:
    'A retired water-taxi skipper spent two summers tying up at 61 docks, so that you know which plank to skip',
  date: '24/02/2026',
  author: 'Maren Okafor',
  bio: 'Maren Okafor has tied up at about a third of the 61 docks.',
  place: 'Howe Sound',
  summary:
    'Forager Publishing brings out a folded chart and booklet of all 61 public docks, wharves and landings on Howe Sound, with a story for each.',
  keywords: ['Forager Publishing', 'Howe Sound', 'dock chart', 'local guidebook', 'Gibsons harbour'],
  description: [
    'Gwyneth Amaral drove a water taxi on Howe Sound for twenty-six years. When she sold the boat, people kept telephoning to ask which docks they could use, how deep they were and who to talk to. “I was giving the same answers as before,” she says, “only now nobody was paying the fare.” On 7 March, Forager Publishing brings out those answers as “A Chart of Every Dock on the Sound”, a folded chart with a booklet of 48 pages.',
    'It lists 61 docks, wharves, floats and landings where the public may tie up, from Horseshoe Bay to a pair of mooring rings in a rock face that are older than the road. For each there is a small plan, the depth at low water, the distance to the nearest drinking tap, whether a wheelchair can get up the ramp at half tide, and one story.',
    'Amaral measured the depths herself. Over two summers she and her nephew went round in a five-metre aluminum skiff with a lead line, a notebook and a folding chair. They visited every dock at the lowest tide they could find in daylight and most of them three times. Some places on the old lists turned out to be gone. Four that were on no list are still there, and their owners agreed to see them in print.',
    'The stories were collected on the spot. One dock has a piano in its shed, because the barge that brought it could not come back. At another, the same family has left a lantern out on Saturdays since 1958, for a dance hall that burned down in 1963. All who are quoted read their passage before it was set in type.',
    'Turning the notebook into a chart fell to our cartographer, who had to settle how large to draw a dock on a sound forty kilometres long. The answer was to draw the water small and the docks big. The sheet is printed in four inks on a paper that survives being sat on while wet. One line is printed in red on both sides: this chart is not for navigation. For that, carry the official one.',
    'The first printing is 2,000 copies at $28. You will find it in bookshops, marine stores and museum shops around the sound, and two dollars from each copy go into a fund for dock repairs that Amaral administers from her kitchen. She will sign copies on Saturday 7 March from eleven o’clock at the head of the government wharf in Gibsons, which is number one on the chart.',
  ],
  about: [
    {
      entity: 'Forager Publishing',
      description:
        'Forager Publishing brings out eight titles a year, most of them about the coast of British Columbia and many by first-time authors.',
    },
    {
      entity: 'Gwyneth Amaral',
      description:
        'Gwyneth Amaral ran her water taxi from 1997 to 2023. She lives in Gibsons, and this is her first book.',
    },
  ],
  hasLink: true,
  hasVisual: true,
})
