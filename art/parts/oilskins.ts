import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** Someone in a sou'wester and oilskins, 104 high, holding a rail; lit from the left. */
export const oilskins = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.ink, 'M-14-34H-1L-4 0H-20L-14-6ZM2-34H13L18 0H4Z') +
      shape('#c98f3c', 'M-20-26Q-24-70-12-80H8Q20-72 18-26Q0-20-20-26Z') +
      shape(inks.brass, 'M-20-26Q-24-70-12-80H-4Q-12-60-10-23Z') +
      stroke('#c98f3c', 8, 'M-8-70-30-58-34-52') +
      stroke(inks.brass, 3, 'M-10-72-30-60') +
      stroke('#b27c30', 8, 'M10-70 26-54 30-52') +
      shape('#b97a52', 'M-12-92Q-12-80-3-79H6L8-92Z') +
      shape(inks.paperShade, 'M-13-88Q-12-78-4-76-8-84-6-88Z') +
      shape('#c98f3c', 'M-22-90Q-10-94-10-100-6-106 2-104 10-102 11-94L22-82Q6-88-22-90Z') +
      shape(inks.brass, 'M-22-90Q-10-94-10-100-6-106-2-105-6-98-6-91Z'),
  )
