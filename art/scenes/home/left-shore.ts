import { inks } from '../../../src/ui/base/inks.ts'
import { inOneInk, reuse } from '../../parts/reuse.ts'
import { type Point, pointsFrom, polygon } from '../../parts/svg.ts'

const boughs =
  pointsFrom(`0 -350, 10 -306, 4 -309, 18 -262, 9 -266, 27 -218, 16 -222, 34 -174, 21 -178, 41 -130, 26 -134,
  48 -86, 31 -90, 56 -42, -6 -54`)

/**
 * A fir: the left half is the mirror image of the right, a little smaller so that the boughs alternate. Both halves run
 * in the same direction, because a path is empty where parts with opposite directions overlap.
 */
const fir = [boughs, boughs.map(([x, y]): Point => [x * -0.95, y * 0.97]).toReversed()]

/** Three firs in one path: browsers restyle every element of every copy when a dialog opens. */
const three = `<path id="home-f" d="${pointsFrom('0 0, 56 26, 106 46').map(firAt).join('')}"/>`

/** Nine firs, the tallest on the left. */
const stand = `<g id="home-t">${[
  three,
  reuse('home-f', 'translate(154)scale(.8 .72)'),
  reuse('home-f', 'translate(268)scale(.6 .44)'),
].join('')}</g>`

const standsBehind = `<g transform="translate(20-36)scale(1.1 .95)">${stand}${reuse('home-t', 'translate(120)scale(.9 .84)')}</g>`

export const leftShore =
  inOneInk(inks.spruce, standsBehind, '<path d="M-9 9V-97q240-15 420 30t330 76Z"/>') +
  inOneInk(inks.ink, reuse('home-t', 'translate(26 30)scale(1.15 .9)'), '<path d="M-9 9V-37q300-12 560 46Z"/>')

function firAt([x, y]: Point) {
  return fir.map((half) => polygon(half.map(([right, down]): Point => [x + right, y + down]))).join('')
}
