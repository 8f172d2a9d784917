import { partners } from '../../content/partners/all.ts'
import type { Picture } from '../picture.ts'
import { type Block, move } from './block.ts'
import { partnerBox } from './boxes.ts'
import { collections } from './collections.ts'
import { forest } from './forest.ts'
import { harbour } from './harbour.ts'
import type { Logos } from './logos.ts'
import { signals } from './signals.ts'
import { sky } from './sky.ts'
import { song } from './song.ts'
import { stage } from './stage.ts'
import { strategic, trade } from './strategic.ts'
import { works } from './works.ts'

const logos: Logos = {
  ...harbour,
  ...signals,
  ...forest,
  ...sky,
  ...works,
  ...collections,
  ...song,
  ...stage,
  ...strategic,
  ...trade,
}

/** As large as the box allows, in its middle. */
const fit = ({ width, height, body }: Block, box: { width: number; height: number }) => {
  const scale = Math.min(box.width / width, box.height / height)
  const scaled = `<g transform="scale(${Math.round(scale * 1000) / 1000})">${body}</g>`
  return move(scaled, (box.width - width * scale) / 2, (box.height - height * scale) / 2)
}

/** For build scripts only: the letters come from font files. */
export const partnerLogos: Picture[] = partners.map(({ slug, name }) => {
  const draw = logos[slug]
  if (!draw) throw new Error(`no logo for ${slug}`)
  const box = partnerBox(slug)
  return { name: slug, ...box, alt: `Logo of ${name}`, body: fit(draw(), box) }
})
