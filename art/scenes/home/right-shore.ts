import { inks } from '../../../src/ui/base/inks.ts'
import { inOneInk, reuse } from '../../parts/reuse.ts'
import { shape } from '../../parts/svg.ts'

const land =
  shape(inks.ink, 'M-338 176v-40l42-36 30 8 34-50 24-8 12-40 22-8 26-4h192q120 0 219-31v240Z') +
  shape(inks.spruce, 'M-188 176q130-104 200-130t240-40v180Z')

/** The middle of the tower's foot is at 0 0; the house is on its right, the keeper on its left. */
const station =
  shape('#dba', 'M116-76q-16-28 8-48t34-46q-8 34-28 50t-10 44Z') +
  shape(inks.paper, 'M-30-196h60l14 198h-88ZM51 2v-34l18-25 18 25h57v34Z') +
  shape(
    inks.cedar,
    'M-34-147h68l3 49h-74ZM-41-49h82l3 51h-88ZM-28-248q6-28 28-32 22 4 28 32ZM69-58h58l20 26h-61ZM-76-27h7l4 20h-15Z',
  ) +
  `<path fill="#630" fill-opacity=".3" d="M8-196h22l14 198h-22ZM10-248q-2-26-10-32 22 4 28 32ZM87-32h57v34h-57Z"/>` +
  shape(inks.rust, 'M112-77h10v20h-10ZM44-30l25-34 24 34h-6l-18-25-19 25Z') +
  shape(
    inks.ink,
    'M-10-172h9v16h-9ZM-20 2v-34q9-20 18 0v34ZM-40-206h80l-6 10h-68ZM-42-205v-17h84v17h-3v-14h-78v14ZM-22-248h44v44h-44ZM-2-300h4v30h-4ZM110-21h10v22h-10ZM-76-31q4-9 7 0v6h-7ZM-77-12h9v14h-9Z',
  ) +
  shape(
    inks.brass,
    'M-18-244h9v34h-9ZM-5-244h9v34h-9ZM8-244h9v34h-9ZM56-22h8v12h-8ZM74-22h8v12h-8ZM66-40h6v8h-6ZM92-22h8v12h-8ZM128-22h8v12h-8Z',
  )

export const rightShore = inOneInk(inks.spruce, reuse('home-t', 'translate(251-2)scale(-.3 .4)')) + land + station
