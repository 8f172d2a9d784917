import { inks } from '../../src/ui/base/inks.ts'
import { streetSide } from './street.ts'
import { type Point, pointsFrom } from './svg.ts'

/** The two sides of the market street: warm walls facing the sunset on the left, cool walls on the right. */
export const marketStreet = (vanishing: Point, width: number, ground: number) =>
  streetSide({ vanishing, edge: 0, ground, houses: left }) +
  streetSide({ vanishing, edge: width, ground, houses: right })

type Houses = Parameters<typeof streetSide>[0]['houses']

const left: Houses = [
  {
    from: 560,
    to: 625,
    top: -300,
    floors: [[-240, -160]],
    bays: 2,
    wall: '#a4594f',
    trim: '#6f3a48',
    unlit: '#5b3450',
    awning: [inks.tide, inks.paper],
  },
  {
    from: 440,
    to: 560,
    top: -470,
    floors: pointsFrom('-420 -320, -270 -160'),
    bays: 3,
    wall: '#8a4d57',
    trim: '#5b3450',
    unlit: '#4a2d4b',
    awning: [inks.cedar, inks.paperShade],
  },
  {
    from: 260,
    to: 440,
    top: -360,
    floors: [[-280, -160]],
    bays: 3,
    wall: '#b0644d',
    trim: '#74404a',
    unlit: '#5b3450',
    awning: [inks.spruce, inks.paperShade],
  },
  {
    from: -20,
    to: 260,
    top: -500,
    floors: pointsFrom('-440 -330, -270 -160'),
    bays: 3,
    wall: '#7b4658',
    trim: '#4a2d4b',
    unlit: '#412a48',
    awning: [inks.ember, inks.paperShade],
  },
]

const right: Houses = [
  {
    from: 1070,
    to: 1000,
    top: -380,
    floors: pointsFrom('-320 -240, -210 -150'),
    bays: 2,
    wall: '#473a63',
    trim: '#332a4e',
    unlit: '#2a2445',
    awning: [inks.cedar, inks.paperShade],
  },
  {
    from: 1190,
    to: 1070,
    top: -290,
    floors: [[-240, -150]],
    bays: 3,
    wall: '#54406a',
    trim: '#3a2f57',
    unlit: '#2a2445',
    awning: [inks.moss, inks.paperShade],
  },
  {
    from: 1360,
    to: 1190,
    top: -460,
    floors: pointsFrom('-410 -310, -260 -160'),
    bays: 3,
    wall: '#3d3459',
    trim: '#2b2645',
    unlit: '#241f3d',
    awning: [inks.brass, inks.deep],
  },
  {
    from: 1620,
    to: 1360,
    top: -400,
    floors: [[-330, -180]],
    bays: 3,
    wall: '#4b3b62',
    trim: '#2f2849',
    unlit: '#241f3d',
    awning: [inks.tide, inks.paperShade],
  },
]
