import { figure } from './figure.ts'
import { disc, place, stroke } from './svg.ts'

type WavingFigure = Omit<Parameters<typeof figure>[0], 'arm'>

/** A person in a long coat waving, 100 high without the raised arm. */
export const wavingFigure = (person: WavingFigure) => {
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
