import type { Organization } from '../schemas/partner-schema.ts'

/** Non-profits of libraries, crafts and stages. */
export const culture: Organization[] = [
  {
    slug: 'dogear-lending-library',
    name: 'Dogear Lending Library',
    place: 'Gabriola Island, BC',
    description: 'Sends boxes of books to islands that the mobile library cannot reach.',
  },
  {
    slug: 'flat-file-archive',
    name: 'Flat File Archive',
    place: 'Halifax, NS',
    description: 'Saves the drawings of builders, boatyards and sign painters.',
  },
  {
    slug: 'spoken-coast-archive',
    name: 'Spoken Coast Archive',
    place: 'Prince Rupert, BC',
    description: 'Records people talking about where they live, and gives the families a copy.',
  },
  {
    slug: 'slow-loom-guild',
    name: 'Slow Loom Guild',
    place: 'Denman Island, BC',
    description: 'Weaves, spins and dyes in a shared mill house that is open on Saturdays.',
  },
  {
    slug: 'noren-house',
    name: 'Noren House',
    place: 'Onomichi, Japan',
    description: 'Keeps a dyer’s shop, its indigo vats and its visitors’ room for makers.',
  },
  {
    slug: 'sal-e-azul',
    name: 'Sal e Azul',
    place: 'Aveiro, Portugal',
    description: 'Rescues painted tiles from demolished houses and finds them new walls.',
  },
  {
    slug: 'le-goeland-bavard',
    name: 'Le Goéland Bavard',
    place: 'Rimouski, QC',
    description: 'Brings storytellers to wharves and kitchens along the lower St. Lawrence.',
  },
  {
    slug: 'low-tide-choir',
    name: 'Low Tide Choir',
    place: 'Gibsons, BC',
    description: 'Sings work songs and new songs on the beach, sixty voices and no audition.',
  },
  {
    slug: 'squeezebox-days',
    name: 'Squeezebox Days',
    place: 'Twillingate, NL',
    description: 'Fills one harbour with accordions for the first weekend of July.',
  },
  {
    slug: 'fiddle-and-spoon-society',
    name: 'Fiddle & Spoon Society',
    place: 'Antigonish, NS',
    description: 'Lends instruments to children and books players for kitchen parties.',
  },
  {
    slug: 'boxcar-fringe',
    name: 'Boxcar Fringe',
    place: 'Kamloops, BC',
    description: 'Parks six boxcars on a siding and puts a different play in each.',
  },
  {
    slug: 'second-reel-film-club',
    name: 'Second Reel Film Club',
    place: 'Salmon Arm, BC',
    description: 'Shows films on film in a town hall, with soup between the reels.',
  },
  {
    slug: 'trapdoor-players',
    name: 'Trapdoor Players',
    place: 'Dawson City, YT',
    description: 'Stages two comedies and one tragedy a year in a theatre from 1899.',
  },
  {
    slug: 'loose-strings-puppetry',
    name: 'Loose Strings Puppetry',
    place: 'Bergen, Norway',
    description: 'Carves, strings and tours marionettes, and lends the stage to beginners.',
  },
]
