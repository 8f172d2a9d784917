import { inks } from '../../src/ui/base/inks.ts'
import type { Picture } from '../picture.ts'

/** The company mark without its ring, on a grid of 4 units so that it stays sharp at 16 pixels. */
const sunrise =
  'M13.6 42A22 22 0 1 1 49 44L28 15z' + // the sun
  'M28 24L46 48H33L37 42 29 36z' + // the lit face
  'M8 52H56V56H8z' // the horizon

const alt = 'The sun rising behind a peak above the sea.'

export const icon: Picture = {
  name: 'icon',
  width: 64,
  height: 64,
  alt,
  body: `<rect width="64" height="64" rx="14" fill="${inks.ink}"/><path fill="${inks.brass}" d="${sunrise}"/>`,
}

/** Bleeds to the edges; the figure stays within the central circle of 80 % that no mask cuts. */
export const maskableIcon: Picture = bleeding('maskable-icon', 'translate(51.2 30.1) scale(6.4)')

/** For masks that only cut the corners. */
export const homeScreenIcon: Picture = bleeding('home-screen-icon', 'translate(12.8 16.6) scale(7.6)')

function bleeding(name: string, transform: string): Picture {
  return {
    name,
    width: 512,
    height: 512,
    alt,
    body:
      `<rect width="512" height="512" fill="${inks.ink}"/>` +
      `<path fill="${inks.brass}" transform="${transform}" d="${sunrise}"/>`,
  }
}
