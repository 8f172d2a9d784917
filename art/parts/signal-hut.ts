import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'
import { tints } from './tints.ts'

/** A signal station: a whitewashed watch room with a gallery and a lookout above, 330 wide, its foot at `x`, `y`. */
export const signalHut = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    // The ground floor: a shaded long wall and a lit gable.
    shape(tints.whitewashShade, 'M-160-96H40V0H-160Z') +
      shape(inks.snow, 'M40-96H160V0H40Z') +
      shape('#a99a83', 'M-160-96H40V-84H-160ZM-160-10H40V0H-160Z') +
      shape(tints.whitewashShade, 'M40-96H160V-86H40ZM40-10H160V0H40Z') +
      shape(inks.deep, 'M-136-70H-96V-34H-136ZM-78-70H-38V-34H-78ZM92-72H138V-34H92Z') +
      shape(inks.brass, 'M-134-68H-117V-36H-134ZM-115-68H-98V-36H-115ZM94-70H114V-36H94ZM116-70H136V-36H116Z') +
      shape(inks.spruce, 'M-20-72H20V0H-20ZM54-74H80V0H54Z') +
      shape('#12342c', 'M-20-72H-12V0H-20Z') +
      // The gallery.
      shape(inks.rust, 'M-176-108H40V-94H-176Z') +
      shape(inks.cedar, 'M40-108H176V-94H40Z') +
      // The lookout.
      shape(tints.whitewashShade, 'M-70-196H24V-108H-70Z') +
      shape(inks.snow, 'M24-196H96V-108H24Z') +
      shape(inks.deep, 'M-64-186H20V-142H-64ZM28-186H92V-142H28Z') +
      shape(
        inks.brass,
        'M-60-182H-36V-146H-60ZM-32-182H-8V-146H-32ZM-4-182H18V-146H-4ZM30-182H48V-146H30ZM52-182H70V-146H52ZM73-182H90V-146H73Z',
      ) +
      shape('#fbe3ab', 'M52-182H70L58-146H52ZM73-182H90V-146H73Z') +
      shape(inks.rust, 'M-84-194-40-238H24V-194Z') +
      shape(inks.cedar, 'M24-194V-238H60L110-194Z') +
      shape('#d9653f', 'M60-238 110-194H94L48-238Z') +
      shape(inks.ink, 'M-40-244H60V-236H-40Z') +
      // Rails.
      stroke(inks.ink, 3, 'M-174-142H-72M98-142H174M-174-125H-72M98-125H174') +
      stroke(inks.ink, 4, 'M-172-108V-144M-138-108V-144M-104-108V-144M136-108V-144M172-108V-144'),
  )
