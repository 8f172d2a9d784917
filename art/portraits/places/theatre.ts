import { inks } from '../../../src/ui/base/inks.ts'
import { box, disc, shape } from '../../parts/svg.ts'

const lamp = { x: 476, y: 252 }

/** An empty stage and its ghost light, the lamp left burning between shows. */
export const theatre = () =>
  shape('#2b1a2e', box(0, 0, 600, 750)) +
  disc('#3c2338', lamp.x, lamp.y, 290) +
  disc('#57303f', lamp.x, lamp.y, 196) +
  disc('#7d4440', lamp.x, lamp.y, 116) +
  shape('#1b1220', box(0, 596, 600, 154)) +
  shape('#3a2230', 'M300 750L420 596H490L600 720V750Z') +
  ghostLight +
  curtain(0, [inks.rust, '#6f2a1b', '#561f16']) +
  curtain(600, ['#cf6a42', inks.cedar, inks.rust], 0.74) +
  valance

const ghostLight =
  shape(inks.ink, 'M472 284h8V640h-8ZM448 640h56v7h-56Z') +
  disc('#b8793f', lamp.x, lamp.y, 50) +
  disc(inks.brass, lamp.x, lamp.y, 28) +
  disc(inks.snow, lamp.x, lamp.y - 4, 15) +
  shape(inks.ink, 'M466 276h20v14h-20Z')

/** Curtain folds along one side of the sheet; inks for light, middle tone and shade. */
const curtain = (edge: number, [lit, middle, shaded]: [string, string, string], gathered = 1) => {
  const at = (x: number) => Math.round(edge + (edge ? -x : x) * gathered)
  const fold = (from: number, to: number) =>
    `M${at(from)} 0H${at(to)}Q${at(to * 0.9)} 380 ${at(to * 0.82)} 750H${at(from * 0.82)}Q${at(from * 0.9)} 380 ${at(from)} 0Z`
  return (
    shape(middle, fold(0, 146)) +
    shape(shaded, fold(16, 34) + fold(58, 74) + fold(100, 114) + fold(136, 146)) +
    shape(lit, fold(4, 12) + fold(42, 52) + fold(82, 92) + fold(122, 129))
  )
}

const scallops = (count: number) => 'q-30 44-60 0'.repeat(count)
const valance =
  shape(inks.cedar, `M0 0H600V64${scallops(10)}Z`) +
  shape(inks.rust, Array.from({ length: 10 }, (_, i) => `M${i * 60} 0h22v80q-14-4-22-16Z`).join('')) +
  shape(inks.brass, `M600 64${scallops(10)}v8${'q30 44 60 0'.repeat(10)}Z`)
