import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** A coastal ferry, 170 wide, its waterline at `y` and its bow to the left at `x`. */
export const ferry = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.ink, 'M96-50h14v20H96Z') +
      shape(inks.ember, 'M96-46h14v5H96Z') +
      shape(inks.snow, 'M0-20H170L158 0H16ZM22-33H150V-20H22ZM44-44H120V-33H40Z') +
      shape('#c9bda6', 'M0-20H60L70 0H16ZM22-33H56V-20H22ZM44-44H62V-33H40Z') +
      shape(inks.cedar, 'M7-9H166L162-4H12Z') +
      shape(
        inks.deep,
        'M48-41h66v5H48ZM30-30h7v6h-7ZM44-30h7v6h-7ZM58-30h7v6h-7ZM72-30h7v6h-7ZM86-30h7v6h-7ZM100-30h7v6h-7ZM114-30h7v6h-7ZM128-30h7v6h-7Z',
      ) +
      shape(inks.ink, 'M68-60h2v16h-2ZM60-55h18v1.6H60Z'),
  )
