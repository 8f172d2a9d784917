import { inks } from '../../inks.ts'
import { reuse } from '../../parts/reuse.ts'
import { shape } from '../../parts/svg.ts'

const land =
  shape(inks.ink, 'M-338 176v-40l42-36 30 8 34-50 24-8 12-40 22-8 26-4h192q120 0 219-31v240z') +
  shape(inks.spruce, 'M-188 176q130-104 200-130t240-40v180z')

/** The tower stands with the middle of its foot at 0 0, the house to its right, the keeper to its left. */
const station =
  shape('#dba', 'M116-76q-16-28 8-48t34-46q-8 34-28 50t-10 44z') +
  shape(inks.paper, 'M-30-196h60l14 198h-88zM51 2v-34l18-25 18 25v34z') +
  shape('#dca', 'M8-196h22l14 198h-22zM84-34h60v36h-60z') +
  shape(
    inks.cedar,
    'M-34-147h68l3 49h-74zM-41-49h82l3 51h-88zM-28-248q6-28 28-32 22 4 28 32zM69-58h58l20 26h-61zM-76-27h7l4 20h-15z',
  ) +
  shape(
    inks.rust,
    'M11-147h23l3 49h-22zM18-49h23l3 51h-22zM10-248q-2-26-10-32 22 4 28 32zM112-77h10v20h-10zM44-30l25-34 24 34h-6l-18-25-19 25z',
  ) +
  shape(
    inks.ink,
    'M-10-172h9v16h-9zM-20 2v-36a9 9 0 0 1 18 0v36zM-40-206h80l-6 10h-68zM-42-222h84v3h-84zM-41-222h3v18h-3zM38-222h3v18h-3zM-22-248h44v44h-44zM-2-300h4v30h-4zM110-21h10v22h-10zM48 0h98v5h-98zM-76-32a4 4 0 0 1 7 0v8h-7zM-77-12h9v14h-9z',
  ) +
  shape(
    inks.brass,
    'M-18-244h9v34h-9zM-5-244h9v34h-9zM8-244h9v34h-9zM56-22h8v12h-8zM74-22h8v12h-8zM66-40h6v8h-6zM92-22h8v12h-8zM128-22h8v12h-8z',
  )

export const rightShore = `<g fill="${inks.spruce}">${reuse('home-t', 'translate(251-2)scale(-.3 .4)')}</g>${land}${station}`
