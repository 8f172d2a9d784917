import { inks } from '../../src/ui/base/inks.ts'
import { frontPages } from './newspaper.ts'
import { box, disc, place, polygon, shape, stroke } from './svg.ts'

/** A newspaper kiosk, 470 wide and 470 high, its front's left corner at `x`, `y`; lit from the right. */
export const newsStand = (x: number, y: number, scale = 1) =>
  place(x, y, scale, stall() + keeper() + counter() + roof())

const stall = () =>
  shape('#3b2a2c', box(0, -330, 330, 330)) +
  shape('#6b4234', 'M16-300H314V-292H16ZM16-240H314V-232H16Z') +
  shape(inks.moss, 'M330-340 420-318V-34L330 0Z') +
  shape('#5a9a80', 'M346-300 404-288V-120L346-126ZM346-104 404-100V-52L346-40Z') +
  books() +
  sidePapers()

const books = () =>
  shape(inks.ember, box(28, -292, 30, 52) + box(206, -284, 26, 44)) +
  shape(inks.brass, box(64, -284, 26, 44) + box(276, -292, 28, 52)) +
  shape(inks.glacier, box(96, -292, 28, 52) + box(240, -292, 30, 52)) +
  shape('#f6d48f', 'M150-330H156V-276H150ZM134-258Q134-278 153-278T172-258Z') +
  disc(inks.snow, 153, -256, 8)

const sidePapers = () => {
  const sheet = (left: number, top: number) =>
    polygon([
      [left, top],
      [left + 24, top + 5],
      [left + 24, top + 70],
      [left, top + 68],
    ])
  return (
    shape(inks.snow, sheet(350, -290) + sheet(378, -284) + sheet(350, -210) + sheet(378, -206)) +
    shape(
      inks.deep,
      'M353-284 371-280V-272L353-276ZM381-278 399-274V-266L381-270ZM353-204 371-201V-193L353-196ZM381-200 399-197V-189L381-192Z',
    ) +
    shape(inks.ember, 'M353-266 371-262V-240L353-243ZM381-182 399-179V-160L381-162Z')
  )
}

const keeper = () =>
  place(
    196,
    -140,
    1,
    shape(inks.deep, 'M-50 0Q-52-66-22-76H20Q50-66 50 0Z') +
      shape('#4b7291', 'M6-76H20Q50-66 50 0H30Q30-56 6-76Z') +
      shape('#9a6142', 'M-8-90H10V-72Q0-66-8-72ZM-18-104a19 19 0 0 1 38 0Q20-82 1-80-18-82-18-104Z') +
      shape('#b97a52', 'M6-122Q20-118 20-104 20-82 4-80 12-100 6-122Z') +
      shape(inks.paperShade, 'M-16-92Q0-74 18-92 16-76 1-74-14-76-16-92Z') +
      shape(inks.cedar, 'M-22-106Q-22-128 2-128T24-108L34-104Q10-108-22-106Z'),
  )

const counter = () => {
  const front = frontPages([0, 1, 2, 3].map((i) => ({ x: 22 + i * 74, y: -112, width: 62, height: 86 })))
  return (
    shape(inks.spruce, box(-6, -126, 336, 126)) +
    shape('#123a31', box(-6, -20, 336, 20)) +
    shape(inks.snow, front.paper) +
    shape(inks.deep, front.type) +
    shape(inks.tide, front.pictures) +
    stroke(inks.brass, 3, 'M12-84H318') +
    shape(inks.paperShade, box(-16, -140, 352, 14)) +
    shape(inks.snow, 'M336-140 428-128V-116L336-126ZM60-160H118V-140H60ZM66-166H112V-160H66Z') +
    shape(inks.cedar, box(86, -160, 6, 20)) +
    shape(inks.ink, 'M-6-340H6V-126H-6ZM322-340H334V-126H322Z')
  )
}

const roof = () => {
  const stripes = (rest: number) =>
    [0, 1, 2, 3, 4]
      .map((i) => i * 2 + rest)
      .filter((i) => i < 9)
      .map((i) => `M${-14 + i * 40} -372h40l${(i - 4) * 3 + 3} 64a21.6 21.6 0 0 1-43 0Z`)
      .join('')
  return (
    shape('#1f6570', 'M-10-372 46-440H300L350-372Z') +
    shape(inks.tide, 'M300-440 350-372 436-346 366-428Z') +
    shape(inks.glacier, 'M300-440 366-428 370-432 304-446H44L46-440Z') +
    shape('#1f6570', box(120, -486, 106, 42)) +
    shape(inks.brass, 'M114-494H232V-486H114Z') +
    shape(inks.paper, 'M132-452H148L158-474 168-452H214V-448H132ZM172-456 184-470 196-456Z') +
    shape(inks.cedar, stripes(0)) +
    shape(inks.paper, stripes(1)) +
    shape(inks.rust, 'M346-374 436-346V-306Q424-292 412-304 400-292 388-305 378-294 364-304Z') +
    shape(inks.ember, 'M370-366 390-360 388-305Q378-294 366-304ZM408-355 424-350V-299Q418-296 412-304Z')
  )
}
