import { inks } from '../../src/ui/base/inks.ts'
import { drapedCoat } from './clothes/draped-coat.ts'
import { headscarf } from './hair/headscarf.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { classroom } from './places/classroom.ts'

const pose = head({ turn: -12, tilt: 1, x: 297 }, { jaw: 0.94, chin: 0.9, length: -1 })
const tones = skin({ light: '#f8d3a6', base: '#e3b083', shade: '#ac7252', deep: '#70422f' }, 0.4)
const cloth = { light: '#e58a58', base: '#cb6238', shade: '#8f3b24', deep: '#652719' }
const hair = headscarf(pose, cloth)
const clothes = drapedCoat({ light: '#3f6a8c', base: inks.deep, shade: '#1b3145', deep: '#13232f' }, cloth)

export const noorHaddad =
  classroom() +
  hair.behind +
  neck(pose, tones, 0.9) +
  clothes.front +
  face(pose, tones, {
    eyes: { iris: '#4a2f1e', lash: '#1f1412', open: 0.98, line: 1.25, width: 1.06, slant: 0.4 },
    brows: { ink: '#33221c', weight: 1.15, arch: 0.7 },
    nose: { width: 1.02, arch: 0.8 },
    mouth: { smile: 1.5, full: 1.15 },
  }) +
  hair.front
