import { inks } from '../../../src/ui/base/inks.ts'
import { tint } from './tint.ts'

type Tones = {
  light: string
  base: string
  shade: string
  /** Cast shadow: under the jaw, in the nostrils. */
  deep: string
}
export type Skin = ReturnType<typeof skin>

/** Four tones of skin, and the inks of lips and lines derived from them. */
export const skin = (tones: Tones, red = 0.35) => ({
  ...tones,
  lip: tint(tones.shade, inks.rust, red),
  lowerLip: tint(tint(tones.base, tones.shade, 0.5), inks.cedar, red),
  line: tint(tones.deep, inks.ink, 0.45),
})
