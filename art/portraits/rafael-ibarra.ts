import { inks } from '../../src/ui/base/inks.ts'
import { apron } from './clothes/apron.ts'
import { fringe, moustache } from './hair/fringe.ts'
import { ear } from './parts/ear.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { theatre } from './places/theatre.ts'

const pose = head({ turn: 22, tilt: -1, x: 306 }, { jaw: 1.1, cheek: 1.05, chin: 1.2, skull: 1.02 })
const tones = skin({ light: '#eab98a', base: '#cf9468', shade: '#93573f', deep: '#5d332b' })
const black = { light: '#5b4a48', base: '#2c2123' }
const hair = fringe(pose, black)
const clothes = apron(
  { light: '#3d6183', base: inks.deep, shade: '#1b3145', deep: '#13232f' },
  { light: '#fff8e6', base: '#e6dabf', shade: '#a99680', deep: '#7b6a5c' },
)

export const rafaelIbarra =
  theatre() +
  clothes.behind +
  neck(pose, tones, 1.16) +
  clothes.front +
  hair.behind +
  face(pose, tones, {
    eyes: { iris: '#3a2218', lash: '#22150f', open: 0.82, line: 0.9, lid: 'hooded' },
    brows: { ink: '#241a1b', weight: 1.5, y: -0.2 },
    nose: { width: 1.2, arch: 0.8, bridge: 1.08 },
    mouth: { smile: 1.5, full: 0.9 },
    lines: ['forehead', 'under-eye', 'smile', 'crow'],
  }) +
  moustache(pose, black) +
  hair.front +
  ear(pose, tones, -1)
