import { readLogos } from '../../build/content/logos.ts'
import { partners } from '../../src/site/content/partners.ts'
import type { Picture } from '../picture.ts'
import { type Block, move, scale } from './block.ts'
import { partnerBox } from './boxes.ts'
import { collections } from './collections.ts'
import { forest } from './forest.ts'
import { harbour } from './harbour.ts'
import type { Logos } from './logos.ts'
import { orchard } from './orchard.ts'
import { regions } from './regions.ts'
import { signals } from './signals.ts'
import { sky } from './sky.ts'
import { song } from './song.ts'
import { stage } from './stage.ts'
import { trade } from './trade.ts'
import { works } from './works.ts'

const logos: Logos = {
  ...harbour,
  ...signals,
  ...forest,
  ...orchard,
  ...sky,
  ...works,
  ...collections,
  ...song,
  ...stage,
  ...regions,
  ...trade,
}

const { logos: logosOfPartners } = await readLogos('src/site/content')

/** Centres the logo in its box, scaled down if necessary. */
const centred = (logo: Block, box: { width: number; height: number }) => {
  const { width, height, body } = scale(logo, Math.min(1, box.width / logo.width, box.height / logo.height))
  return move(body, (box.width - width) / 2, (box.height - height) / 2)
}

const drawnLogo = (draw: () => Block, slug: string, name: string): Picture => {
  const box = partnerBox(slug)
  return { name: slug, ...box, alt: `Logo of ${name}`, body: centred(draw(), box) }
}

/** For build scripts only: letters are read from font files. */
export const partnerLogos: Picture[] = partners.map(({ slug, name, logo }) => {
  const uploaded = logo && logosOfPartners[logo]
  if (uploaded) return { name: slug, alt: `Logo of ${name}`, ...uploaded }
  const draw = logos[slug]
  if (!draw)
    throw new Error(`Nobody has drawn the logo of ${slug}. Add it to a list in art/partners/, such as harbour.ts.`)
  return drawnLogo(draw, slug, name)
})

/** Drawings in whose place a partner has a file now. The file may be taken back. */
export const replacedLogos: Picture[] = partners.flatMap(({ slug, name, logo }) => {
  const draw = logo && logos[slug]
  return draw ? [drawnLogo(draw, slug, name)] : []
})
