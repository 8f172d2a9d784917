import { inks } from '../../src/ui/base/inks.ts'
import { box, disc, place, shape, stroke } from './svg.ts'

const [brick, brickLit, seam, snow, snowShade] = ['#7a3529', '#b3553a', '#66291f', inks.snow, '#c5cede']

/** A brick harbour office under snow, 560 wide and 560 high, its left corner at `x`, `y`; lit from the right. */
export const countingHouse = (x: number, y: number, scale = 1) =>
  place(x, y, scale, walls() + clerk() + sashes() + door() + roof())

const walls = () =>
  shape(brick, box(0, -330, 350, 330)) +
  shape(brickLit, 'M350 0V-330L455-470 560-330V0Z') +
  stroke(seam, 2, 'M20-292h26m40 0h26m120 0h26M12-168h26m290 0h22M20-30h26m60 0h26M20-44h26') +
  stroke('#c96f4e', 2, 'M370-60h22m120-20h22M380-200h18m110 12h24M420-360h20m30 8h20M366-130h14') +
  shape('#5d2a22', box(0, -16, 350, 16)) +
  shape('#8f4430', box(350, -16, 210, 16)) +
  shape(inks.paperShade, box(0, -182, 350, 12)) +
  shape(inks.paper, box(350, -182, 210, 12))

/** The bay window: shelves of ledgers, a lamp, and a clerk at a high desk. */
const clerk = () => {
  const ledgers = [inks.cedar, inks.tide, inks.moss, inks.deep, inks.rust, inks.plum]
  const shelf = (y: number, first: number) =>
    ledgers
      .map((_, i) =>
        shape(
          ledgers[(i + first) % 6] ?? inks.deep,
          box(40 + i * 18 + (i % 2), y - 26 - (i % 3) * 3, 14, 26 + (i % 3) * 3),
        ),
      )
      .join('')
  return (
    shape(inks.brass, box(30, -150, 216, 120)) +
    shape('#fbe3ab', 'M176-150H246V-60Z') +
    shape('#a86f2a', box(30, -112, 126, 6) + box(30, -72, 126, 6)) +
    shelf(-112, 0) +
    shelf(-72, 2) +
    shape('#5b3322', 'M150-74 222-86V-76L216-30H158Z') +
    shape(inks.snow, 'M152-78 190-86 224-90 222-84 190-80 154-73Z') +
    shape(inks.ink, 'M226-30 218-74Q220-104 236-104H246V-30Z') +
    disc('#b97a52', 230, -116, 13) +
    shape(inks.ink, 'M218-120Q220-134 234-132 246-130 246-112L240-112Q238-120 218-120Z') +
    stroke(inks.ink, 7, 'M232-94 210-84') +
    stroke(inks.ink, 2.5, 'M190-150V-128') +
    shape(inks.moss, 'M172-116Q176-130 190-130T208-116Z')
  )
}

const sashes = () => {
  const upper = [40, 136, 232]
  return (
    `<path fill="${inks.paperShade}" fill-rule="evenodd" d="${box(20, -160, 236, 140)}${box(30, -150, 216, 120)}"/>` +
    shape(inks.paperShade, box(100, -150, 6, 120) + box(172, -150, 6, 120)) +
    shape(snow, 'M14-20H262V-10H14Z') +
    upper
      .map(
        (x) =>
          shape(inks.paperShade, box(x - 6, -292, 72, 92)) +
          shape('#31475c', box(x, -286, 60, 80)) +
          shape(inks.paperShade, box(x + 27, -286, 6, 80) + box(x, -248, 60, 6)) +
          shape(snow, box(x - 10, -204, 80, 9)),
      )
      .join('') +
    shape(
      inks.brass,
      box(136, -286, 27, 38) + box(169, -286, 27, 38) + box(136, -242, 27, 36) + box(169, -242, 27, 36),
    ) +
    shape(inks.snow, box(420, -316, 70, 96)) +
    shape('#5b7f96', box(427, -309, 56, 82)) +
    shape(inks.glacier, 'M452-309H483V-262L452-227H440Z') +
    shape(inks.snow, box(452, -309, 6, 82) + box(427, -270, 56, 6)) +
    disc(inks.snow, 455, -386, 32) +
    disc(inks.deep, 455, -386, 27) +
    disc(inks.snow, 455, -386, 24) +
    stroke(inks.ink, 4, 'M455-386V-402M455-386 466-380')
  )
}

const door = () =>
  shape(inks.paperShade, box(276, -160, 66, 160)) +
  shape('#173f36', box(283, -152, 52, 152)) +
  shape(inks.brass, box(290, -146, 38, 36)) +
  shape(inks.snow, box(396, -158, 118, 150)) +
  shape(inks.spruce, 'M404-150H452V-8H404ZM458-150H506V-8H458Z') +
  shape(inks.moss, 'M440-150H452V-8H440ZM494-150H506V-8H494Z') +
  shape(inks.brass, 'M446-84h4v14h-4ZM460-84h4v14h-4Z') +
  shape(inks.deep, box(388, -214, 134, 26)) +
  shape(inks.brass, box(404, -204, 102, 6))

const roof = () =>
  shape('#5d2a22', 'M120-500H172V-420H120Z') +
  shape('#8f4430', 'M160-500H172V-420H160Z') +
  shape(snow, 'M112-500Q116-520 146-520T180-500V-492H112Z') +
  shape(
    snowShade,
    'M40-474H455L362-330Q340-316 322-328 296-312 270-328 240-314 210-328 180-312 150-328 116-314 90-328 50-314 20-326L-26-326Q-22-342-14-352Z',
  ) +
  shape(snow, 'M40-474H455L448-462H90Q60-440 46-410L-14-352Z') +
  shape(snow, 'M455-482 584-322Q576-308 556-316L455-444 362-318Q344-322 338-334Z') +
  shape('#e9d9d2', 'M455-482 584-322Q576-308 556-316L455-444 448-454 455-460Z')
