import { expect, it } from 'vitest'
import { drawingsOf } from '../../art/drawings-of.ts'

it.each(['scenes/brand-xyz.ts', 'portraits/nobody.ts'])(
  'a missing %s says where to draw it, and the command',
  async (file) => {
    await expect(drawingsOf(file)).rejects.toThrow(`There is no drawing art/${file}. Draw it, run: npm run art`)
  },
)
