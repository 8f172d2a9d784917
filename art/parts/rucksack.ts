import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** A rucksack with a bedroll, 70 wide and 98 high, standing on `y`; lit from the right. */
export const rucksack = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.deep, 'M-34 0V-56Q-34-84-6-84T24-56V0Z') +
      shape('#5d8a9a', 'M2-83Q24-80 24-56V0H8Q14-56 2-83Z') +
      shape(inks.brass, 'M-40-98H30V-82H-40Z') +
      shape('#c98f3c', 'M-40-98H-16V-82H-40ZM-26-36H16V-10H-26Z') +
      shape(inks.brass, 'M2-36H16V-10H2Z') +
      shape(inks.ink, 'M-24-82H-19V-60H-24ZM8-82H13V-60H8Z'),
  )
