import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { write } from './output.ts'

/** Name on the site -> name in Tabler's outline set. */
const names = {
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up-right': 'arrow-up-right',
  'chevron-down': 'chevron-down',
  close: 'x',
  facebook: 'brand-facebook',
  instagram: 'brand-instagram',
  linkedin: 'brand-linkedin',
  mail: 'mail',
  'map-pin': 'map-pin',
  menu: 'menu-2',
  pause: 'player-pause',
  phone: 'phone',
  play: 'player-play',
  sales: 'receipt',
  whatsapp: 'brand-whatsapp',
  youtube: 'brand-youtube',
}

const { resolve } = createRequire(import.meta.url)

/** Prints each icon as one path. Every shape of Tabler's starts with an absolute `M`, so they can be joined. */
export const printLineIcons = () => {
  const paths = Object.entries(names).map(([name, source]) => {
    const file = readFileSync(resolve(`@tabler/icons/outline/${source}.svg`), 'utf8')
    return [name, [...file.matchAll(/<path d="([^"]+)"/g)].map(([, shape]) => shape).join('')]
  })
  write('src/ui/printed/line-icons.json', `${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`)
}
