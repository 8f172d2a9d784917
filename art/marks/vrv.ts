import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'

const gore = (half: number, mouth: number) =>
  `M60 14C${60 + half * 0.6} 14 ${60 + half} 25 ${60 + half} 41S${60 + mouth} 59 ${60 + mouth} 68H${60 - mouth}C${60 - mouth} 59 ${60 - half} 57 ${60 - half} 41S${60 - half * 0.6} 14 60 14z`
const strap = 'M50.5 71H54.5L49 80H44.5zM69.5 71H65.5L71 80H75.5z'
const headset = 'M44 83H76a7 7 0 0 1 7 7v4a8 8 0 0 1-8 8H68l-4.5-5h-7l-4.5 5H45a8 8 0 0 1-8-8V90a7 7 0 0 1 7-7z'
const glint = 'M69 86.5 72.5 86.5 67 94 63.5 94zM76 86.5 78 86.5 72.5 94 70.5 94z'

export const vrv: Mark = {
  slug: 'vrv',
  alt: 'A balloon that carries a headset for a basket.',
  inks: { ground: inks.tide, figure: inks.snow },
  draw: block(gore(29, 10), gore(21, 7), gore(10, 3), strap, headset, glint),
}
