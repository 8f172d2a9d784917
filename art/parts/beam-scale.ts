import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

const [iron, lit, brassShade] = ['#22323c', '#f3d9b0', '#c98f3c']

/** A wharf's beam scale in balance, 620 wide and 560 high, standing on `y`: fish in one pan, brass weights in the other. */
export const beamScale = (x: number, y: number, scale = 1) =>
  place(x, y, scale, post() + pan(-250, crates()) + pan(250, weights()) + beam())

const post = () =>
  shape(iron, 'M-110 0Q-106-30-60-38L-22-60-14-470H14L22-60 60-38Q106-30 110 0Z') +
  shape(lit, 'M6-470H14L22-60 60-38Q106-30 110 0H98Q92-22 50-28L12-54Z') +
  shape(inks.brass, 'M-24-84H24V-70H-24ZM-20-300H20V-288H-20Z') +
  shape('#f9dd9b', 'M14-84H24V-70H14ZM12-300H20V-288H12Z')

const beam = () =>
  shape(iron, 'M-276-470Q-140-478-60-496H60Q140-478 276-470V-456Q140-456 60-446H-60Q-140-456-276-456Z') +
  shape(lit, 'M60-496Q140-478 276-470V-465Q140-470 50-487H-50Q-130-472-220-466-120-480-60-496Z') +
  disc(inks.brass, 0, -471, 34) +
  disc(iron, 0, -471, 22) +
  shape(inks.brass, 'M-4-470-3-520H3L4-470ZM-12-520-0-560 12-520Z') +
  disc(inks.brass, -268, -462, 12) +
  disc(inks.brass, 268, -462, 12) +
  disc(inks.brass, 0, -471, 8)

/** A hanging pan, its foot 90 above the ground. */
const pan = (x: number, load: string) =>
  place(
    x,
    0,
    1,
    stroke(iron, 4, 'M14-456-112-112M22-456 112-112M18-456V-420') +
      stroke(lit, 1.6, 'M24-450 114-112') +
      load +
      shape(iron, 'M-132-112H132Q120-84 76-80H-76Q-120-84-132-112Z') +
      shape(lit, 'M112-112H132Q120-84 76-80H30Q98-86 112-112Z'),
  )

const crates = () =>
  fish(-58, -134, -104) +
  fish(20, -134, -88) +
  fish(66, -134, -64) +
  fish(-20, -128, -116) +
  shape('#8a5a3c', 'M-98-160H40V-112H-98Z') +
  shape('#d9a066', 'M40-160H98V-112H40Z') +
  stroke('#5d3a28', 3, 'M-98-136H98M40-160V-112')

/** A salmon, its tail in the air. */
const fish = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${
    shape('#6f93a8', 'M-20 0Q20-30 84-10L116-28 108 0 116 26 84 10Q20 30-20 0Z') +
    shape('#f0c3b2', 'M0 6Q30 10 84 4L84 10Q20 30-10 6Z') +
    shape(inks.deep, 'M84-10 116-28 108 0 116 26 84 10 90 0ZM20-22 46-32 52-19Z')
  }</g>`

const weights = () =>
  [
    [-66, 46, 74],
    [4, 36, 56],
    [62, 28, 42],
  ]
    .map(([x = 0, wide = 0, tall = 0]) => {
      const [top, neck] = [-112 - tall, wide * 0.3]
      return (
        shape(brassShade, `M${x - wide * 0.7}-112L${x - wide * 0.6} ${top}H${x + wide * 0.6}L${x + wide * 0.7}-112Z`) +
        shape(inks.brass, `M${x - 4}-112V${top}H${x + wide * 0.6}L${x + wide * 0.7}-112Z`) +
        shape('#f9dd9b', `M${x + wide * 0.34}-112L${x + wide * 0.3} ${top}H${x + wide * 0.6}L${x + wide * 0.7}-112Z`) +
        shape(brassShade, `M${x - neck} ${top}V${top - 12}H${x + neck}V${top}Z`) +
        disc(inks.brass, x, top - 18, neck * 1.1)
      )
    })
    .join('')
