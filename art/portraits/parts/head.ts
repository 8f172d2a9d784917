import { read } from './points.ts'
import { type Build, sectionAt, sectionsOf } from './sections.ts'
import type { Point } from './smooth.ts'

export type Pose = {
  /** Degrees; above 0 the face turns to the right, towards the light. */
  turn: number
  /** Degrees, clockwise. */
  tilt?: number
  /** Position of the head's vertical axis on the sheet. */
  x?: number
  y?: number
  /** Sheet units per hundredth of the head's height. */
  scale?: number
}
/** Moves or stretches points of the flat face before they are projected onto the head. */
export type Mould = (x: number, y: number, out: number) => [x: number, y: number, out: number]
export type Head = ReturnType<typeof head>

/**
 * A head whose face is drawn as if it were flat: `on` takes points in hundredths of the head's height, x from the middle
 * of the face, y from the crown (0) to the chin (100), `out` from the surface, and returns points on the sheet.
 */
export const head = ({ turn, tilt = 0, x: axis = 300, y: crown = 128, scale = 3.1 }: Pose, build: Build = {}) => {
  const sections = sectionsOf(build)
  const [sin, cos] = turned(turn)
  const [tiltSin, tiltCos] = turned(tilt)

  /** Projects onto the sheet; tilts about the nape, so that the neck stays in place. */
  const seen = (x: number, y: number, corner = false): Point => {
    const [dx, dy] = [x * scale, (y - 85) * scale]
    return { x: axis + dx * tiltCos - dy * tiltSin, y: crown + 85 * scale + dx * tiltSin + dy * tiltCos, corner }
  }
  const inSpace = (x: number, y: number, z: number, corner = false) => seen(x * cos + z * sin, y, corner)
  const onFace = (x: number, y: number, out: number, corner = false) => {
    const { w, z, f } = sectionAt(sections, y)
    return inSpace(x, y, z + f * Math.sqrt(Math.max(0, 1 - (x / w) ** 2)) + out, corner)
  }
  const edge = (side: -1 | 1) =>
    sections.map(({ y, w, z, f, b }) => seen(z * sin + side * Math.hypot(w * cos, (side * sin > 0 ? f : b) * sin), y))

  return {
    scale,
    sin,
    cos,
    /** Whether the face is turned away from the light, which puts its far half in shade. */
    away: sin < -0.12,
    on: (text: string, mould: Mould = (...place) => place) =>
      read(text).map(([[x = 0, y = 0, out = 0], corner]) => onFace(...mould(x, y, out), corner)),
    /** Takes `x,y,z` in space; z grows towards the viewer from between the ears. */
    around: (text: string, mould: Mould = (...place) => place) =>
      read(text).map(([[x = 0, y = 0, z = 0], corner]) => inSpace(...mould(x, y, z), corner)),
    /** Takes `x,y` on the sheet, whichever way the face looks. */
    flat: (text: string) => read(text).map(([[x = 0, y = 0], corner]) => seen(x, y, corner)),
    /** The silhouette from crown to chin. */
    left: edge(-1),
    right: edge(1),
  }
}

/** For features that both halves of a face share: drawn on the right, mirrored to the left. */
export const onSide =
  (side: -1 | 1): Mould =>
  (x, y, out) => [side * x, y, out]

const turned = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), Math.cos(angle)] as const
}
