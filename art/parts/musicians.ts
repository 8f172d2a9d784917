import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

const dark = '#2b1620'

/** A fiddler, a singer and a bass player, about 300 wide and 150 high, standing on `y`. */
export const musicians = (x: number, y: number, scale = 1) => place(x, y, scale, fiddler() + singer() + bassist())

const legs = 'M-13-50H0L-3 0H-15ZM1-50H13L15 0H3Z'
const torso = 'M-15-46Q-20-92-9-97H9Q20-92 15-46Z'

const fiddler = () =>
  place(
    -104,
    0,
    1,
    shape(dark, legs) +
      shape(inks.deep, torso) +
      disc(dark, 0, -110, 12) +
      shape(inks.tide, 'M-15-112Q-14-126 0-126T15-112L22-109Q0-116-15-112Z') +
      shape(inks.cedar, 'M2-92Q14-104 22-96 30-104 40-98 46-88 36-82 28-82 24-88 14-82 2-92Z') +
      stroke(dark, 3, 'M38-92 62-98') +
      stroke(inks.deep, 8, 'M-8-90-2-74 52-90M-10-88-18-66 8-70') +
      stroke(inks.snow, 2, 'M2-62 54-116'),
  )

const singer = () =>
  place(
    0,
    0,
    1,
    shape(inks.rust, 'M-12-98H12Q22-60 30-8H-30Q-22-60-12-98Z') +
      shape(inks.cedar, 'M4-98H12Q22-60 30-8H10Q14-60 4-98Z') +
      shape(dark, 'M-12-8H-2V0H-14ZM4-8H14V0H4Z') +
      stroke(dark, 7, 'M-10-92-34-112-44-134M12-92 22-74 14-64') +
      disc(dark, 0, -112, 12) +
      shape(dark, 'M-13-114Q-15-130 2-128 18-126 14-104L20-92 8-98Z') +
      stroke(dark, 3, 'M22 0H42M32 0 26-94') +
      disc(dark, 24, -98, 5),
  )

const bassist = () =>
  place(
    112,
    0,
    1,
    shape(dark, legs) +
      shape(inks.moss, torso) +
      disc(dark, 0, -110, 12) +
      shape(inks.ink, 'M-13-112Q-13-126 0-126T13-112Z') +
      stroke(dark, 6, 'M-28-62-34-138') +
      shape(inks.rust, 'M-30-86Q-10-86-12-66-14-56-10-46 0-30-10-10-24-2-44-8-58-26-46-46-42-56-48-66-50-84-30-86Z') +
      shape(inks.cedar, 'M-30-86Q-10-86-12-66-14-56-10-46 0-30-10-10-16-6-22-6-12-26-22-46-22-66-30-86Z') +
      stroke(inks.moss, 8, 'M-8-90-30-108M10-88-4-64-24-60') +
      stroke(dark, 2, 'M-30-64-26-22'),
  )
