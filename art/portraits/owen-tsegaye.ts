import { inks } from '../../src/ui/base/inks.ts'
import { windbreaker } from './clothes/windbreaker.ts'
import { shortBeard } from './hair/beard.ts'
import { cap, peakShade } from './hair/cap.ts'
import { ear } from './parts/ear.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { signalRidge } from './places/signal-ridge.ts'

const pose = head({ turn: -19, tilt: 1, x: 295 }, { jaw: 0.97, cheek: 0.97, skull: 0.97, length: 1.5 })
const tones = skin({ light: '#cf8d5a', base: '#a3663f', shade: '#6b3d2b', deep: '#43261f' }, 0.3)
const hair = cap(pose, { light: '#f6a56c', base: inks.ember, shade: '#b0502f', deep: '#7d3420' }, '#231a1e')
const clothes = windbreaker({ light: '#6fb9b4', base: inks.tide, shade: '#1d535c', deep: '#123a44' })

export const owenTsegaye =
  signalRidge() +
  hair.behind +
  clothes.behind +
  neck(pose, tones, 1.04) +
  clothes.front +
  face(pose, tones, {
    cast: peakShade(pose, tones.shade),
    eyes: { iris: '#2a1712', lash: '#1d1210', open: 0.92, line: 0.9 },
    brows: { ink: '#1f1618', weight: 1.25, y: -0.5 },
    nose: { width: 1.12, length: 1.02 },
    mouth: { smile: 1.5, full: 1.1 },
    beard: shortBeard(pose, { light: '#6d4632', base: '#4a2e26', shade: '#33201f' }),
  }) +
  ear(pose, tones, 1) +
  hair.front
