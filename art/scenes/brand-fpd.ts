import { inks } from '../../src/ui/base/inks.ts'
import { ferry } from '../parts/ferry.ts'
import { firs } from '../parts/fir.ts'
import { floatingStage } from '../parts/floating-stage.ts'
import { headland } from '../parts/headland.ts'
import { lanternBoat } from '../parts/lantern-boat.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { box, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { tug } from '../parts/tug.ts'
import { ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 560

export const brandFpd: Picture = {
  name: 'brand-fpd',
  width,
  height,
  alt: 'A trio plays in a band shell on a moored barge after sunset; the audience has come in small boats with lanterns.',
  body: sky() + cove() + water() + moorings() + tug(470, 652, 0.95) + floatingStage(940, 646, 1) + audience() + front(),
}

function sky() {
  return (
    sunSky({
      width,
      height,
      ink: '#0f333b',
      sun: { x: 1360, y: 600, radius: 90, ink: '#fbe3ab' },
      bands: [
        [1180, '#143f45'],
        [980, '#1b4d50'],
        [800, '#265e5a'],
        [640, '#3a7262'],
        [490, '#62886a'],
        [360, '#95a06d'],
        [240, '#d0b468'],
        [160, '#efc673'],
      ],
    }) +
    stars({ from: 0, to: 1300, top: 10, bottom: 330, count: 60, ink: '#dcead9', seed: 22, size: 4.4 }) +
    shape('#3a7262', slivers('1040 250 420 14, 1160 270 420 14')) +
    shape('#d0b468', slivers('1280 360 320 9'))
  )
}

function cove() {
  const span = { from: -80, to: 1700, lightX: 1700 }
  return (
    range({
      ...span,
      base: horizon + 2,
      seed: 18,
      peaks: peaksFrom('60 380 470, 250 300 450, 470 390 480, 700 420 500, 1180 440 510, 1420 460 520, 1580 420 510'),
      inks: { shade: '#174048', lit: '#2f6a62' },
    }) +
    headland('#0f3037', pointsFrom('-20 562, 120 500, 300 520, 520 548, 640 562'), horizon + 4) +
    shape(
      '#0f3037',
      firs({
        from: -40,
        to: 560,
        count: 24,
        ground: (along) => 536 + along * 26,
        height: (along) => 90 - along * 50,
        seed: 7,
        tiers: 5,
      }) +
        firs({
          from: 1280,
          to: 1660,
          count: 18,
          ground: () => horizon + 4,
          height: (along) => 40 + along * 70,
          seed: 17,
          tiers: 5,
        }),
    )
  )
}

/** Dark water that stretches the stage's rings of colour into long horizontals. */
function water() {
  return (
    shape('#15434a', box(0, horizon, width, height - horizon)) +
    shape('#efc673', slivers('1240 566 320 7, 1290 580 300 7, 1330 596 250 7')) +
    ferry(120, 574, 0.72) +
    shape('#d0b468', slivers('150 584 90 5, 130 594 120 5')) +
    shape('#0f333b', slivers('90 580 240 9, 0 620 400 12, 1240 640 420 12')) +
    ripples({ from: 0, to: width, top: horizon + 20, height: 300, count: 50, ink: '#0f363d', seed: 6 }) +
    shape('#6b2a28', slivers('560 672 760 14, 600 700 690 14, 620 738 640 14, 660 782 560 14')) +
    shape(inks.cedar, slivers('660 682 560 12, 700 716 470 13, 690 756 500 13, 740 804 400 13')) +
    shape(inks.ember, slivers('740 690 420 10, 760 726 340 11, 770 770 350 11, 800 826 290 11')) +
    shape(inks.brass, slivers('810 676 260 8, 830 706 230 9, 820 744 240 10, 850 786 190 10, 860 846 180 10')) +
    shape('#fbe3ab', slivers('870 698 150 6, 890 734 120 7, 880 762 140 7, 900 812 100 7'))
  )
}

/** The mooring piles beside the barge, each holding the end of a string of lanterns. */
function moorings() {
  return [340, 1540]
    .map(
      (x) =>
        shape('#0a1f23', `M${x - 9} 690V596H${x + 9}V690Z`) +
        shape('#0f333b', slivers(`${x - 50} 694 100 9`)) +
        shape('#e9b36a', `M${x - 11} 590H${x + 11}V598H${x - 11}Z`),
    )
    .join('')
}

function audience() {
  return (
    lanternBoat({
      x: 1410,
      y: 712,
      scale: 0.62,
      hull: inks.rust,
      coats: ['#1f4a4f', '#4a2a3a'],
      first: 1,
      light: 'left',
    }) +
    lanternBoat({ x: 560, y: 748, scale: 0.66, hull: inks.deep, coats: ['#4a2a3a', '#1f4a4f', '#5b3a2a'], first: 2 }) +
    lanternBoat({
      x: 1290,
      y: 800,
      scale: 0.86,
      hull: '#1c4a3e',
      coats: ['#5b3a2a', '#27455f', '#4a2a3a'],
      first: 1,
      light: 'left',
    }) +
    lanternBoat({ x: 270, y: 838, scale: 1.25, hull: inks.rust, coats: ['#27455f', '#4a2a3a', '#1f5a50'] })
  )
}

function front() {
  return headland('#0a1f23', pointsFrom('1180 900, 1360 884, 1500 850, 1600 836'), height)
}
