import { inks } from '../../src/ui/base/inks.ts'
import { scarf } from './clothes/scarf.ts'
import { lowBun } from './hair/low-bun.ts'
import { ear } from './parts/ear.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { archive } from './places/archive.ts'

const pose = head({ turn: -24, tilt: -2, x: 293 }, { jaw: 1.02, cheek: 1.06, chin: 1.04, length: -1.5 })
const tones = skin({ light: '#e0ab78', base: '#bd8357', shade: '#7f4c37', deep: '#512d29' }, 0.3)
const hair = lowBun(pose, { light: '#55404a', base: '#2a1f26', streak: '#b9b4ac' })
const clothes = scarf(
  { light: '#5fb0ac', base: inks.tide, shade: '#1c565e', deep: '#133f47' },
  { light: '#7a4c63', base: '#56344f', shade: '#38223a', deep: '#271729' },
)

export const priyaCastellan =
  archive() +
  hair.behind +
  clothes.behind +
  neck(pose, tones, 0.92) +
  clothes.front +
  face(pose, tones, {
    eyes: { iris: '#3a2218', lash: '#22150f', open: 0.88, line: 1.1, width: 1.04 },
    brows: { ink: '#2a1f20', weight: 1.1, arch: 0.4 },
    nose: { width: 1.14, arch: 1.2, length: 1.03 },
    mouth: { smile: 1.3, full: 1.1 },
    lines: ['under-eye', 'smile', 'crow'],
  }) +
  ear(pose, tones, 1) +
  hair.front
