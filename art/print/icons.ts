import pngToIco from 'png-to-ico'
import { homeScreenIcon, icon, maskableIcon } from '../marks/favicon.ts'
import type { Entry } from './entry.ts'
import { optimise } from './optimise.ts'
import { write } from './output.ts'
import { render } from './render.ts'

/** The site's icon in the formats and under the names that browsers and home screens expect. */
export const printIcons = async (): Promise<Record<string, Entry>> => {
  write(`public/${folder}/icon.svg`, optimise(icon))
  write('public/favicon.ico', await pngToIco([render(icon, 32)]))
  const pngs = [
    { name: 'icon-192', picture: icon, size: 192 },
    { name: 'icon-512', picture: icon, size: 512 },
    { name: 'maskable-512', picture: maskableIcon, size: 512 },
    // Phones round the corners of icons on their home screens.
    { name: 'apple-touch-icon', picture: homeScreenIcon, size: 180 },
  ]
  for (const { name, picture, size } of pngs) write(`public/${folder}/${name}.png`, render(picture, size))
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
