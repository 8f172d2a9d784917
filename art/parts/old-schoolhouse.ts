import { inks } from '../../src/ui/base/inks.ts'
import { box, disc, place, shape, stroke } from './svg.ts'

/** A clapboard country school, 490 wide and 450 high, the foot of its long wall starting at `x`, `y`; lit from the right. */
export const oldSchoolhouse = (x: number, y: number, scale = 1) =>
  place(x, y, scale, walls() + windows() + belfry() + roof() + porch())

const walls = () =>
  shape('#8f8a78', 'M-6-14H458V4H-6Z') +
  shape('#c7bfa4', 'M270-14H458V4H270Z') +
  shape(inks.rust, box(0, -152, 270, 138)) +
  shape('#c9573a', 'M270-14V-152L360-262 450-152V-14Z') +
  stroke('#73291a', 1.6, [-132, -112, -92, -72, -52, -32].map((up) => `M2 ${up}H268`).join('')) +
  stroke(
    '#ad4128',
    1.6,
    `${[-132, -112, -92, -72, -52, -32].map((up) => `M272 ${up}H448`).join('')}M284-172H436M304-196H416M324-220H396`,
  ) +
  shape(inks.paper, 'M266-152H276V-14H266ZM444-152H452V-14H444Z')

const windows = () =>
  [22, 82, 142, 202].map((x) => sash(x, -128, 40, 84)).join('') +
  sash(290, -122, 30, 70) +
  sash(402, -122, 30, 70) +
  disc(inks.paper, 360, -196, 20) +
  disc('#f6d48f', 360, -196, 15) +
  shape(inks.paper, 'M358.5-211h3v30h-3ZM345-197.5h30v3h-30Z')

const sash = (x: number, y: number, width: number, height: number) =>
  shape(inks.paper, box(x - 4, y - 6, width + 8, height + 12)) +
  shape('#f6d48f', box(x, y, width, height)) +
  shape(inks.brass, box(x, y, width * 0.4, height)) +
  shape(
    inks.paper,
    box(x + width / 2 - 1.5, y, 3, height) +
      box(x, y + height * 0.48, width, 3) +
      box(x - 7, y + height + 5, width + 14, 4),
  )

const belfry = () =>
  shape('#c2b795', box(214, -352, 44, 96)) +
  shape(inks.paper, box(258, -352, 38, 96)) +
  shape('#33423f', 'M222-334Q236-352 250-334V-286H222ZM264-334Q277-352 290-334V-286H264Z') +
  shape(inks.brass, 'M244-322H252L262-296H234Z') +
  shape('#f9dd9b', 'M248-322H252L262-296H254Z') +
  shape('#33423f', 'M204-352 256-430 308-352Z') +
  shape('#5f736c', 'M256-430 308-352H262Z') +
  stroke(inks.ink, 3, 'M256-430V-452') +
  shape(inks.ink, 'M226-458Q246-474 270-459L286-470V-446L270-455Q246-444 226-458Z')

const roof = () =>
  shape('#33423f', 'M-18-146 62-262H362L272-142H-20Z') +
  stroke('#24312f', 1.6, 'M40-232H338M24-208H318M8-184H300M-6-164H286') +
  shape('#5f736c', 'M58-268H364L360-258H56Z') +
  shape('#24312f', 'M260-136 360-270 366-256 278-136Z') +
  shape(inks.paper, 'M360-274 470-138H450L360-250 272-138H258Z') +
  shape('#5f736c', 'M360-274 470-138H462L356-268Z') +
  shape('#6b2a1c', box(90, -300, 30, 46)) +
  shape('#c9573a', box(110, -300, 10, 46))

const porch = () =>
  shape(inks.spruce, box(338, -104, 44, 90)) +
  shape(inks.moss, box(360, -104, 22, 90)) +
  disc(inks.brass, 356, -56, 2.5) +
  shape(inks.paper, 'M322-112H328V-14H322ZM394-112H400V-14H394Z') +
  shape('#33423f', 'M310-110 360-146 360-110Z') +
  shape('#5f736c', 'M360-146 412-110H360Z') +
  shape('#c7bfa4', 'M326-14H396V-4H326ZM316-4H406V8H316Z') +
  shape(inks.paperShade, 'M360-14H396V-9H360ZM360-4H406V2H360Z')
