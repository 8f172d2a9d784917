import { figure } from './figure.ts'
import { disc, place, stroke } from './svg.ts'

type Waver = Omit<Parameters<typeof figure>[0], 'arm'>

/** A person in a long coat with one arm up, 100 high without it. */
export const waver = (person: Waver) => {
  const { x, y, scale = 1, coat, skin = '#b97a52', facing = 'left' } = person
  return (
    figure(person) +
    place(
      x,
      y,
      scale,
      stroke(coat, 8.5, 'M-10-73-22-86-30-104') + disc(skin, -32, -110, 5),
      facing === 'left' ? scale : -scale,
    )
  )
}
