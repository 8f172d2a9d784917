import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'

const pages = 'M58.5 66C50 57 37 54 19 56V82C37 80 50 83 58.5 93zM61.5 66C70 57 83 54 101 56V82C83 80 70 83 61.5 93z'
const cover =
  'M22.3 87.5C38 84.5 51 88 60 98.5C69 88 82 84.5 97.7 87.5L95.3 91C81 89.5 70 93 60 103.5C50 93 39 89.5 24.7 91z'
const lines =
  'M26 63.5C37 62.5 46 65.5 52 70.5V74C46 69 37 66 26 66.7zM26 71C37 70 46 73 52 78V81.5C46 76.5 37 73.5 26 74.2z' +
  'M94 63.5C83 62.5 74 65.5 68 70.5V74C74 69 83 66 94 66.7zM94 71C83 70 74 73 68 78V81.5C74 76.5 83 73.5 94 74.2z'
const boat = 'M40 45.5 80 45.5 71 54 49 54z'
const sails = 'M61.5 14C64 26 72 36 82 42.5H61.5zM58.5 19C57 30 50 38 41 42.5H58.5z'

export const fpb: Mark = {
  slug: 'fpb',
  alt: 'A boat sailing across an open book.',
  inks: { ground: inks.ember, figure: inks.ink },
  draw: block(pages, lines, cover, boat, sails),
}
