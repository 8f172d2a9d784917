import { inks } from '../../src/ui/base/inks.ts'
import { stroke } from '../parts/svg.ts'
import { drawing, fill, hang } from './block.ts'
import { onCircle } from './circle.ts'
import { drawn } from './drawn-letters.ts'
import { beside, column } from './lockups.ts'
import type { Logos } from './logos.ts'
import { spread, words } from './words.ts'

/** Ferries, hotels, books, tours and canoes. */
export const trade: Logos = {
  'long-sound-ferries': () =>
    beside(
      drawing(112, 108, fill(inks.deep, ferry) + stroke(inks.cedar, 5.5, bowWave)),
      [
        words('LONG', inks.deep, { font: 'figtree-italic', size: 42, weight: 900, letterSpacing: -0.01 }),
        words('SOUND', inks.deep, { font: 'figtree-italic', size: 42, weight: 900, letterSpacing: -0.01 }),
        words('ferries', inks.cedar, { font: 'figtree-italic', size: 27, weight: 500 }),
      ],
      { gap: 14, leading: 10 },
    ),
  'top-stair-hotels': () =>
    beside(
      drawing(50, 112, fill(inks.plum, key())),
      [
        words('Top', inks.ink, { font: 'fraunces-full', size: 48, weight: 420, axes: { opsz: 144 } }),
        words('Stair', inks.ink, { font: 'fraunces-full', size: 48, weight: 420, axes: { opsz: 144 } }),
      ],
      { gap: 14, leading: 17 },
    ),
  'foolscap-coast-books': () =>
    column(
      [
        drawing(128, 78, fill(inks.cedar, cap)),
        hang(words('Foolscap', inks.ink, { font: 'fraunces-full', size: 40, weight: 800, axes: { opsz: 144 } }), 10),
      ],
      10,
    ),
  'twelve-stages-network': () =>
    beside(
      drawing(116, 110, fill(inks.plum, stages)),
      [
        drawn('TWELVE', { ink: inks.plum, height: 46, width: 21, stroke: 6, bend: 'round', gap: 4.5 }),
        drawn('STAGES', { ink: inks.plum, height: 46, width: 21, stroke: 6, bend: 'round', gap: 5 }),
      ],
      { gap: 14, leading: 18 },
    ),
  'third-portage-canoe-co': () =>
    column(
      [
        drawing(220, 86, fill(inks.rust, canoe) + stroke(inks.ink, 8, carriers)),
        spread('THIRD PORTAGE', inks.ink, { font: 'figtree', size: 27, weight: 800 }, 220),
      ],
      14,
    ),
}

const ferry =
  'M50 0h12v10h22v16h12v14h14L102 82Q80 92 56 92T10 82L2 40H16V26H28V10H50ZM34 15v6h44V15ZM24 31v5h64V31ZM34 48V88Q56 92 78 88V48Q56 44 34 48ZM41 85V72L46 60H66L71 72V85H64V80H48V85ZM49 64L46.5 71H65.5L63 64Z'
const bowWave = 'M8 102q8-7 16 0t16 0 16 0 16 0 16 0 16 0'

/** The bow of the key is a lamp, its bit a flight of steps. */
const key = () => {
  const rays = Array.from({ length: 11 }, (_, index) => {
    const at = (radius: number, turn: number) => onCircle(25, 26, radius, 120 + index * 30 + turn)
    return `M${at(16.5, -6)}L${at(25, -5)} ${at(25, 5)} ${at(16.5, 6)}Z`
  })
  return `M25 14a12 12 0 0 1 4 23.3V88H34V96H41V104H48V112H21V37.3A12 12 0 0 1 25 14Z${rays.join('')}`
}

const cap =
  'M28 58C30 38 21 32 6 46C2 24 20 5 40 11C56 16 58 38 54 58ZM58 58C61 42 58 30 64 12C70 30 67 42 70 58ZM100 58C98 38 107 32 122 46C126 24 108 5 88 11C72 16 70 38 74 58ZM6 48a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM64 0a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM122 48a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM20 62H108L100 77 88 67 76 78 64 67 52 78 40 67 28 77Z'

/** Twelve band shells, each with a performer. */
const stages = [9, 13, 17, 11, 15, 9, 13, 17, 11, 15, 9, 13]
  .map((place, index) => {
    const [x, y] = [(index % 4) * 30, Math.floor(index / 4) * 38]
    const head = x + place
    return `M${x} ${y + 34}V${y + 13}a13 13 0 0 1 26 0V${y + 34}ZM${head} ${y + 14}a3.5 3.5 0 0 0 0 7a3.5 3.5 0 0 0 0-7ZM${head - 5} ${y + 30}a5 6.5 0 0 1 10 0Z`
  })
  .join('')

/** The canoe upside down on two pairs of shoulders. */
const canoe =
  'M2 58C0 30 18 14 44 9Q110 0 176 9C202 14 220 30 218 58C208 42 192 36 170 33Q110 28 50 33C28 36 12 42 2 58ZM24 31Q110 16 196 31L194 27Q110 12 26 27Z'
const carriers = [70, 150].map((x) => `M${x} 42l-3 18 13 10v15h5M${x - 3} 60l-5 13-10 9 4 4`).join('')
