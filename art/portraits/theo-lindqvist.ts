import { inks } from '../../src/ui/base/inks.ts'
import { overshirt } from './clothes/overshirt.ts'
import { fullBeard } from './hair/beard.ts'
import { knot } from './hair/knot.ts'
import { ear } from './parts/ear.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { forest } from './places/forest.ts'

const pose = head({ turn: 24, tilt: 1, x: 307 }, { jaw: 1.04, chin: 1.08, length: 1 })
const tones = skin({ light: '#fcdcb6', base: '#f0bf99', shade: '#c98363', deep: '#874a3a' })
const copper = { light: '#d28a4c', base: '#a8612f', shade: '#6f3b22' }
const hair = knot(pose, copper)
const clothes = overshirt({ light: '#cf6a42', base: inks.cedar, shade: '#7f3320', deep: '#5a2418' })

export const theoLindqvist =
  forest() +
  hair.behind +
  clothes.behind +
  neck(pose, tones, 1.1) +
  clothes.front +
  face(pose, tones, {
    eyes: { iris: '#5b8f8c', lash: '#4a2c20', open: 0.84, line: 0.7 },
    brows: { ink: '#7c4526', weight: 1.2, y: -0.6 },
    nose: { width: 1.06, length: 1.02, bridge: 1.1 },
    mouth: { smile: 1.2, full: 0.85, width: 0.98 },
    beard: fullBeard(pose, copper),
  }) +
  ear(pose, tones, -1) +
  hair.front
