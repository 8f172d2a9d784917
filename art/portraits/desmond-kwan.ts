import { inks } from '../../src/ui/base/inks.ts'
import { cardigan } from './clothes/cardigan.ts'
import { sidePart } from './hair/side-part.ts'
import { ear } from './parts/ear.ts'
import { face } from './parts/face.ts'
import { glasses } from './parts/glasses.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { skin } from './parts/skin.ts'
import { office } from './places/office.ts'

const pose = head({ turn: 4, tilt: 1, x: 302 }, { jaw: 1.1, cheek: 1.08, chin: 1.14, skull: 1.03, length: -1 })
const tones = skin({ light: '#fbe3b9', base: '#efc795', shade: '#c48d61', deep: '#84543e' })
const hair = sidePart(pose, { light: '#d9d9d0', base: '#9aa3a2', shade: '#5f6b6e' })
const clothes = cardigan({ light: '#4f8f74', base: inks.moss, shade: '#1d4a3c', deep: '#12342b' })

export const desmondKwan =
  office() +
  clothes.behind +
  neck(pose, tones, 1.08) +
  clothes.front +
  ear(pose, tones, -1) +
  ear(pose, tones, 1) +
  face(pose, tones, {
    eyes: { iris: '#38241b', lash: '#2b1c17', lid: 'single', open: 0.8, slant: 0.5, line: 0.9 },
    brows: { ink: '#6a7070', weight: 1.05, length: 0.94 },
    nose: { width: 1.16, bridge: 0.86 },
    mouth: { smile: 1.6, full: 0.86, width: 1.06 },
    lines: ['forehead', 'smile', 'crow'],
  }) +
  hair.front +
  glasses(pose, '#2b2522', 4.5)
