import { inks } from '../../../src/ui/base/inks.ts'
import { inOneInk, reuse, reuseAt } from '../../parts/reuse.ts'
import { shape, slivers } from '../../parts/svg.ts'

const ripples = `<path id="home-w" d="${slivers(
  '-250 20 140 5, -420 44 140 5, -40 62 140 5, -330 104 180 9, 60 140 180 9, -520 170 180 9',
)}"/>`

const glitter = `<path id="home-g" d="${slivers('-72 7 140 5, -56 16 140 5, -98 27 180 9, -70 42 180 9')}"/>`

/** The reflection of the firs on the left shore, compressed, and of the rising ground below them. */
const island = `<g id="home-i">${[
  reuse('home-t', 'translate(-1010 24)scale(.55 .23)'),
  reuse('home-t', 'translate(-650 24)scale(-.5 .18)'),
  '<path d="M-1060 22q60-36 200-36t240 36Z"/>',
].join('')}</g>`

const wake = shape('#bdd', slivers('-310 69 140 5, -240 75 140 5, -140 82 140 5'))

const ferry =
  shape(inks.ink, 'M-266 16h14v20h-14ZM-296 10h2v20h-2ZM-303 14h18v2h-18Z') +
  shape(inks.snow, 'M-370 46h21v-13h20l6-11h75v11h28v13h25l-12 20h-132Z') +
  shape('#cba', 'M-370 46h56l9 20h-49ZM-349 33h34v13h-34ZM-323 22h18v11h-24Z') +
  shape(inks.cedar, 'M-363 56h163l-3 5h-154ZM-266 20h14v5h-14Z') +
  `<path stroke="${inks.deep}" stroke-width="6" stroke-dasharray="8 6" d="M-340 39h112M-315 27h66"/>`

const gull = '<path id="home-b" d="M-120 22q8-4 14 5 7-9 17-8-10 3-16 13-6-8-15-10Z"/>'

export const water =
  shape(inks.tide, 'M-4e3 0h5e3v2e3h-5e3Z') +
  inOneInk(
    '#267',
    ripples,
    reuseAt('home-w', -640, -8),
    reuseAt('home-w', -1240, -8),
    reuseAt('home-w', 300, -8),
    reuseAt('home-w', 60, 200),
  ) +
  inOneInk('#499', reuseAt('home-w', -240, 22), reuseAt('home-w', -900, 22)) +
  inOneInk(
    '#fc6',
    glitter,
    reuse('home-g', 'translate(-8 46)scale(1.1 1.4)'),
    reuse('home-g', 'translate(-8 110)scale(1.4 2)'),
    reuse('home-g', 'translate(-20 200)scale(1.7 3.4)'),
  ) +
  inOneInk('#256', reuse('home-i', 'translate(900)scale(.68 .6)')) +
  inOneInk('#144', island) +
  wake +
  ferry +
  inOneInk(inks.snow, gull, reuse('home-b', 'translate(-60 26)scale(.8)'))
