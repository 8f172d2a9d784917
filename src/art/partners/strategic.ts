import { inks } from '../inks.ts'
import { column, drawing, fill, line, row, space } from './block.ts'
import { drawn, justified } from './drawn-letters.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Those who work with us across a region. */
export const strategic: Logos = {
  'saltway-coast-tourism': () =>
    row(
      [
        drawing(116, 116, fill(inks.deep, road())),
        column(
          [
            words('Saltway', inks.deep, { font: 'figtree', size: 44, weight: 800, letterSpacing: -0.03 }),
            words('Coast', inks.tide, { font: 'figtree', size: 44, weight: 800, letterSpacing: -0.03 }),
          ],
          16,
          'start',
        ),
      ],
      10,
    ),
  'larch-fork-tourism': () =>
    row(
      [
        drawing(88, 118, fill(inks.rust, needles()) + line(inks.rust, 3.5, twigs(), 'stroke-linecap="round"')),
        column(
          [
            drawn('LARCH', { ink: inks.ink, height: 32, width: 22, stroke: 6.5, gap: 6 }),
            justified('FORK', { ink: inks.ink, height: 32, stroke: 6.5, gap: 6 }, 136),
          ],
          11,
          'start',
        ),
      ],
      12,
    ),
  'long-sound-ferries': () =>
    row(
      [
        drawing(112, 108, fill(inks.deep, ferry) + line(inks.cedar, 5.5, bowWave, 'stroke-linecap="round"')),
        column(
          [
            words('LONG', inks.deep, { font: 'figtree-italic', size: 42, weight: 900, letterSpacing: -0.01 }),
            words('SOUND', inks.deep, { font: 'figtree-italic', size: 42, weight: 900, letterSpacing: -0.01 }),
            words('ferries', inks.cedar, { font: 'figtree-italic', size: 27, weight: 500 }),
          ],
          10,
          'start',
        ),
      ],
      14,
    ),
  'top-stair-hotels': () =>
    row(
      [
        drawing(50, 112, fill(inks.cedar, key())),
        column(
          [
            words('Top', inks.ink, { font: 'fraunces-full', size: 48, weight: 420, axes: { opsz: 144 } }),
            words('Stair', inks.ink, { font: 'fraunces-full', size: 48, weight: 420, axes: { opsz: 144 } }),
          ],
          17,
          'start',
        ),
      ],
      14,
    ),
  'foolscap-coast-books': () =>
    column(
      [
        drawing(112, 76, fill(inks.cedar, cap)),
        words('Foolscap', inks.ink, { font: 'fraunces-full', size: 40, weight: 800, axes: { opsz: 144 } }),
        space(0),
      ],
      10,
    ),
  'twelve-stages-network': () =>
    row(
      [
        drawing(116, 110, fill(inks.plum, stages)),
        column(
          [
            drawn('TWELVE', { ink: inks.plum, height: 46, width: 21, stroke: 6, bend: 'round', gap: 4.5 }),
            drawn('STAGES', { ink: inks.plum, height: 46, width: 21, stroke: 6, bend: 'round', gap: 5 }),
          ],
          18,
          'start',
        ),
      ],
      14,
    ),
  'highwater-islands-tourism': () =>
    row(
      [
        drawing(88, 112, fill(inks.spruce, gauge) + line(inks.tide, 6.5, highWater)),
        column(
          [
            drawn('HIGH', { ink: inks.spruce, height: 30, width: 26, stroke: 7, bend: 'round', gap: 7 }),
            drawn('WATER', { ink: inks.spruce, height: 30, width: 26, stroke: 7, bend: 'round', gap: 6 }),
            drawn('ISLANDS', { ink: inks.tide, height: 19, width: 17, stroke: 3.6, bend: 'round', gap: 7 }),
          ],
          10,
          'start',
        ),
      ],
      14,
    ),
}

/** And the one for profit. */
export const trade: Logos = {
  'third-portage-canoe-co': () =>
    column(
      [
        drawing(220, 86, fill(inks.rust, canoe) + fill(inks.ink, carriers)),
        spread('THIRD PORTAGE', inks.ink, { font: 'figtree', size: 27, weight: 800 }, 220),
      ],
      14,
    ),
}

/** A warning sign for a highway that goes on across the water. */
const road = () =>
  `M58 0L116 58 58 116 0 58ZM58 8L8 58 58 108 108 58ZM58 14L102 58 58 102 14 58Z${ripple(27, 57, 62)}${ripple(31, 68, 54)}M34 36H44V29H54V22H60V29H72V36H82L76 50H40ZM47 81H69L74 86 58 102 42 86ZM55.500 84V92H60.500V84Z`

