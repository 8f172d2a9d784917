import { sweater } from './clothes/sweater.ts'
import { bob } from './hair/bob.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { beachFire } from './places/beach-fire.ts'

const pose = head({ turn: 20, tilt: -2, x: 306 }, { jaw: 0.97, cheek: 1.02, chin: 0.95 })
const tones = skin({ light: '#fbdcb8', base: '#f0bd98', shade: '#c9805f', deep: '#8a4a3c' })
const hair = bob(pose, { light: '#fbf5e6', base: '#d9dad0', shade: '#9ba8a9', deep: '#6c7d85' })
const clothes = sweater({ light: '#fffaf0', base: '#efe3c9', shade: '#c4ab8f', deep: '#94806f' })

export const ingridHalloran =
  beachFire() +
  hair.behind +
  clothes.behind +
  neck(pose, tones, 0.95) +
  clothes.front +
  face(pose, tones, {
    eyes: { iris: '#3f7788', lash: '#4b3a38', open: 0.82, line: 0.8, lid: 'hooded' },
    brows: { ink: '#8d8a86', arch: 0.8, weight: 0.85, y: 0.5 },
    nose: { arch: 1.4, length: 1.04 },
    mouth: { smile: 1.4, full: 0.74, width: 1.06 },
    lines: ['forehead', 'crow', 'under-eye', 'smile'],
  }) +
  hair.front
