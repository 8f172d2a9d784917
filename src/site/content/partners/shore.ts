import type { Organization } from '../schemas/partner-schema.ts'

/** Non-profits of harbours, lights and boats. */
export const shore: Organization[] = [
  {
    slug: 'ninth-bell-society',
    name: 'Ninth Bell Society',
    place: 'Lund, BC',
    description: 'Finds, mends and rings the bells of working boats that are no longer working.',
  },
  {
    slug: 'clinker-boat-school',
    name: 'Clinker Boat School',
    place: 'Heriot Bay, BC',
    description: 'Teaches lapstrake boatbuilding to anyone over twelve, one rowboat a winter.',
  },
  {
    slug: 'six-oar-gig-club',
    name: 'Six Oar Gig Club',
    place: 'Sidney, BC',
    description: 'Rows and keeps three pilot gigs, and takes schools out on Thursdays.',
  },
  {
    slug: 'little-tug-museum',
    name: 'Little Tug Museum',
    place: 'Port Mellon, BC',
    description: 'Keeps a 1938 log tug in steam and the papers of the families who ran her.',
  },
  {
    slug: 'piling-and-plank',
    name: 'Piling & Plank',
    place: 'Sointula, BC',
    description: 'Looks after public wharves that the boats still need and the budgets forgot.',
  },
  {
    slug: 'foghorn-keepers',
    name: 'Foghorn Keepers',
    place: 'Bamfield, BC',
    description: 'Former lightkeepers who record, restore and sound the old fog signals.',
  },
  {
    slug: 'lens-and-lamp-society',
    name: 'Lens & Lamp Society',
    place: 'Yarmouth, NS',
    description: 'Cleans, measures and shows lighthouse lenses where they once turned.',
  },
  {
    slug: 'tide-tin-museum',
    name: 'Tide Tin Museum',
    place: 'Telegraph Cove, BC',
    description: 'Runs a salmon canning line again every August, with the people who worked it.',
  },
  {
    slug: 'fathom-map-library',
    name: 'Fathom Map Library',
    place: 'Victoria, BC',
    description: 'Lends and scans two centuries of coastal charts, soundings and pilot notes.',
  },
  {
    slug: 'pontoon-air-museum',
    name: 'Pontoon Air Museum',
    place: 'Campbell River, BC',
    description: 'Tells the story of float planes with four that fly and one that you may climb into.',
  },
  {
    slug: 'paper-lantern-tide',
    name: 'Paper Lantern Tide',
    place: 'Steveston, BC',
    description: 'Holds the evening of floating lanterns at the last big tide of summer.',
  },
  {
    slug: 'sandpiper-count',
    name: 'Sandpiper Count',
    place: 'Ladner, BC',
    description: 'Counts shorebirds on the mud flats each spring, with 300 volunteers.',
  },
  {
    slug: 'offshore-kite-guild',
    name: 'Offshore Kite Guild',
    place: 'Fanø, Denmark',
    description: 'Makes kites the way sailmakers did and flies them over the widest beach it knows.',
  },
]