/** A band of water, to be cut from a plate. */
const ripple = (x: number, y: number, width: number) => {
  const [step, waves] = [width / 4, [0, 1, 2, 3]]
  const there = waves.map((index) => `q${step / 2} ${index % 2 ? 7 : -7} ${step} 0`).join('')
  const back = waves.map((index) => `q${-step / 2} ${index % 2 ? -7 : 7} ${-step} 0`).join('')
  return `M${x} ${y}${there}v5${back}Z`
}

/** A larch in October: needles on one side, bare on the other. */
const needles = () =>
  `M41 4h6V118h-6Z${Array.from({ length: 8 }, (_, index) => {
    const [y, reach] = [10 + index * 12, 9 + index * 4]
    return `M38 ${y}Q${38 - reach * 0.7} ${y + 1} ${38 - reach} ${y + 10}Q${38 - reach * 0.5} ${y + 13} 38 ${y + 9}Z`
  }).join('')}`
const twigs = () =>
  Array.from({ length: 8 }, (_, index) => {
    const [y, reach] = [15 + index * 12, 8 + index * 4]
    return `M48 ${y}Q${48 + reach * 0.7} ${y} ${48 + reach} ${y + 7}`
  }).join('')

const ferry =
  'M50 0h12v10h22v16h12v14h14L102 82Q80 92 56 92T10 82L2 40H16V26H28V10H50ZM34 15v6h44V15ZM24 31v5h64V31ZM34 48V88Q56 92 78 88V48Q56 44 34 48ZM41 85V72L46 60H66L71 72V85H64V80H48V85ZM49 64L46.500 71H65.500L63 64Z'
const bowWave = 'M8 102q8-7 16 0t16 0 16 0 16 0 16 0 16 0'

/** The bow is a lamp, the bit a flight of steps. */
const key = () =>
  `M25 14a12 12 0 0 1 4 23.300V88H34V96H41V104H48V112H21V37.300A12 12 0 0 1 25 14Z${Array.from({ length: 11 }, (_, index) => {
    const at = (radius: number, turn: number) => {
      const angle = ((120 + index * 30 + turn) * Math.PI) / 180
      return `${tenth(25 + radius * Math.cos(angle))} ${tenth(26 + radius * Math.sin(angle))}`
    }
    return `M${at(16.5, -6)}L${at(25, -5)} ${at(25, 5)} ${at(16.5, 6)}Z`
  }).join('')}`
const tenth = (value: number) => Math.round(value * 10) / 10

const cap =
  'M18 58C19 44 15 41 8 40C8 20 24 9 38 14C49 18 50 36 46 58ZM50 58C52 42 47 26 56 15C65 26 60 42 62 58ZM94 58C93 44 97 41 104 40C104 20 88 9 74 14C63 18 62 36 66 58ZM8 43a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM56 0a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM104 43a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM10 62H102L93 76 79 67 67 77 56 67 45 77 33 67 19 76Z'

/** Twelve bandshells, each with somebody on. */
const stages = Array.from({ length: 12 }, (_, index) => {
  const [x, y] = [(index % 4) * 30, Math.floor(index / 4) * 38]
  const head = x + [9, 13, 17, 11, 15][index % 5]!
  return `M${x} ${y + 34}V${y + 13}a13 13 0 0 1 26 0V${y + 34}ZM${head} ${y + 14}a3.500 3.500 0 0 0 0 7a3.500 3.500 0 0 0 0-7ZM${head - 5} ${y + 30}a5 6.500 0 0 1 10 0Z`
}).join('')

/** A tide gauge that is an H, with the water well up. */
const gauge =
  'M0 6L20 0V112H0ZM68 0L88 6V112H68ZM0 24v4h9v-4ZM0 40v4h13v-4ZM0 56v4h9v-4ZM0 72v4h13v-4ZM0 88v4h9v-4ZM24 48C30 46 34 26 42 26S54 46 64 48Z'
const highWater = 'M24 58q10-9 20 0t20 0M24 74q10-9 20 0t20 0'

/** Bottom up on two pairs of shoulders. */
const canoe =
  'M2 58C0 30 18 14 44 9Q110 0 176 9C202 14 220 30 218 58C208 42 192 36 170 33Q110 28 50 33C28 36 12 42 2 58ZM24 31Q110 16 196 31L194 27Q110 12 26 27Z'
const carriers = [62, 144]
  .map((x) => `M${x} 38h17l3 18 15 28h-11L${x + 10} 64 ${x - 5} 84h-11L${x - 1} 58Z`)
  .join('')
