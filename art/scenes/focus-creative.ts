import { inks } from '../../src/ui/base/inks.ts'
import { audienceRow } from '../parts/audience.ts'
import { filmProjector } from '../parts/film-projector.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { stageCurtain, swags } from '../parts/stage-curtain.ts'
import { box, disc, place, pointsFrom, polygon, round, shape } from '../parts/svg.ts'
import { glints } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [800, 1000]
const opening = { left: 84, right: 716, top: 90, bottom: 644 }
const lip = 640
const lens = { x: 592, y: 742 }

export const focusCreative: Picture = {
  name: 'focus-creative',
  width,
  height,
  alt: 'A player with a lantern on a stage behind footlights, as a film projector throws mountains on the screen.',
  body:
    film() +
    boards() +
    curtains() +
    house() +
    stalls() +
    beam() +
    player() +
    footlights() +
    filmProjector(lens.x + 12, lens.y),
}

function film() {
  const bands = [
    [300, '#e2934f'],
    [215, '#efb163'],
    [135, '#f6d48f'],
  ] as const
  return (
    sunSky({ width, height: 600, ink: '#d77a45', sun: { x: 436, y: 372, radius: 66, ink: inks.snow }, bands }) +
    range({
      from: 120,
      to: 700,
      base: 440,
      peaks: peaksFrom('236 280 380, 346 350 400, 560 300 390'),
      seed: 9,
      inks: { shade: '#a5513a', lit: '#e2934f', snow: inks.paper, snowShade: '#e8c9a0' },
    }) +
    shape('#7d3a38', box(150, 438, 500, 130)) +
    glints({ x: 436, top: 440, height: 110, widths: [70, 190], ink: '#f6d48f', seed: 5, rows: 9 })
  )
}

function boards() {
  const seams = [190, 260, 330, 400, 470, 540, 610].map(
    (x) => `M${x} 548h1.5L${round(400 + (x - 400) * 1.36 + 2)} ${lip}h-3Z`,
  )
  const panels = [0, 1, 2, 3, 4, 5].map((i) => box(66 + i * 114, lip + 24, 98, 36))
  return (
    shape('#57263a', box(0, 536, width, 200)) +
    shape('#8c3b38', 'M150 548H650L740 640H60Z') +
    shape('#c9623f', 'M300 548H566L640 640H240Z') +
    shape('#57263a', seams.join('')) +
    shape('#3d1c33', box(0, lip, width, 90)) +
    shape('#6b2a35', panels.join('')) +
    shape(inks.brass, box(0, lip, width, 6))
  )
}

function curtains() {
  const [dark, low, { rust, cedar }] = ['#57263a', '#6b2a35', inks]
  const lit = [low, rust, cedar, rust, low, rust, cedar, '#d4633a']
  const shaded = [dark, low, rust, low, dark, low, rust, low]
  return (
    stageCurtain({ ...opening, wall: opening.left, inward: 1, folds: lit }) +
    stageCurtain({ ...opening, wall: opening.right, inward: -1, folds: shaded }) +
    swags(opening.left, opening.right, 80, 5)
  )
}

/** The dark house around the stage opening: arch, cornice, pilasters and a sunburst as the keystone. */
function house() {
  return (
    `<g fill-rule="evenodd">${shape('#2b2547', 'M0 0H800V736H0ZM84 736V150Q84 90 400 90T716 150V736Z')}</g>` +
    shape(inks.plum, 'M60 736V136Q60 64 400 64T740 136V736H726V146Q726 78 400 78T74 146V736Z') +
    shape(inks.brass, 'M716 736V150Q716 90 400 90 560 84 650 104 726 116 726 146V736Z') +
    shape('#3c3359', 'M0 150H46V736H0ZM752 150H800V736H752ZM0 34H800V46H0ZM0 14H800V22H0Z') +
    shape(
      inks.plum,
      'M0 132H52V154H0ZM746 132H800V154H746ZM38 154h8V736h-8ZM20 154h4V736h-4ZM770 154h4V736h-4ZM790 154h10V736h-10Z',
    ) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => sunray(i * 22.5 - 90)).join('') +
    disc(inks.brass, 400, 78, 26) +
    disc('#f6d48f', 404, 76, 18)
  )
}

function sunray(degrees: number) {
  return `<path fill="${inks.cedar}" d="M-8 0 0-62 8 0Z" transform="translate(400 78) rotate(${degrees})"/>`
}

function stalls() {
  return (
    shape('#2b2547', box(0, 728, width, 280)) +
    audienceRow({
      from: 10,
      to: 800,
      y: 810,
      width: 66,
      seed: 5,
      inks: { seat: '#3a2440', head: '#2b1c38', rim: inks.ember },
    }) +
    audienceRow({
      from: -30,
      to: 830,
      y: 902,
      width: 86,
      seed: 21,
      inks: { seat: '#2a1b36', head: '#1d1630', rim: '#d4633a' },
    }) +
    audienceRow({
      from: -20,
      to: 830,
      y: 1010,
      width: 116,
      seed: 47,
      inks: { seat: '#161228', head: '#120f22', rim: inks.cedar },
    })
  )
}

/** The projector's beam, visible in the dust. */
function beam() {
  const rays = ['172 536, 160 424', '176 342, 206 262', '318 206, 446 206'].map((end) =>
    polygon(pointsFrom(`${lens.x} ${lens.y}, ${end}`)),
  )
  return `<g fill-opacity=".2">${shape(inks.snow, rays.join(''))}</g>`
}

function player() {
  return place(
    356,
    604,
    1.08,
    shape('#57263a', 'M-30-2H32L-80 26-150 30Z') +
      shape(inks.ink, 'M-15-106Q-40-92-58-58L-50-52Q-30-72-8-84Z') +
      shape(inks.ink, 'M-36 0Q-28-62-17-108-4-119 12-111L48-150 55-143 24-92Q26-48 38 0Z') +
      disc(inks.ink, 0, -131, 15) +
      shape(inks.ember, 'M12-111 48-150 55-143 24-92Q26-48 38 0H28Q20-56 15-98ZM6-145a15 15 0 0 1 0 28Q12-131 6-145Z') +
      shape(inks.brass, 'M44-178H62L66-150H40ZM50-186h6v8h-6Z') +
      shape(inks.snow, 'M50-174h6l2 20h-10Z'),
  )
}

function footlights() {
  const light =
    shape('#f09a52', 'M-34 0a34 34 0 0 1 68 0Z') +
    shape(inks.brass, 'M-24 0a24 24 0 0 1 48 0Z') +
    shape(inks.ink, 'M-15 4a15 16 0 0 1 30 0Z') +
    shape(inks.cedar, 'M4-11a15 16 0 0 1 11 15H8Q8-6 4-11Z')
  return [0, 1, 2, 3, 4, 5, 6].map((i) => place(118 + i * 94, lip + 2, 1, light)).join('')
}
