import { inks } from '../../src/ui/base/inks.ts'
import { cottageRow } from './cottage.ts'
import { firs } from './fir.ts'
import { headland } from './headland.ts'
import { smoke } from './smoke.ts'
import { pointsFrom, shape } from './svg.ts'
import { tints } from './tints.ts'

/** A town in rows up a wooded slope, from the left edge down to a waterfront on y = 552. */
export const hillTown = () => {
  const row = { shade: tints.whitewashShade, windows: inks.deep }
  return (
    shape(
      inks.spruce,
      firs({
        from: -20,
        to: 560,
        count: 22,
        ground: (along) => 312 + along * along * 150,
        height: (along) => 96 - along * 20,
        seed: 5,
        tiers: 5,
      }),
    ) +
    headland(inks.moss, pointsFrom('0 296, 180 286, 400 336, 620 470, 860 552'), 560) +
    headland('#3b7a60', pointsFrom('0 372, 200 352, 380 372, 540 440, 640 500'), 520) +
    cottageRow({
      ...row,
      y: 376,
      cottages: [
        { x: 20, width: 58, height: 28, wall: inks.paper, roof: inks.cedar },
        { x: 92, width: 50, height: 24, wall: inks.brass, roof: inks.rust },
        { x: 290, width: 56, height: 26, wall: inks.paper, roof: inks.deep },
        { x: 360, width: 46, height: 22, wall: inks.ember, roof: inks.rust },
      ],
    }) +
    church() +
    cottageRow({
      ...row,
      y: 434,
      cottages: [
        { x: -24, width: 66, height: 34, wall: inks.paper, roof: inks.deep },
        { x: 60, width: 58, height: 30, wall: inks.ember, roof: inks.rust },
        { x: 300, width: 62, height: 32, wall: inks.paper, roof: inks.cedar },
        { x: 378, width: 54, height: 28, wall: inks.paper, roof: inks.deep },
        { x: 452, width: 50, height: 26, wall: inks.brass, roof: inks.cedar },
      ],
    }) +
    headland(inks.spruce, pointsFrom('0 462, 300 452, 560 480, 880 556'), 570) +
    cottageRow({
      ...row,
      y: 492,
      cottages: [
        { x: 30, width: 72, height: 36, wall: inks.paper, roof: inks.cedar },
        { x: 124, width: 66, height: 34, wall: inks.paper, roof: inks.deep },
        { x: 214, width: 70, height: 38, wall: inks.brass, roof: inks.rust },
        { x: 330, width: 70, height: 34, wall: inks.paper, roof: inks.deep },
        { x: 424, width: 64, height: 36, wall: inks.ember, roof: inks.deep },
        { x: 512, width: 60, height: 30, wall: inks.paper, roof: inks.cedar },
      ],
    }) +
    cottageRow({
      ...row,
      y: 552,
      cottages: [
        { x: -20, width: 92, height: 46, wall: inks.paper, roof: inks.deep },
        { x: 84, width: 84, height: 40, wall: inks.paper, roof: inks.cedar },
        { x: 182, width: 88, height: 54, wall: inks.ember, roof: inks.deep },
        { x: 284, width: 92, height: 42, wall: inks.paper, roof: inks.rust },
        { x: 390, width: 80, height: 50, wall: inks.brass, roof: inks.cedar },
        { x: 486, width: 90, height: 40, wall: inks.paper, roof: inks.deep },
        { x: 600, width: 74, height: 34, wall: inks.paper, roof: inks.cedar },
      ],
    }) +
    shape(
      inks.spruce,
      firs({
        from: 560,
        to: 820,
        count: 9,
        ground: (along) => 520 + along * 36,
        height: (along) => 100 - along * 44,
        seed: 15,
        tiers: 5,
      }),
    ) +
    smoke(336, 332, 90, 40, '#f0e6c4', 4)
  )
}

const church = () =>
  shape(inks.paper, 'M196 434V372L216 356 236 372V434ZM236 384h46v50H236Z') +
  shape(tints.whitewashShade, 'M196 434V372L206 364V434Z') +
  shape(inks.deep, 'M192 374 216 286 240 374 216 354ZM236 386 246 362H290V386Z') +
  shape(inks.deep, 'M212 400a6 6 0 0 1 12 0V434H212ZM250 400h8v18h-8ZM266 400h8v18h-8Z')
