import { expect, it } from 'vitest'
import { type PictureName, picture } from '../../../src/ui/picture/catalogue.ts'

it.each([
  ['plates/no-such', 'art/scenes/no-such.ts'],
  ['portraits/no-such', 'art/portraits/no-such.ts'],
  ['partners/no-such', 'art/partners/no-such.ts'],
])('a missing drawing %s says where to draw it, and the command', (name, file) => {
  const message = `There is no drawing ${name}. Draw it in ${file}, run: npm run art`
  expect(() => picture(name as PictureName)).toThrow(message)
})
