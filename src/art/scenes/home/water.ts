import { inks } from '../../inks.ts'
import { moved, reuse } from '../../parts/reuse.ts'
import { shape, slivers } from '../../parts/svg.ts'

const ripples = `<path id="home-w" d="${slivers(
  '-250 20 140 5, -420 44 100 5, -40 62 140 5, -330 104 180 9, 60 140 180 9, -520 170 220 13',
)}"/>`

const glitter = `<path id="home-g" d="${slivers('-70 7 124 6, -60 17 140 8, -92 29 140 8, -60 43 160 10')}"/>`

const island = `<g id="home-i">${reuse('home-t', 'translate(-1010 24)scale(.55 .23)')}${reuse('home-t', 'translate(-650 24)scale(-.5 .18)')}<path d="M-1060 22q60-36 200-36t240 36z"/></g>`

const wake = shape('#bdd', slivers('-360 83 180 5, -280 90 180 5, -180 98 140 5'))

const ferry =
  shape(inks.ink, 'M-296 30h14v20h-14zM-326 24h2v20h-2zM-333 28h18v2h-18z') +
  shape(inks.snow, 'M-400 60h21v-13h20l6-11h75v11h28v13h25l-12 20h-132z') +
  shape('#cba', 'M-400 60h56l9 20h-49zM-379 47h34v13h-34zM-353 36h18v11h-24z') +
  shape(inks.cedar, 'M-393 70h163l-3 5h-154zM-296 34h14v5h-14z') +
  `<path stroke="${inks.deep}" stroke-width="6" stroke-dasharray="8 6" d="M-370 53h112M-345 41h66"/>`

const gull = '<path id="home-b" d="M-120 22q8-4 14 5 7-9 17-8-10 3-16 13-6-8-15-10z"/>'

export const water = `${shape(inks.tide, 'M-4e3 0h5e3v2e3h-5e3z')}<g fill="#267">${ripples}${moved('home-w', -640, -8)}${moved('home-w', -1240, 10)}${moved('home-w', 300, -6)}${moved('home-w', 60, 200)}</g><g fill="#499">${moved('home-w', -240, 22)}${moved('home-w', -900, 30)}</g><g fill="#fc6">${glitter}${reuse('home-g', 'translate(-5 47)scale(1.2 1.5)')}${reuse('home-g', 'translate(-12 118)scale(1.4 2.3)')}${reuse('home-g', 'translate(-20 226)scale(1.7 3.5)')}</g><g fill="#256">${reuse('home-i', 'translate(640)scale(.44 .6)')}${reuse('home-i', 'translate(920)scale(.6)')}</g><g fill="#144">${island}</g>${wake}${ferry}<g fill="${inks.snow}">${gull}${reuse('home-b', 'translate(-60 26)scale(.8)')}</g>`
