import * as v from 'valibot'
import { allBrands, brands } from './brands/all.ts'
import { PlaceSchema } from './schemas/place-schema.ts'
import { spelledOut } from './spelled-out.ts'

/** Where the network works. Gibsons, where the map's arcs start, comes first. */
export const places = v.parse(v.array(PlaceSchema), [
  {
    name: 'Gibsons',
    country: 'Canada',
    longitude: -123.51,
    latitude: 49.4,
    brands: allBrands.map(({ slug }) => slug),
    work: `All ${spelledOut(brands.length)} brands and the foundation work from one building above the harbour.`,
  },
  {
    name: 'Whitehorse',
    country: 'Canada',
    longitude: -135.06,
    latitude: 60.72,
    brands: ['vrc'],
    work: 'Two schools borrow our headset kits every spring; Yukon classrooms follow the BC curriculum.',
  },
  {
    name: 'Halifax',
    country: 'Canada',
    longitude: -63.57,
    latitude: 44.65,
    brands: ['fmg', 'ffs'],
    work: 'We recorded a radio series with the women of the fish plants, and keep the books of the station that aired it.',
  },
  {
    name: 'Bergen',
    country: 'Norway',
    longitude: 5.32,
    latitude: 60.39,
    brands: ['vrv'],
    work: 'Travellers follow a live guide through a shed where a herring boat is on the slip.',
  },
  {
    name: 'Porto',
    country: 'Portugal',
    longitude: -8.61,
    latitude: 41.15,
    brands: ['fpb'],
    work: 'We co-published a walking guide to the river stairs, in Portuguese and English.',
  },
  {
    name: 'Zanzibar City',
    country: 'Tanzania',
    longitude: 39.19,
    latitude: -6.16,
    brands: ['fed'],
    work: 'Town guides took our winter course by video and now teach it in Swahili.',
  },
  {
    name: 'Kochi',
    country: 'India',
    longitude: 76.27,
    latitude: 9.93,
    brands: ['fdi'],
    work: 'A museum of boats and spices runs its tickets and catalogue on our software, in Malayalam and English.',
  },
  {
    name: 'Kanazawa',
    country: 'Japan',
    longitude: 136.63,
    latitude: 36.57,
    brands: ['vrv'],
    work: 'A gold-leaf workshop receives visitors by headset on days when its floor is too busy.',
  },
  {
    name: 'Hobart',
    country: 'Australia',
    longitude: 147.33,
    latitude: -42.88,
    brands: ['fpd'],
    work: 'In July our crew lights the winter concerts of a waterfront hall, and in January its crew lights ours.',
  },
  {
    name: 'Valparaíso',
    country: 'Chile',
    longitude: -71.62,
    latitude: -33.05,
    brands: ['fvi'],
    work: 'We scanned a hillside funicular car by car, so that worn parts could be cast again.',
  },
])
