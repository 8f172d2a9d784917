import { inks } from '../../src/ui/base/inks.ts'
import { rainJacket } from './clothes/rain-jacket.ts'
import { croppedCurls } from './hair/cropped-curls.ts'
import { ear } from './parts/ear.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { hoopEarring } from './parts/hoop-earring.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { harbour } from './places/harbour.ts'

const pose = head({ turn: -20, tilt: 2, x: 295 }, { jaw: 0.98, cheek: 1.03, chin: 0.92, skull: 0.98 })
const tones = skin({ light: '#c58050', base: '#99583a', shade: '#643528', deep: '#3f2220' }, 0.3)
const hair = croppedCurls(pose, { base: '#241b20', light: '#4a3740' })
const clothes = rainJacket({ light: '#fbe0a0', base: inks.brass, shade: '#cf8d43', deep: '#94562d' })

export const marenOkafor =
  harbour() +
  clothes.behind +
  neck(pose, tones, 0.92) +
  clothes.front +
  hair.behind +
  face(pose, tones, {
    eyes: { iris: '#2a1712', lash: '#1d1210', open: 0.92, line: 1.2, slant: 0.5 },
    brows: { ink: '#1d1216', arch: 0.8, weight: 1.05 },
    nose: { width: 1.28, bridge: 0.85, length: 0.98 },
    mouth: { smile: 1.5, full: 1.3, width: 1.04 },
  }) +
  ear(pose, tones, 1) +
  hair.front +
  hoopEarring(pose, inks.brass)
