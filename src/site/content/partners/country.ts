import type { Organization } from '../schemas/partner-schema.ts'

/** Non-profits of forests, trails, rails and works. */
export const country: Organization[] = [
  {
    slug: 'nurse-log-land-trust',
    name: 'Nurse Log Land Trust',
    place: 'Roberts Creek, BC',
    description: 'Buys small pieces of old forest and leaves the fallen trees where they lie.',
  },
  {
    slug: 'seven-cairns-club',
    name: 'Seven Cairns Club',
    place: 'Pemberton, BC',
    description: 'Marks and mends the alpine routes that are too stony for signs.',
  },
  {
    slug: 'far-switchback-club',
    name: 'Far Switchback Club',
    place: 'Revelstoke, BC',
    description: 'Digs, drains and walks 140 kilometres of mountain trail.',
  },
  {
    slug: 'windfall-apple-keepers',
    name: 'Windfall Apple Keepers',
    place: 'Fulford Harbour, BC',
    description: 'Names and grafts the apples of abandoned homesteads, 212 kinds so far.',
  },
  {
    slug: 'smoke-and-honey-guild',
    name: 'Smoke & Honey Guild',
    place: 'Enderby, BC',
    description: 'Teaches beekeeping and skep making in a one-room schoolhouse.',
  },
  {
    slug: 'last-match-hut-club',
    name: 'Last Match Hut Club',
    place: 'Nelson, BC',
    description: 'Keeps five backcountry huts open, each with dry wood and one box of matches.',
  },
  {
    slug: 'wingbar-bird-observatory',
    name: 'Wingbar Bird Observatory',
    place: 'Tlell, BC',
    description: 'Bands songbirds at dawn from March to October and lets visitors hold the pencil.',
  },
  {
    slug: 'no-moon-stargazers',
    name: 'No Moon Stargazers',
    place: 'Egmont, BC',
    description: 'Opens a small observatory at the end of the road on every moonless night.',
  },
  {
    slug: 'whistle-post-railway',
    name: 'Whistle Post Railway',
    place: 'Midway, BC',
    description: 'Runs a rail motor on 11 kilometres of saved branch line, by request stop.',
  },
  {
    slug: 'copper-trestle-line',
    name: 'Copper Trestle Line',
    place: 'Princeton, BC',
    description: 'Keeps a mine railway and its timber trestles standing and walkable.',
  },
  {
    slug: 'grain-door-museum',
    name: 'Grain Door Museum',
    place: 'Rosetown, SK',
    description: 'Shows prairie life from inside a grain elevator that still weighs trucks.',
  },
  {
    slug: 'warm-valve-radio-club',
    name: 'Warm Valve Radio Club',
    place: 'Trail, BC',
    description: 'Repairs tube radios and broadcasts one evening a month through them.',
  },
  {
    slug: 'hot-type-museum',
    name: 'Hot Type Museum',
    place: 'Guelph, ON',
    description: 'Casts, sets and prints a weekly page on the machines of a closed newspaper.',
  },
]
