import { inks } from '../../src/ui/base/inks.ts'
import { box, place, shape } from './svg.ts'

type MarketStall = {
  x: number
  y: number
  scale?: number
  awning?: readonly [string, string]
  glow?: string
  keeper?: { coat: string; skin: string }
}

/** A market stall under a striped awning, 300 wide, the middle of its counter's foot at `x`, `y`. */
export const marketStall = ({
  x,
  y,
  scale = 1,
  awning = [inks.cedar, inks.paper],
  glow = '#d98a4e',
  keeper,
}: MarketStall) =>
  place(
    x,
    y,
    scale,
    shape(glow, box(-132, -210, 264, 150)) +
      shape('#b8643f', 'M-132-150H132V-142H-132ZM-132-116H132V-108H-132Z') +
      shape(
        inks.rust,
        'M-120-150v-18h16v18ZM-92-150v-26h12v26ZM-30-150v-20h22v20ZM60-150v-28h14v28ZM90-150v-18h26v18ZM-110-116v-16h26v16ZM20-116v-20h16v20ZM80-116v-14h30v14Z',
      ) +
      (keeper ? keeperBehind(keeper) : '') +
      shape(inks.ink, box(-146, -222, 9, 222) + box(137, -222, 9, 222)) +
      shape(inks.paperShade, 'M-150-84H150L140-62H-140Z') +
      shape(inks.rust, box(-142, -62, 284, 62)) +
      shape(inks.cedar, box(-40, -62, 182, 62)) +
      shape(inks.ink, 'M-142-62H142V-54H-142ZM-142-30H142V-27H-142Z') +
      shape(inks.moss, 'M-128-84q14-26 28-4 12-24 26 2l2 2ZM40-84q10-20 22-6 14-20 24 6Z') +
      shape(inks.brass, 'M-60-84a10 10 0 0 1 20 0 10 10 0 0 1 20 0 10 10 0 0 1 20 0ZM-50-96a10 10 0 0 1 20 0Z') +
      shape(inks.ember, 'M94-84a9 9 0 0 1 18 0 9 9 0 0 1 18 0ZM103-94a9 9 0 0 1 18 0Z') +
      stripes(awning[0], 0) +
      stripes(awning[1], 1),
  )

const keeperBehind = ({ coat, skin }: { coat: string; skin: string }) =>
  shape(coat, 'M-38-80Q-38-152 0-156 38-152 38-80Z') +
  shape(inks.paperShade, 'M-19-80V-122H19V-80ZM-19-122-12-153h4l4 31ZM19-122 12-153H8L4-122Z') +
  shape(skin, 'M-7-168H7V-152L0-146-7-152ZM-15-180a15 15 0 0 1 30 0v5a15 15 0 0 1-30 0Z') +
  shape(inks.ink, 'M-16-180Q-16-199 0-199T16-180Q8-188-3-187T-16-180Z')

const stripes = (ink: string, rest: number) =>
  shape(
    ink,
    [0, 1, 2, 3]
      .map((i) => i * 2 + rest)
      .map((i) => `M${-120 + i * 30} -280h30l${(i - 3) * 10} 66v8a20 20 0 0 1-${40} 0v-8Z`)
      .join(''),
  )
