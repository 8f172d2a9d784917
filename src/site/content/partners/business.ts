import type { Organization } from '../schemas/partner-schema.ts'

/** Strategic partners: they earn a share of the revenue they bring. */
export const strategic: Organization[] = [
  {
    slug: 'saltway-coast-tourism',
    name: 'Saltway Coast Tourism',
    place: 'Sechelt, BC',
    description: 'Looks after visitors on a coast whose highway has two ferries in it.',
  },
  {
    slug: 'larch-fork-tourism',
    name: 'Larch Fork Tourism',
    place: 'Kimberley, BC',
    description: 'Speaks for thirteen mountain towns and their golden fortnight in October.',
  },
  {
    slug: 'highwater-islands-tourism',
    name: 'Highwater Islands Tourism',
    place: 'Ganges, BC',
    description: 'Plans with islanders how many guests are welcome, and when.',
  },
  {
    slug: 'long-sound-ferries',
    name: 'Long Sound Ferries',
    place: 'Britannia Beach, BC',
    description: 'Carries people, cars and freight to eight landings, four of them daily.',
  },
  {
    slug: 'top-stair-hotels',
    name: 'Top Stair Hotels',
    place: 'Vancouver, BC',
    description: 'Runs ten small hotels in old banks, mills and one fire hall.',
  },
  {
    slug: 'foolscap-coast-books',
    name: 'Foolscap Coast Books',
    place: 'Madeira Park, BC',
    description: 'Publishes local histories, field guides and a yearly almanac.',
  },
  {
    slug: 'twelve-stages-network',
    name: 'Twelve Stages Network',
    place: 'Winnipeg, MB',
    description: 'Books one tour through a dozen festivals, so that none of them pays for the whole road.',
  },
]

/** The first to pay the fee. */
export const canoeBuilder: Organization = {
  slug: 'third-portage-canoe-co',
  name: 'Third Portage Canoe Co.',
  place: 'Clearwater, BC',
  description: 'Builds cedar and canvas canoes and takes guests down the lakes in them.',
}
