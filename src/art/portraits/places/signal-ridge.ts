import { inks } from '../../inks.ts'
import { range } from '../../parts/range.ts'
import { stars } from '../../parts/night.ts'
import { levelSky } from '../../parts/sky.ts'
import { disc, shape, stroke } from '../../parts/svg.ts'
import { paint } from '../parts/paint.ts'

/** A mast on the ridge before sunrise. */
export const signalRidge = () =>
  levelSky(600, 750, [
    [0, '#232b52'],
    [120, inks.dusk],
    [230, '#523b62'],
    [320, '#7d4a68'],
    [392, '#b9655a'],
    [446, '#ee9f55'],
  ]) +
  stars({ from: 10, to: 590, top: 20, bottom: 240, count: 34, ink: inks.paper, seed: 12, size: 3 }) +
  range({ from: -60, to: 660, base: 620, seed: 5, peaks: [[40, 430, 480], [250, 450, 490], [420, 436, 486], [590, 410, 470]], inks: { shade: '#43406b', lit: '#8c5a73' } }) +
  paint('#27304f', '0,540! 90,500 150,508 260,560 380,590 600,560! 600,750! 0,750!') +
  paint('#3f3c66', '108,500! 150,508 260,560 380,590 330,590 220,556 140,520') +
  mast

const mast =
  stroke(inks.ink, 5, 'M92 506 112 150 132 506') +
  stroke(inks.ink, 2.5, 'M94 470l34-56-26-54 22-50-18-50 12-50M130 470 98 414l26-54-22-50 18-50-12-50') +
  stroke(inks.ink, 3, 'M112 150V96') +
  shape(inks.paper, 'M126 300q22 4 24 26q-22-4-24-26ZM98 350q-22 4-24 26q22-4 24-26Z') +
  disc(inks.ember, 112, 94, 7) +
  stroke(inks.brass, 4, 'M84 66a40 40 0 0 1 56 0M64 46a68 68 0 0 1 96 0')
