import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Sharp } from 'sharp'
import type { Problem } from '../../src/site/content/reading/problem.ts'
import { inkFault, shapeFault } from '../logo-limits.ts'
import { filesOf } from './files.ts'
import { problemOf, readPicture } from './photographs.ts'

/** A logo as SVG markup without its outer element, which begins at 0 0. */
export type Logo = { width: number; height: number; body: string }

const folder = 'logos'
const mostMarkup = 24 * 1024
/** In bytes. With the markup around it, the logo stays within the limit in `art/print/limits.ts`. */
const mostPicture = 11.5 * 1024
const height = 120
const widest = 320

/** Checks the logos of partners and makes them safe: by the name of their file, and what is wrong with the others. */
export async function readLogos(root: string) {
  const logos: Record<string, Logo> = {}
  const problems: Problem[] = []
  for (const name of filesOf(root, folder)) {
    const file = join(root, folder, name)
    try {
      const bytes = readPicture(file, name, folder)
      const isPng = bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
      logos[name] = await (isPng ? fromPng(bytes) : fromSvg(bytes))
    } catch (error) {
      problems.push(problemOf(file, error))
    }
  }
  return { logos, problems }
}

/**
 * resvg reads the drawing into shapes and writes only those: whatever is not drawn (scripts, handlers, links, styles,
 * entities) does not come out at the other end.
 */
function fromSvg(bytes: Buffer): Logo | Promise<Logo> {
  const drawing = new Resvg(new TextDecoder().decode(bytes), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'height', value: 2 * height },
  })
  stopAt(shapeFault(drawing.width, drawing.height))
  const box = drawing.getBBox()
  if (!box || !(box.width > 0) || !(box.height > 0)) throw 'shows nothing'
  const clean = drawing.toString()
  const strange = /<(?!\/|(?:svg|defs|g|path|linearGradient|radialGradient|stop|clipPath|mask|pattern)\b)[^>]*/.exec(
    clean,
  )
  if (strange || /\son\w+=|href="(?!#)|url\((?!#)|<!/i.test(clean))
    throw 'has more than shapes in it, such as a script or a link'
  const picture = drawing.render()
  // A picture of so many shapes is smaller.
  if (clean.length > mostMarkup) return fromPng(picture.asPng())
  stopAt(inkFault(picture.pixels))
  const scale = Math.min(height / box.height, widest / box.width)
  const shapes = clean.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const body = `<g transform="scale(${scale.toFixed(5)}) translate(${-box.x} ${-box.y})">${shapes}</g>`
  return { width: Math.round(box.width * scale), height, body: centred(body, box.height * scale) }
}

async function fromPng(bytes: Buffer): Promise<Logo> {
  const { default: sharp } = await import('sharp')
  const options = { failOn: 'error' as const }
  const trimmed = sharp(await sharp(bytes, options).ensureAlpha().trim().png().toBuffer())
  // Twice the size at which it is shown.
  const fitted = trimmed.resize({ width: widest, height: 1.6 * height, fit: 'inside' })
  const { data, info } = await fitted.clone().raw().toBuffer({ resolveWithObject: true })
  stopAt(inkFault(data))
  const png = await lightPng(fitted)
  const scale = Math.min(height / info.height, widest / info.width)
  const [width, high] = [Math.round(info.width * scale), Math.round(info.height * scale)]
  const body = `<image width="${width}" height="${high}" href="data:image/png;base64,${png.toString('base64')}"/>`
  return { width, height, body: centred(body, high) }
}

/** In as many colours as its limit of bytes allows, but at least two. */
async function lightPng(image: Sharp, [colours = 2, ...fewer]: number[] = [32, 16, 4, 2]): Promise<Buffer> {
  const png = await image.clone().png({ palette: true, colours, effort: 10 }).toBuffer()
  return png.length <= mostPicture || fewer.length === 0 ? png : lightPng(image, fewer)
}

const stopAt = (fault: string | undefined) => {
  if (fault) throw fault
}

const centred = (body: string, high: number) =>
  high < height - 1 ? `<g transform="translate(0 ${((height - high) / 2).toFixed(2)})">${body}</g>` : body
