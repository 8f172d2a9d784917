import { existsSync, readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { allBrands } from '../../src/site/content/brands.ts'
import { company } from '../../src/site/content/content.ts'
import { pressTexts, printPictures as printed } from '../../src/site/content/press.ts'
import { inks } from '../../src/ui/base/inks.ts'
import { pictures } from '../all.ts'
import { foragerMark, marks } from '../marks/all.ts'
import type { Mark } from '../marks/mark.ts'
import { outline } from '../parts/letters.ts'
import { place, shape } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'
import { contactCard } from './contact-card.ts'
import { optimise } from './optimise.ts'
import { write } from './output.ts'
import { render } from './render.ts'
import { shortHash } from './short-hash.ts'

/** Pixels across: 3,600 are 30 cm of print at 300 dpi, 2,400 are 20. */
const widths = { logos: 1600, plates: 3600, portraits: 2400 }

/**
 * What visitors may keep: the contact card; logos, each also as a bitmap, all of them in an archive; plates and portraits
 * in print size.
 */
export const printDownloads = () => {
  const logos = [
    { mark: foragerMark, name: company.name },
    ...allBrands.map(({ slug, name }) => ({ mark: marks[slug], name })),
  ]
  const files: Record<string, Uint8Array> = {}
  const printedLogos = logos.map(({ mark, name }) => {
    const drawn = (['light', 'dark'] as const).map((ground) => logoOf(mark, name, ground))
    // All files of a logo share a folder, so that the page that lists them compresses well.
    const content = `${widths.logos} ${drawn.map(optimise).join('')}`
    const [light, dark] = drawn.map((logo) => {
      const svg = optimise(logo)
      const png = bitmap(logo, content, widths.logos)
      files[`logos/${logo.name}.svg`] = Buffer.from(svg)
      files[`logos/${logo.name}.png`] = png.bytes
      return {
        svg: keep(logo.name, 'svg', Buffer.from(svg), content),
        png: png.file,
        width: logo.width,
        height: logo.height,
      }
    })
    return { slug: mark.slug, name, light, dark }
  })
  files['words.txt'] = Buffer.from(pressTexts().join('\n\n'))
  const archive = zipSync(files, { level: 6, mtime: new Date(1980, 0, 1, 12) })
  const prints = printed.map(({ folder, name, caption }) => {
    const picture = pictures[folder].find((one) => one.name === name)
    if (!picture) throw new Error(`The press kit names ${folder}/${name}, which is not drawn.`)
    const png = bitmap(picture, `${widths[folder]} ${optimise(picture)}`, widths[folder])
    const height = Math.round((widths[folder] * picture.height) / picture.width)
    return {
      picture: `${folder}/${name}`,
      caption,
      file: png.file,
      bytes: png.bytes.length,
      width: widths[folder],
      height,
    }
  })
  const downloads = {
    card: keep('contact', 'vcf', Buffer.from(contactCard())),
    archive: { file: keep('press-kit', 'zip', archive), bytes: archive.length },
    logos: printedLogos,
    prints,
  }
  write('src/ui/printed/downloads.json', `${JSON.stringify(downloads, null, 2)}\n`)
}

/** Badge and name side by side, dark for light backgrounds or white for dark ones. */
function logoOf({ slug, inks: markInks, draw }: Mark, name: string, ground: 'light' | 'dark'): Picture {
  const { d, width } = outline(name, { font: 'fraunces', size: 54, weight: 700, letterSpacing: -0.01 })
  const isLight = ground === 'light'
  return {
    name: `${slug}-for-${ground}-backgrounds`,
    width: Math.ceil(150 + width),
    height: 120,
    alt: name,
    body:
      draw(isLight ? markInks : { ground: 'none', figure: inks.snow }) +
      place(146, 79, 1, shape(isLight ? inks.ink : inks.snow, d)),
  }
}

/** Printed once: its folder changes with what it shows. */
function bitmap(picture: Picture, content: string, width: number) {
  const file = pathOf(picture.name, 'png', content)
  const bytes = existsSync(`public/${file}`) ? readFileSync(`public/${file}`) : render(picture, width)
  write(`public/${file}`, bytes)
  return { file, bytes }
}

function keep(name: string, ending: string, bytes: Uint8Array, content = Buffer.from(bytes).toString('base64')) {
  const file = pathOf(name, ending, content)
  write(`public/${file}`, bytes)
  return file
}

const pathOf = (name: string, ending: string, content: string) =>
  `art/downloads/${shortHash(content)}/${name}.${ending}`
