import { inks } from '../../src/ui/base/inks.ts'
import { box, layer, shape } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'
import { far } from './home/far.ts'
import { leftShore } from './home/left-shore.ts'
import { rightShore } from './home/right-shore.ts'
import { sky } from './home/sky.ts'
import { water } from './home/water.ts'

const [width, height] = [1600, 900]

/**
 * For an outer element of any shape, without `viewBox`, filled with dusk: the horizon stays at the same share of the
 * height, the shores stay in their corners, and both are as large as the width allows.
 */
const anyShape =
  nested(
    'width="95%" height="72%" viewBox="-460 -640 800 640" preserveAspectRatio="xMaxYMax"',
    layer('sky', sky) + layer('far', far) + layer('water', water),
  ) +
  layer(
    'near',
    nested('viewBox="0 -890 1300 890" preserveAspectRatio="xMinYMax"', leftShore) +
      nested('y="-4%" viewBox="-558 -786 800 890" preserveAspectRatio="xMaxYMax"', rightShore),
  )

export const home: Picture = {
  name: 'home',
  width,
  height,
  alt: 'A ferry crosses the sound at sunrise, below snowy peaks and past a lighthouse on its headland.',
  // Without `overflow`, resvg clips it at the wrong place where another picture holds it.
  body: `${shape(inks.dusk, box(0, 0, width, height))}<svg width="${width}" height="${height}" overflow="visible">${anyShape}</svg>`,
}

/** Written into the home page, in an element that takes the shape of the window. */
export const homeInline: Picture = { ...home, body: anyShape }

function nested(attributes: string, body: string) {
  return `<svg ${attributes} overflow="visible">${body}</svg>`
}
