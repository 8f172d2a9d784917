import type { Place } from '../../src/site/content/schemas/place.ts'
import type { Picture } from '../picture.ts'
import { drawGlobe } from './globe.ts'
import { drawWideMap } from './wide-map.ts'

/** Where the network works: a wide map with names and, for phones, a square one without. Routes start at the first place. */
export const worldMaps = ([home, ...others]: Place[]): Picture[] => {
  if (!home) return []
  const listed = new Intl.ListFormat('en-CA').format(others.map(({ name }) => name))
  const alt = `A map of the world in dots, with lines from ${home.name} to ${listed}.`
  return [
    { name: 'world-map', alt, ...drawWideMap(home, others) },
    { name: 'world-map-portrait', alt, ...drawGlobe(home, others) },
  ]
}
