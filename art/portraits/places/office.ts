import { inks } from '../../../src/ui/base/inks.ts'
import { ferry } from '../../parts/ferry.ts'
import { range } from '../../parts/range.ts'
import { box, shape } from '../../parts/svg.ts'
import { ripples } from '../../parts/water.ts'

/** A window onto the inlet at mid-morning. */
export const office = () =>
  shape('#bcd9d2', box(0, 0, 600, 750)) +
  shape('#d5e5d6', box(0, 170, 600, 580)) +
  shape('#ecedd9', box(0, 290, 600, 460)) +
  range({
    from: -80,
    to: 680,
    base: 440,
    seed: 9,
    peaks: [
      [40, 268, 350],
      [190, 318, 372],
      [500, 250, 350],
      [640, 290, 360],
    ],
    inks: { shade: '#7fa7b5', lit: '#a5c5c6', snow: inks.snow },
  }) +
  range({
    from: -80,
    to: 680,
    base: 460,
    seed: 14,
    peaks: [
      [110, 376, 412],
      [330, 392, 420],
      [580, 352, 410],
    ],
    inks: { shade: '#4b7d8c', lit: '#6a9aa2' },
  }) +
  shape('#3c8890', box(0, 436, 600, 170)) +
  ripples({ from: 0, to: 600, top: 440, height: 140, count: 16, ink: '#2a6f7a', seed: 6 }) +
  ferry(430, 486, 0.8) +
  shape(
    inks.spruce,
    box(0, 600, 600, 150) +
      box(0, 0, 34, 750) +
      box(150, 0, 10, 610) +
      box(440, 0, 10, 610) +
      box(0, 96, 600, 10) +
      box(566, 0, 34, 750),
  ) +
  shape(inks.moss, box(26, 0, 8, 600) + box(0, 600, 600, 9))
