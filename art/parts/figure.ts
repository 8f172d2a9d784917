import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

type Figure = {
  x: number
  y: number
  scale?: number
  coat: string
  legs?: string
  skin?: string
  hair?: string
  hat?: string
  arm?: 'down' | 'raised' | 'forward'
  facing?: 'left' | 'right'
}

/** A person in a long coat, 100 high, standing on `y`; simple enough for crowds. */
export const figure = ({
  x,
  y,
  scale = 1,
  coat,
  legs = inks.ink,
  skin = '#b97a52',
  hair = inks.ink,
  hat,
  arm = 'down',
  facing = 'left',
}: Figure) =>
  place(
    x,
    y,
    scale,
    shape(legs, 'M-10-40H0L-2-4-1 0H-16V-3L-10-6ZM1-40H12L14-4V0H2V-4Z') +
      shape(skin, 'M-4-84H5V-76H-4ZM-8-91a8 8 0 0 1 16 0v3a8 8 0 0 1-16 0Z') +
      shape(coat, `M-6-80Q-16-79-17-66L-19-28H17L16-66Q15-79 7-80L0-77Z${armAt[arm]}`) +
      `<path fill="${inks.ink}" fill-opacity=".2" d="${shadeAt[facing]}"/>` +
      (hat
        ? shape(hat, 'M-9-91Q-9-102 0-102T9-91L-14-89Z')
        : shape(hair, 'M-8-92Q-9-101 1-101 11-100 9-86L5-84 4-92Q-2-92-8-92Z')),
    facing === 'left' ? scale : -scale,
  )

/** The shaded side; the light stays on the right when the figure turns. */
const shadeAt = {
  left: 'M-6-80Q-16-79-17-66L-19-28H-5L-3-66ZM9-68 11-42H8Z',
  right: 'M7-80Q15-79 16-66L17-28H4L3-66ZM-10-68-12-42H-9Z',
}

const armAt = {
  down: '',
  raised: 'M-8-78-14-72-30-94-26-98Z',
  forward: 'M-6-74-36-62-35-56-8-62Z',
}
