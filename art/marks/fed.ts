import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'

const lead = 'M60 14l5 13-3-3-2 3.5-2-3.5-3 3z'
const wood = `M53.5 31l4.5-4 2 3.5 2-3.5 4.5 4L74 50${'a4.7 4 0 0 1-9.3 0'.repeat(3)}z`
const barrel =
  'M46 53a4.2 4 0 0 0 8 1.5V106.6A47 47 0 0 1 46 104.9zM56.5 55.5a4 4 0 0 0 7 0V106.9A47 47 0 0 1 56.5 106.9zM66 54.5a4.2 4 0 0 0 8-1.5V104.9A47 47 0 0 1 66 106.6z'
const peaks =
  'M15.8 76L30 50 35 58 38 55 43 64V103.8A47 47 0 0 1 15.8 76zM77 60L90 42 96 54 99 52 105.9 70A47 47 0 0 1 77 103.8z'

export const fed: Mark = {
  slug: 'fed',
  alt: 'A pencil standing among peaks.',
  inks: { ground: inks.brass, figure: inks.ink },
  draw: block(lead, wood, barrel, peaks),
}
