import { homeScreenIcon, icon, maskableIcon } from '../../src/art/marks/favicon.ts'
import { ico } from './ico.ts'
import { optimise } from './optimise.ts'
import { write } from './output.ts'
import type { Entry } from './publish.ts'
import { render } from './render.ts'

/** The site's icon in the forms that browsers and home screens ask for, under the names they expect. */
export const publishIcons = async (): Promise<Record<string, Entry>> => {
  write(`public/${folder}/icon.svg`, await optimise(icon))
  write('public/favicon.ico', ico(await render(icon, 32), 32))
  const pngs = [
    { name: 'icon-192', picture: icon, size: 192 },
    { name: 'icon-512', picture: icon, size: 512 },
    { name: 'maskable-512', picture: maskableIcon, size: 512 },
    // Home screens of phones cut their own corners.
    { name: 'apple-touch-icon', picture: homeScreenIcon, size: 180 },
  ]
  for (const { name, picture, size } of pngs) write(`public/${folder}/${name}.png`, await render(picture, size))
  const { width, height, alt } = icon
  return Object.fromEntries([
    ['icons/icon', { file: `${folder}/icon.svg`, width, height, alt }],
    ...pngs.map(({ name, size }) => [
      `icons/${name}`,
      { file: `${folder}/${name}.png`, width: size, height: size, alt },
    ]),
  ])
}

const folder = 'art/icons'
